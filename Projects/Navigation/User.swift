import UIKit

class Feed: UIViewController {}
class Detail: UIViewController {}
class Cover: UIViewController {}

/// The moves that viewdid tries, with your stack and with UINavigationController. This file has to stay as it is.
class User: UIViewController {
    lazy var stack = NavigationStack(rootViewController: Feed())

    func start() { view.window?.rootViewController = stack }
    func push() { stack.pushViewController(Detail(), animated: false) }
    func pop() { stack.popViewController(animated: false) }
    func pushAnimated() { stack.pushViewController(Detail(), animated: true) }
    func popAnimated() { stack.popViewController(animated: true) }

    func cover() {
        let cover = Cover()
        cover.modalPresentationStyle = .fullScreen
        stack.present(cover, animated: true)
    }

    func uncover() { stack.dismiss(animated: true) }
}
