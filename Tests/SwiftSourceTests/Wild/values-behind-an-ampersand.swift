// swift-format-ignore-file
// run: launch Feed as feed
// says: print 2 b a 5
// says: print ?
// never: unknown
class Feed: UIViewController {
    var total = 1
    override func viewDidLoad() {
        super.viewDidLoad()
        add(1, to: &total)
        var one = "a", other = "b"
        swap(&one, &other)
        func grow(_ n: inout Int) { n += 2 }
        var local = 3
        grow(&local)
        print(total, one, other, local)
        arc4random_buf(&local)
        print(local)
    }
    func add(_ n: Int, to sum: inout Int) { sum += n }
}
