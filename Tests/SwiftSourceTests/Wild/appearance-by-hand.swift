// swift-format-ignore-file
// run: launch Box as box
// says: feed.viewWillAppear
// says: feed.viewDidAppear
class Feed: UIViewController {}
class Box: UIViewController {
    let feed = Feed()

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(feed)
        view.addSubview(feed.view)
        feed.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        feed.beginAppearanceTransition(true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        feed.endAppearanceTransition()
    }
}
