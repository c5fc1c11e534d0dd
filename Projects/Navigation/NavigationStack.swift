import UIKit

/// A container that shows the last screen of a stack, as UINavigationController does.
class NavigationStack: UIViewController {
    /// The screens, from the root to the visible one.
    private(set) var viewControllers: [UIViewController]

    init(rootViewController: UIViewController) {
        viewControllers = [rootViewController]
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("NavigationStack is created in code.")
    }

    func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }

    @discardableResult
    func popViewController(animated: Bool) -> UIViewController? {
        nil
    }
}
