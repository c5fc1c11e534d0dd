// swift-format-ignore-file
// run: launch Two as two
// says: print two
// never: print one
// file: One.swift
private class Cell { let word = "one" }
// file: Two.swift
class Two: UIViewController {
    override func viewDidLoad() { super.viewDidLoad(); print(Cell().word) }
}
private class Cell { let word = "two" }
