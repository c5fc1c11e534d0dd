// swift-format-ignore-file
// run: launch Feed as feed
// says: print 6
// never: unknown
class Feed: UIViewController {
    struct Row { var count = 3 }
    override func viewDidLoad() { super.viewDidLoad(); print(Row().doubled) }
}
extension Feed.Row {
    var doubled: Int { count * 2 }
}
