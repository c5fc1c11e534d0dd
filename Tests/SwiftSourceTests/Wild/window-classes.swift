// swift-format-ignore-file
// run: launch app
// says: print made 1
// says: print changed 2
// says: print themed true
// says: feed.viewDidAppear
// never: unknown
// never: exception
class ThemedWindow: UIWindow {
    var number = 1
    var changed: ((Int) -> Void)?
    override init(frame: CGRect) {
        super.init(frame: frame)
        print("made", number)
    }
    required init?(coder: NSCoder) { fatalError() }
    func change() { number += 1; changed?(number) }
}
@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let themed = ThemedWindow(frame: UIScreen.main.bounds)
        themed.changed = { print("changed", $0) }
        themed.change()
        window = themed
        window?.rootViewController = Feed()
        window?.makeKeyAndVisible()
        return true
    }
}
class Feed: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("themed", view.window is ThemedWindow)
    }
}
