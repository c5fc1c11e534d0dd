struct Count {
    var n = 0
    mutating func f() { n += 1 }
}
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        a.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.f()
    }
}
