// swift-format-ignore-file
// run: launch Feed as feed
// says: unknown name kMargin
// says: unknown property .standard
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        _ = kMargin
        _ = Store.standard
    }
}
