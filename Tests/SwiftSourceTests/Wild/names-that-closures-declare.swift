// swift-format-ignore-file
// run: new Feed as feed
// run: access view of feed
// run: release feed
// says: print feed is gone
class Feed: UIViewController {
    var makers: [() -> Void] = []
    var title2 = "title"
    override func viewDidLoad() {
        super.viewDidLoad()
        makers.append { let view = UIView(); view.tag = 1 }
        makers.append { for view in [1, 2] { print(view) } }
        makers.append { if let view = UIView() as UIView? { view.tag = 2 } }
        makers.append { [1].forEach { view in print(view) } }
        makers.append { func title2(_ view: Int) { print(view) }; title2(1) }
        makers.append { switch 1 { case let view: print(view) } }
    }
    deinit { print("feed is gone") }
}
