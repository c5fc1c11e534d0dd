// swift-format-ignore-file
// run: launch Feed as feed
// says: unknown assumption
// says: print on
// never: overflows
class Feed: UIViewController {
    func next() {
        guard Store.shared.hasMore else { return }
        next()
    }
    override func viewDidLoad() { super.viewDidLoad(); next(); print("on") }
}
