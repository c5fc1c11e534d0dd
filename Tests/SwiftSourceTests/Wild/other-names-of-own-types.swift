// swift-format-ignore-file
// run: launch Feed as feed
// says: print home goes
// says: print a home
// never: unknown
class Home: UIViewController { func go() { print("home goes") } }
typealias Start = Home
typealias Screen = Start
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let screen = Screen()
        screen.go()
        let other: UIViewController = screen
        if other is Screen { print("a home") } else { print("none") }
    }
}
