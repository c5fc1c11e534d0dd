// swift-format-ignore-file
// run: launch Feed as feed
// says: assumed the nib Page
// says: page.viewDidAppear
// never: trap
class Page: UIViewController {
    @IBOutlet var name: UILabel!
    override func viewDidLoad() { super.viewDidLoad(); name.text = "page" }
}
class Feed: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        present(Page(nibName: "Page", bundle: nil), animated: true)
    }
}
