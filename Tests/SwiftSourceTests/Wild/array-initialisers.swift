// swift-format-ignore-file
// run: launch Feed as feed
// says: print 1 0 0 2 1
// says: uiViewController.viewDidAppear
// never: unknown
class Feed: UIViewController {
    var children2 = [UIViewController]()
    var names = [String: Int]()
    let other = Array<Int>()
    var tags = Set<String>()
    override func viewDidLoad() {
        super.viewDidLoad()
        children2.append(UIViewController())
        addChild(children2[0])
        view.addSubview(children2[0].view)
        children2[0].didMove(toParent: self)
        tags.insert("a")
        tags.insert("a")
        print(children2.count, names.count, other.count, [Int](repeating: 7, count: 2).count, tags.count)
    }
}
