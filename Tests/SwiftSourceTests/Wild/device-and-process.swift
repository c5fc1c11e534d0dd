// swift-format-ignore-file
// run: launch Feed as feed
// says: print phone
// says: print no test
// says: print nothing set
// never: unknown
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print(UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone")
        if ProcessInfo.processInfo.arguments.contains("-UITests") { print("test") } else { print("no test") }
        guard let route = ProcessInfo.processInfo.environment["ROUTE"] else { print("nothing set"); return }
        print(route)
    }
}
