// swift-format-ignore-file
// run: launch Feed as feed
// says: print base
// never: print other
// file: Base.swift
class Base: UIViewController { class Cell { let word = "base" } }
class Feed: Base {
    override func viewDidLoad() { super.viewDidLoad(); print(Cell().word) }
}
class Other: Base { class Cell { let word = "other" } }
