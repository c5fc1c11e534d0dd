// swift-format-ignore-file
// run: launch app
// says: print Feed in navigation true
// says: print Feed in tabs true
// never: print Settings
// never: trap
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("Feed in navigation", navigationController != nil)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("Feed in tabs", tabBarController != nil)
    }
}
class Settings: UIViewController {
    override func viewDidLoad() { super.viewDidLoad(); print("Settings loads") }
}
