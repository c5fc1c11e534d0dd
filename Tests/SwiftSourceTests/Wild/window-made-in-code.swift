// swift-format-ignore-file
// run: launch app
// says: feed.viewDidAppear
// never: unknown
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        self.window = self.window ?? UIWindow()
        self.window!.rootViewController = Feed()
        self.window!.makeKeyAndVisible()
        return true
    }
}
class Feed: UIViewController {
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
}
