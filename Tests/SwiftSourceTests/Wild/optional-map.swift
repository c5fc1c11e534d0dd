// swift-format-ignore-file
// run: launch Feed as feed
// says: print none
// says: print 1!
// never: trap
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print(["a"].firstIndex(of: "b").map { String($0) } ?? "none")
        print(["a", "b"].firstIndex(of: "b").map { "\($0)!" } ?? "none")
    }
}
