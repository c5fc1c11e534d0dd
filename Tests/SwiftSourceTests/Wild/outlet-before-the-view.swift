// swift-format-ignore-file
// run: launch Feed as feed
// says: trap Unexpectedly found nil
class Page: UIViewController {
    @IBOutlet weak var label: UILabel!
}
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let page = Page()
        page.label.text = "too early"
    }
}
