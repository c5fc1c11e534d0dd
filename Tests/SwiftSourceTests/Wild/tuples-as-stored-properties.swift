// swift-format-ignore-file
// run: launch Feed as feed
// says: print 1 two
// says: print 3
// says: print 5 6
// never: unknown
let (low, high) = (5, 6)
class Feed: UIViewController {
    let (count, word) = (1, "two")
    static let (_, most) = (2, 3)
    override func viewDidLoad() {
        super.viewDidLoad()
        print(count, word)
        print(Feed.most)
        print(low, high)
    }
}
