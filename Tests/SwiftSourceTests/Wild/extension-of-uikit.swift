// swift-format-ignore-file
// run: launch Feed as feed
// says: print 1 true
// never: unknown
extension UIViewController {
    func show(child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}
extension UIView {
    static var standardMargin: Int { 1 }
    var isAlone: Bool { subviews.isEmpty }
}
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let child = UIViewController()
        show(child: child)
        print(UIView.standardMargin, child.view.isAlone)
    }
}
