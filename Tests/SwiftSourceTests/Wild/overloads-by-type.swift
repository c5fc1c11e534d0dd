// swift-format-ignore-file
// run: launch Feed as feed
// says: print numbers 1
// says: print text a
// never: overflows
class Feed: UIViewController {
    func set(_ all: [Int?]) { set(all.compactMap { $0 }) }
    func set(_ all: [Int]) { print("numbers", all.count) }
    func set(_ text: String) { print("text", text) }
    override func viewDidLoad() {
        super.viewDidLoad()
        set([1, nil] as [Int?])
        set("a")
    }
}
