// swift-format-ignore-file
// run: launch Feed as feed
// says: trap child view controller:
class Feed: UIViewController {
    let other = UIViewController(), child = UIViewController()
    override func viewDidLoad() {
        super.viewDidLoad()
        other.addChild(child)
        view.addSubview(child.view)
    }
}
