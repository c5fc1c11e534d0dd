// swift-format-ignore-file
// run: launch Feed as feed
// says: print block
// says: print news 1
// says: print news 2
// says: print ran
// says: print m 0 text
// says: print faded
// says: print styled 1
// says: print stored 3
// says: print both first second
// never: unknown
final class Service {
    enum Style { case plain, bold }
    init(name: String = "x", block: () -> Void = {}) { block() }
    func load(_ path: String, page: Int = 1, completion: @escaping (String) -> Void) {
        completion("\(path) \(page)")
    }
    static func run(after delay: Double = 0, _ work: () -> Void) { work() }
    func show(_ style: Style = .plain, done: Done? = nil) { done?(1) }
    typealias Done = (Int) -> Void
}
struct Action {
    var title = "x"
    let run: () -> Int
}
func log(_ text: String, level: Int = 0, extra: () -> String) { print(text, level, extra()) }
func pair(_ number: Int = 0, one: () -> String, two: () -> String = { "" }) { print("both", one(), two()) }
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let service = Service { print("block") }
        service.load("news") { print($0) }
        service.load("news", page: 2) { print($0) }
        Service.run { print("ran") }
        log("m") { "text" }
        fade { print("faded") }
        service.show { print("styled", $0) }
        print("stored", Action { 3 }.run())
        pair { "first" } two: { "second" }
    }
    func fade(_ seconds: TimeInterval = 0.3, done: (() -> Void)? = nil) { done?() }
}
