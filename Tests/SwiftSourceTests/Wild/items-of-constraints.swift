// swift-format-ignore-file
// run: launch Rubber as rubber
// says: print first true true
// says: print none true
// says: print attributes true true
// says: print kept true 4.0 false
// says: print mask false
// says: print priority true
// says: print width ?
// never: trap
extension UIView {
    static func activate(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach { ($0.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate(constraints)
    }
}
class Rubber: UIViewController {
    private let box = UIView()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        let center = box.centerXAnchor.constraint(equalTo: view.centerXAnchor)
        let width = box.widthAnchor.constraint(equalToConstant: 4)
        print("first", center.firstItem === box, center.secondItem === view)
        print("none", width.secondItem == nil)
        print("attributes", width.firstAttribute == .width, width.secondAttribute == .notAnAttribute)
        print("kept", width.constant == 4, width.constant, width.isActive)
        UIView.activate([center, width])
        print("mask", box.translatesAutoresizingMaskIntoConstraints)
        width.priority = .defaultLow
        print("priority", width.priority == .defaultLow)
        print("width", box.frame.width)
    }
}
