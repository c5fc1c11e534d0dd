import Testing

@testable import Checks

@Suite("Launches by the app's own delegates")
struct LaunchTests {
    @Test(
        "What goes wrong in code that only a delegate reaches is found, with the launch as its proof",
        arguments: [
            (
                """
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        let root = UIViewController()
                        window = UIWindow()
                        window?.rootViewController = root
                        root.present(UIViewController(), animated: false)
                        window?.makeKeyAndVisible()
                        return true
                    }
                }
                """, "10 present.too-early"
            ),
            (
                """
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession,
                        options: UIScene.ConnectionOptions
                    ) {
                        window = UIWindow(windowScene: scene as! UIWindowScene)
                        let stack = UINavigationController()
                        let feed = UIViewController()
                        stack.pushViewController(feed, animated: false)
                        stack.pushViewController(feed, animated: false)
                        window?.rootViewController = stack
                        window?.makeKeyAndVisible()
                    }
                }
                """, "11 push.twice"
            ),
        ])
    func found(text: String, finding: String) async throws {
        let report = await Checking.check(text)
        #expect(report.short == [finding])
        #expect(report.findings.first?.proof?.commands == ["launch app"])
        #expect(report.cutShort.isEmpty)
    }

    @Test("A delegate does not come between a class and its own window")
    func apart() async {
        let report = await Checking.check(
            """
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = UINavigationController(rootViewController: Feed())
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            class Feed: UIViewController {
                override func viewDidLoad() { super.viewDidLoad() }
            }
            class Detail: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    present(UIViewController(), animated: false)
                }
            }
            """)
        #expect(report.short == ["19 present.too-early"])
        #expect(report.findings.first?.proof?.commands == ["launch Detail as sut"])
    }

    @Test("Of nested classes of one name each is made to live, and is told of in its own file")
    func namesakes() async {
        func text(_ outer: String, _ body: String) -> String {
            """
            enum \(outer) {
                class Screen: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        \(body)
                    }
                }
            }
            """
        }
        let report = await Checking.check([
            "Feed.swift": text("Feed", "present(UIViewController(), animated: false)"),
            "Login.swift": text("Login", "loadView()"),
        ])
        let found = report.findings.map { "\($0.place.file):\($0.place.line) \($0.kind.identifier)" }
        #expect(found == ["Feed.swift:5 present.too-early", "Login.swift:5 loadView.called-by-hand"])
        #expect(report.controllers == 2)
        #expect(report.findings.first?.proof?.commands == ["launch Screen as sut"])
    }
}
