import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

/// The delegate that Info.plist names.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        self.window = window
        showFirstScreen()
        window.makeKeyAndVisible()
        NotificationCenter.default.addObserver(
            self, selector: #selector(showFirstScreen), name: .userSignedOut, object: nil)
    }

    /// Starts with new screens, as the next user must not see those of the last one.
    @objc private func showFirstScreen() {
        let feed = FeedViewController()
        window?.rootViewController = UINavigationController(rootViewController: feed)
        if Library.shared.user == nil {
            let login = LoginViewController()
            login.modalPresentationStyle = .fullScreen
            feed.present(login, animated: false)
        }
    }
}
