// swift-format-ignore-file
// run: launch Feed as feed
// says: unknown
// never: print page is gone
class Page: UIViewController {
    deinit { print("page is gone") }
    func load() { Network.get { self.title = "loaded" } }
}
class Feed: UIViewController {
    override func viewDidLoad() { super.viewDidLoad(); Page().load() }
}
