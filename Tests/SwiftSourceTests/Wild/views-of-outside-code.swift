// swift-format-ignore-file
// run: launch Feed as feed
// says: assumed an unknown view in UIView
// says: print 1
// never: unknown
import SomeLibrary
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(Chart.shared.makeView())
        print(view.subviews.count)
    }
}
