// swift-format-ignore-file
// run: launch Feed as feed
// says: print many
// says: print client
// says: print inside
// says: print done
// never: hangs
class Feed: UIViewController {
    var followers = 12_345
    override func viewDidLoad() {
        super.viewDidLoad()
        switch followers {
        case 0..<1_000: print("few")
        case 1_000..<1_000_000: print("many")
        default: print("very many")
        }
        switch 404 {
        case 200...299: print("fine")
        case 400..<100_000_000: print("client")
        default: break
        }
        if (10_000...9_999_999).contains(followers) { print("inside") }
        let seed = Int.random(in: 1...86_400)
        print("done", seed * 2)
    }
}
