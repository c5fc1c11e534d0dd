// swift-format-ignore-file
// run: launch Feed as feed
// run: new Settings as settings
// run: access view of settings
// run: new Start as start
// run: access view of start
// says: feed.loadView
// says: print feed FeedView
// says: print settings SettingsView
// says: print start StartView
// says: print 1 SettingsView
// never: unknown
// never: overflows
class Base<Content: UIView>: UIViewController {
    var content: Content { view as! Content }
    override func loadView() { view = Content() }
}
class ScrollingViewController<Inner: UIView>: Base<Inner> {
    let second = Inner(frame: .zero)
    lazy var third: Inner = {
        let made = Inner()
        made.tag = 1
        return made
    }()
}
class FeedView: UIView { let name = "feed" }
class SettingsView: UIView { let name = "settings" }
class StartView: UIView { let name = "start" }
class Feed: Base<FeedView> {
    override func viewDidLoad() {
        super.viewDidLoad()
        print(content.name, type(of: content))
    }
}
class Settings: ScrollingViewController<SettingsView> {
    override func viewDidLoad() {
        super.viewDidLoad()
        print(second.name, type(of: view!))
        print(third.tag, type(of: third))
    }
}
class Start: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let made = ScrollingViewController<StartView>()
        print(made.content.name, type(of: made.second))
    }
}
