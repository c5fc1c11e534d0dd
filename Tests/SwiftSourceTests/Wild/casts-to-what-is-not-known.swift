// swift-format-ignore-file
// run: launch Feed as feed
// says: print on
// never: print gone
// never: trap
class Page: UIViewController { deinit { print("gone") } }
class Router<Parent: UIViewController> {
    private var kept: Parent?
    func update(_ page: UIViewController) { kept = page as? Parent }
}
class Feed: UIViewController {
    let router = Router<UIViewController>()
    override func viewDidLoad() {
        super.viewDidLoad()
        router.update(Page())
        let names = [1, 2].compactMap { Store.shared.name(of: $0) }
        if names.count == 2 { fatalError("counted") }
        print("on")
    }
}
