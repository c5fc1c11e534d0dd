// swift-format-ignore-file
// run: launch Feed as feed
// says: unknown uncertain current
// says: print on
// never: trap
// never: print empty
class Store { var current: String? }
class Feed: UIViewController {
    let store = Store()
    override func viewDidLoad() {
        super.viewDidLoad()
        Bootstrap.fill(store)
        if store.current == nil { print("empty") }
        guard let name = store.current else { fatalError("not filled") }
        print("on", name)
    }
}
