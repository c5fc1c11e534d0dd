// swift-format-ignore-file
// run: launch One as one; rotate landscape
// says: print one
// never: print two
// file: One.swift
class One: UIViewController {
    override func viewDidLoad() { super.viewDidLoad(); print(Cell().word) }
}
private class Cell { let word = "one" }
// file: Two.swift
class Two: UIViewController {
    override func viewDidLoad() { super.viewDidLoad(); print(Cell().word) }
}
private class Cell { let word = "two" }
