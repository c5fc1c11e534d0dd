// swift-format-ignore-file
// run: launch Feed as feed
// says: unknown condition if …
// never: print a
// never: print b
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        if UserDefaults.standard.bool(forKey: "seen") { open() }
        if UserDefaults.standard.bool(forKey: "seen") { return }
        if UserDefaults.standard.bool(forKey: "seen") { state = 3 }
    }
    var state = 1 { didSet { print("b") } }
    func open() { print("a"); addChild(UIViewController()) }
}
