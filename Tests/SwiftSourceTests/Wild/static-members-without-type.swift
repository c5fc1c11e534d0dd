// swift-format-ignore-file
// run: launch Feed as feed
// says: print made from 3
// says: print plain
// says: print done
// never: unknown
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print(Maker.make())
        let action = Maker.describe
        print(action())
        log("done")
    }
    func log(_ text: @autoclosure () -> String) { print(text()) }
}
enum Maker {
    static let `default` = 3
    static func make() -> String { "made from \(number())" }
    static func describe() -> String { "plain" }
    private static func number() -> Int { Maker.default }
}
