// swift-format-ignore-file
// run: launch First as first
// says: print inner of B
// says: first.viewDidAppear
// file: First.swift
class First: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print(B().make())
    }
}
struct A { class Helper { let name = "inner of A" } }
struct B {
    class Helper { let name = "inner of B" }
    func make() -> String { Helper().name }
}
