// swift-format-ignore-file
// run: launch Feed as feed
// says: print 2 subviews
// says: print list of 2
// says: print none: 0, labeled: 2 b
// never: trap
// never: unknown
extension UIView {
    func addSubviews(_ views: UIView...) { for view in views { addSubview(view) } }
}
func note(_ items: Any...) { note(items) }
func note(_ items: [Any]) { print("list of", items.count) }
class Feed: UIViewController {
    let box = UIView(), label = UILabel()
    func count(_ names: String..., last: String = "b") -> String { "\(names.count) \(last)" }
    func number(_ values: Int...) -> Int { values.count }
    override func viewDidLoad() {
        super.viewDidLoad()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubviews(box, label)
        note(1, "b")
        box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        print("\(view.subviews.count) subviews")
        print("none: \(number()), labeled: \(count("x", "y", last: "b"))")
    }
}
