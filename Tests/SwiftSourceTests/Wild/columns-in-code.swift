// swift-format-ignore-file
// run: launch app
// says: print columns 2
// says: uiViewController.viewDidAppear
// never: master.viewDidAppear
// never: unknown
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let split = UISplitViewController()
        split.viewControllers = [UINavigationController(rootViewController: Master()), UIViewController()]
        print("columns", split.viewControllers.count)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = split
        window?.makeKeyAndVisible()
        return true
    }
}
class Master: UIViewController {
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
}
