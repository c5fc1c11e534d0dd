// swift-format-ignore-file
// run: launch Feed as feed
// says: trap Unexpectedly found nil
class Feed: UIViewController {
    private var label: UILabel!
    override func viewDidLoad() {
        label.text = "x"
        label = UILabel()
    }
}
