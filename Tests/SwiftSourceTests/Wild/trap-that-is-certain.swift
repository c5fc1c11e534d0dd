// swift-format-ignore-file
// run: launch Feed as feed
// says: unknown method
// says: trap Index out of range
// never: print on
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Store.open()
        let list = [1]
        print(list[1])
        print("on")
    }
}
