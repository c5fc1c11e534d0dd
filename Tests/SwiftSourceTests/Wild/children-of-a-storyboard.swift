// swift-format-ignore-file
// run: launch Feed as feed
// says: unknown nib
// says: print on
// never: trap
class Page: UIViewController {}
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let first = children[0] as! Page
        let last = children.last!
        first.title = "a"
        last.title = "b"
        print("on")
    }
}
