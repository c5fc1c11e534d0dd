// swift-format-ignore-file
// run: launch Feed as feed
// says: print 2 3
// says: print 4
// never: unknown
struct Pair {
    let one: Int, two: Int
}
class Feed: UIViewController {
    let first: Pair = .init(one: 2, two: 3)
    override func viewDidLoad() {
        super.viewDidLoad()
        print(first.one, first.two)
        print(make().one)
    }
    func make() -> Pair { .init(one: 4, two: 5) }
}
