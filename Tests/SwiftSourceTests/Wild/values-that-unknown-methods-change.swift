// swift-format-ignore-file
// run: launch Feed as feed
// says: print list ?
// says: print same 3
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        var list = [3, 1, 2]
        list.sort(by: Order.standard)
        print("list", list)
        let same = [3, 1, 2]
        _ = same.sorted(by: Order.standard)
        print("same", same[0])
    }
}
