// swift-format-ignore-file
// run: launch Feed as feed
// says: print label true
// never: assumed
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(Page(nibName: "Page", bundle: nil))
        view.addSubview(children[0].view)
    }
}
class Page: UIViewController {
    @IBOutlet var label: UILabel!
    override func viewDidLoad() { super.viewDidLoad(); print("label", label != nil) }
}
