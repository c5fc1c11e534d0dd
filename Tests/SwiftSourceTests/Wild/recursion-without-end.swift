// swift-format-ignore-file
// run: launch Feed as feed
// says: overflows
class Feed: UIViewController {
    func next() { next() }
    override func viewDidLoad() { super.viewDidLoad(); Store.open(); next() }
}
