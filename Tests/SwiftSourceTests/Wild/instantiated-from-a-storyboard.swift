// swift-format-ignore-file
// run: launch Feed as feed
// says: page.viewDidAppear
// never: trap
class Page: UIViewController {
    var word = ""
    @IBOutlet weak var label: UILabel!
    override func viewDidLoad() { super.viewDidLoad(); label.text = word }
}
class Feed: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let page = storyboard?.instantiateViewController(withIdentifier: "Page") as! Page
        page.word = "x"
        present(page, animated: true)
    }
}
