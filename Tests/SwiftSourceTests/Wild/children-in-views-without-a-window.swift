// swift-format-ignore-file
// run: launch Feed as feed
// says: print loaded 1
// never: trap
class Feed: UIViewController {
    let stack = UIStackView()
    override func viewDidLoad() {
        super.viewDidLoad()
        let child = UIViewController()
        addChild(child)
        stack.addArrangedSubview(child.view)
        child.didMove(toParent: self)
        view.addSubview(stack)
        print("loaded", children.count)
    }
}
