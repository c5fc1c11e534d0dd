// swift-format-ignore-file
// run: launch Home as home
// run: new Tabs as tabs
// run: new Feed as feed
// run: access view of feed
// says: home.viewDidLoad
// says: print 0 in stack
// says: feed.viewDidLoad
// says: print view of feed
// never: print unreached
// never: fake.
import FormKit
typealias Start = MainNavigationController
protocol LoginViewController {}
class Fake: LoginViewController { deinit { print("unreached") } }
class Home: Start {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("\(viewControllers.count) in stack")
    }
}
class Tabs: ESTabBarController {}
class Feed: FormKit.FormViewController<Post> {
    override func viewDidLoad() {
        super.viewDidLoad()
        form.add("title")
        if isViewLoaded { print("view of feed") }
    }
}
