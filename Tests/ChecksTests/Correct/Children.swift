import UIKit

class DashboardController: UIViewController {
    private let header = HeaderController()
    private let list = ListController()

    override func viewDidLoad() {
        super.viewDidLoad()
        embed(header)
        embed(list)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (top, bottom) = view.bounds.divided(atDistance: 120, from: .minYEdge)
        header.view.frame = top
        list.view.frame = bottom
    }

    private func embed(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

class HeaderController: UIViewController {}

class ListController: UIViewController {
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
    }
}

extension UIViewController {
    func add(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    func remove() {
        guard parent != nil else { return }
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }
}

class LoadingHostController: UIViewController {
    private let loading = HeaderController()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        add(loading)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        loading.remove()
    }
}

class SwitchingController: UIViewController {
    private var current: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        show(HeaderController())
    }

    @IBAction func showList() { show(ListController()) }

    private func show(_ next: UIViewController) {
        if let old = current {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        addChild(next)
        next.view.frame = view.bounds
        next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(next.view)
        next.didMove(toParent: self)
        current = next
    }
}

class AnimatedSwitchController: UIViewController {
    private let first = HeaderController()
    private let second = ListController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(first)
        view.addSubview(first.view)
        first.didMove(toParent: self)
    }

    @objc func flip() {
        first.willMove(toParent: nil)
        addChild(second)
        transition(from: first, to: second, duration: 0.3, options: [], animations: nil) { _ in
            self.first.removeFromParent()
            self.second.didMove(toParent: self)
        }
    }
}

class PagesController: UIPageViewController, UIPageViewControllerDataSource {
    private let pages = [HeaderController(), HeaderController()]

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        setViewControllers([pages[0]], direction: .forward, animated: false)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { pages[1] }
}

class MainTabsController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [
            UINavigationController(rootViewController: HeaderController()),
            UINavigationController(rootViewController: ListController()),
        ]
        tabBar.tintColor = .red
    }
}

class MainStackController: UINavigationController, UINavigationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        navigationBar.prefersLargeTitles = true
    }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewController.hidesBottomBarWhenPushed = !viewControllers.isEmpty
        super.pushViewController(viewController, animated: animated)
    }
}

/// A child that a property's observers exchange.
class ObservedChildHost: UIViewController {
    var content: UIViewController? {
        willSet {
            content?.willMove(toParent: nil)
            newValue.map { addChild($0) }
        }
        didSet {
            oldValue?.view.removeFromSuperview()
            oldValue?.removeFromParent()
            guard let content else { return }
            view.addSubview(content.view)
            content.didMove(toParent: self)
        }
    }

    @objc func show() { content = UIViewController() }
}

/// A child that is there before the view is.
class EarlyChildHost: UIViewController {
    private let player = UIViewController()

    init() {
        super.init(nibName: nil, bundle: nil)
        addChild(player)
    }

    required init?(coder: NSCoder) { fatalError("no storyboard has it") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(player.view)
        player.didMove(toParent: self)
    }
}

/// A child whose view lies in a view that comes into the controller's own later.
class LateContainerHost: UIViewController {
    private let feed = UIViewController(), container = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(feed)
        container.addSubview(feed.view)
        view.addSubview(container)
        feed.didMove(toParent: self)
    }
}

/// A child as Swift 2 adds it.
class OldHost: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let child = UIViewController()
        addChildViewController(child)
        view.addSubview(child.view)
        child.didMoveToParentViewController(self)
    }
}
