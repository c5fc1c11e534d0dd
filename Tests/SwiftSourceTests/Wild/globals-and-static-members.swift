// swift-format-ignore-file
// run: launch Feed as feed
// says: print key-7 10 3 red
// never: unknown
let prefix = "key"
private var count = 6
var following: Int { count + 1 }
enum Metrics {
    static let margin = 4
    static var wide: Int { margin * 2 + 2 }
}
class Feed: UIViewController {
    static var limit: Int { 3 }
    class var color: String { "red" }
    override func viewDidLoad() {
        super.viewDidLoad()
        print("\(prefix)-\(following)", Metrics.wide, Feed.limit, Feed.color)
    }
}
