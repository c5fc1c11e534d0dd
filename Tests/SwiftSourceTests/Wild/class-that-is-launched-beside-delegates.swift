// swift-format-ignore-file
// run: launch About as sut
// says: assumed sut is the root view controller, instead of the one that the delegates set
// says: print about
// says: sut.viewDidAppear
// says: print root true
// never: print home appeared
class Home: UIViewController {
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("home appeared") }
}
class About: UIViewController {
    override func viewDidLoad() { super.viewDidLoad(); print("about") }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("root", view.window?.rootViewController === self)
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = Home()
        window?.makeKeyAndVisible()
    }
}
