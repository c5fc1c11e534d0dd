// swift-format-ignore-file
// run: launch One as one; release one
// says: print library next
// says: print app fill
// never: print example fill
// never: unknown
// file: Sources/Kit/One.swift
class One: UIViewController {
    override func viewDidLoad() { super.viewDidLoad(); print("library", Names.next); view.fill() }
}
// file: Sources/Kit/Helpers/Names.swift
enum Names { static let next = "next" }
extension UIView { func fill() { print("app fill") } }
// file: Examples/Names.swift
enum Names { static let other = "other" }
extension UIView { func fill() { print("example fill") } }
