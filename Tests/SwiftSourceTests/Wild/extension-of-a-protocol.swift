// swift-format-ignore-file
// run: launch Feed as feed
// says: print hello from Feed
// never: unknown
protocol Greeting { var name: String { get } }
extension Greeting {
    func greet() { print("hello from \(name)") }
}
class Feed: UIViewController, Greeting {
    let name = "Feed"
    override func viewDidLoad() { super.viewDidLoad(); greet() }
}
