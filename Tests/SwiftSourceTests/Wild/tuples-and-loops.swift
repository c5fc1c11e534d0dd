// swift-format-ignore-file
// run: launch Feed as feed
// says: print 3 b 1
// says: print 0 a
// says: print 1 b
// says: print even 2
// says: print some 5
// says: print origin
// says: print both 3 b
// never: print even 1
// never: unknown
class Feed: UIViewController {
    func pair() -> (Int, String) { (3, "b") }
    func maybe() -> (Int, String)? { pair() }
    override func viewDidLoad() {
        super.viewDidLoad()
        let (n, word) = pair()
        let point = (x: 1, y: 2)
        print(n, word, point.x)
        for (index, letter) in ["a", "b"].enumerated() { print(index, letter) }
        for n in 1...2 where n % 2 == 0 { print("even", n) }
        let all: [Int?] = [nil, 5]
        for case let value? in all { print("some", value) }
        if let (a, b) = maybe() { print("both", a, b) }
        switch (0, 0) {
        case (0, 0): print("origin")
        default: break
        }
    }
}
