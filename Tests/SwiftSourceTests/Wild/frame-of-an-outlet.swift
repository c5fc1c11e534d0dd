// swift-format-ignore-file
// run: launch Feed as feed
// says: print ?
class Feed: UIViewController {
    @IBOutlet weak var label: UILabel!
    override func viewDidLoad() { super.viewDidLoad(); print(label.frame) }
}
