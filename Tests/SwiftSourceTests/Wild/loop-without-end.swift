// swift-format-ignore-file
// run: launch Feed as feed
// says: hangs
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        var n = 0
        while n < 3 { n -= 1; if n < -5 { n = 0 } }
    }
}
