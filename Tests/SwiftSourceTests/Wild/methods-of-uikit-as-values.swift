// swift-format-ignore-file
// run: launch Rows as rows
// says: print rows 2 true
// says: print stack 2 2
// says: print children 1
// never: trap
// never: unknown
class Rows: UIViewController {
    private let rows = [UILabel(), UILabel()], boxes = [UIView(), UIView()]
    private let children2 = [UIViewController()]
    override func viewDidLoad() {
        super.viewDidLoad()
        rows.forEach(view.addSubview)
        print("rows", view.subviews.count, rows[0].superview === view)
        let stack = UIStackView()
        boxes.forEach(stack.addArrangedSubview)
        print("stack", stack.subviews.count, stack.arrangedSubviews.count)
        children2.forEach(addChild)
        print("children", children.count)
        let groups = [[rows[0].widthAnchor.constraint(equalToConstant: 1)]]
        groups.forEach(NSLayoutConstraint.activate)
    }
}
