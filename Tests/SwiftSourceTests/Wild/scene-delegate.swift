// swift-format-ignore-file
// run: launch app
// says: root.viewDidAppear
// never: page.viewDidLoad
class Page: UIViewController {}
class Root: UIViewController {}
@main class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(rootViewController: Root())
        window?.makeKeyAndVisible()
    }
}
