// swift-format-ignore-file
// run: launch Feed as feed
// says: print will 0 5
// says: print did 0 5
// says: print leaving nil
// says: print leaving 1
// never: print will 0 1
// never: unknown
class Feed: UIViewController {
    var count = 0 {
        willSet { print("will", count, newValue) }
        didSet { print("did", oldValue, count) }
    }
    var page: Int? {
        willSet(next) { print("leaving", page.map { "\($0)" } ?? "nil") }
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        count = 5
        page = 1
        page = 2
    }
}
