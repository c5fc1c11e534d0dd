// swift-format-ignore-file
// run: launch Feed as feed
// says: b.viewDidLoad
// says: print 3 and 24
// never: unknown
class Feed: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        class B: UIViewController {
            override func viewDidLoad() { super.viewDidLoad() }
        }
        var n = 0
        func add(_ more: Int = 1) { n += more }
        func factorial(_ k: Int) -> Int { k < 2 ? 1 : k * factorial(k - 1) }
        add()
        add(2)
        print("\(n) and \(factorial(4))")
        let b = B()
        b.modalPresentationStyle = .fullScreen
        present(b, animated: true)
    }
}
