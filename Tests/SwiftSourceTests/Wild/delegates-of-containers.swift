// swift-format-ignore-file
// run: launch Tabs as tabs; tap tab 2; tap tab 1
// says: print will show Feed
// says: print did show Other
// says: print asked Second
// says: print selected 1
// never: message nested push
// never: unknown
class Tabs: UITabBarController, UITabBarControllerDelegate {
    let keeper = Keeper()
    override func viewDidLoad() {
        super.viewDidLoad()
        let nav = UINavigationController(rootViewController: Feed())
        nav.delegate = keeper
        delegate = self
        viewControllers = [nav, Second()]
    }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        print("asked", type(of: viewController))
        return true
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        print("selected", tabBarController.selectedIndex)
    }
}
class Keeper: NSObject, UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        print("will show", type(of: viewController))
    }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        print("did show", type(of: viewController))
        if viewController is Feed, navigationController.viewControllers.count == 1, !hasPushed {
            hasPushed = true
            navigationController.pushViewController(Other(), animated: true)
        }
    }
    var hasPushed = false
}
class Feed: UIViewController {}
class Other: UIViewController {}
class Second: UIViewController {}
