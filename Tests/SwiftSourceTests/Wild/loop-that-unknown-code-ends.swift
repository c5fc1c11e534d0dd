// swift-format-ignore-file
// run: launch Feed as feed
// says: unknown loop
// says: print on
// never: hangs
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let player = Player()
        var n = 0
        while n < 3 { player.advance(by: &n) }
        while !isDone { step() }
        var m = 0
        while m < 3 { m = m; Clock.tick() }
        print("on")
    }
    var isDone = false
    func step() { Clock.tick { self.isDone = true } }
}
