// swift-format-ignore-file
// run: launch Feed as feed
// says: assumed feed from Main.storyboard
// says: print page is Page
// says: print label true
// says: print by name Page
// never: trap
// never: assumed a storyboard
// never: unknown
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let page = storyboard!.instantiateViewController(withIdentifier: "page1")
        print("page is", type(of: page))
        addChild(page)
        view.addSubview(page.view)
        page.didMove(toParent: self)
        let other = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "page1") as! Page
        print("by name", type(of: other))
    }
}
class Page: UIViewController {
    @IBOutlet weak var label: UILabel!
    override func viewDidLoad() { super.viewDidLoad(); print("label", label != nil) }
}
