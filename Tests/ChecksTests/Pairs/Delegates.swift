import UIKit

class WrongSceneDelegate: UIResponder, UIWindowSceneDelegate {
    // The next line finds callback.misspelled
    func scene(_ scene: UIScene, willConnect session: UISceneSession, options: UIScene.ConnectionOptions) {}

    func sceneDidBecomeActive() {}  // finds callback.misspelled

    func sceneWillEnterForground(_ scene: UIScene) {}  // finds callback.misspelled

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
}

class RightSceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {}

    func sceneDidBecomeActive(_ scene: UIScene) {}

    func sceneWillEnterForeground(_ scene: UIScene) {}
}

class WrongAppDelegate: UIResponder, UIApplicationDelegate {
    func applicationWillTerminate(_ application: UIApplication) {}

    // The next line finds callback.misspelled
    func applicationDidEnterBackground(application: UIApplication) {}
}

/// Written for Swift 2, in which each first argument has its label.
class OldAppDelegate: UIResponder, UIApplicationDelegate {
    func applicationWillTerminate(application: UIApplication) {}

    func applicationDidEnterBackground(application: UIApplication) {}
}

/// A delegate of an app for the watch, whose methods take nothing.
class WatchDelegate: NSObject, WKApplicationDelegate {
    func applicationDidBecomeActive() {}

    func applicationWillEnterForeground() {}
}
