// swift-format-ignore-file
// run: launch Feed as feed
// says: print 3
// says: print 1
// never: unknown
struct Sum {
    var value = 0
    func adding(_ more: Int) -> Sum { Sum(value: value + more) }
}
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let both = Sum().adding(1)
        #if os(iOS)
            .adding(2)
        #else
            .adding(10)
        #endif
        print(both.value)
        let one = Sum().adding(1)
        #if os(macOS)
            .adding(2)
        #endif
        print(one.value)
    }
}
