// swift-format-ignore-file
// run: launch Feed as feed
// says: unknown condition
// says: unknown trap perhaps: Index out of range
// says: print on
// never: trap
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let list = [1]
        if Store.isEmpty { return }
        print(list[1])
        print("on")
    }
}
