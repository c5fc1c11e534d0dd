// swift-format-ignore-file
// run: launch Feed as feed
// says: feed.viewDidLoad
// never: tabs.deinit
// never: other.
import Material
class Start: SnackbarController {}
class Feed: Start {
    override func viewDidLoad() {
        super.viewDidLoad()
        let tabs = Tabs()
        Model(rootViewController: tabs).run()
    }
}
class Tabs: UITabBarController { deinit { print("gone") } }
class Model: ModelController {}
