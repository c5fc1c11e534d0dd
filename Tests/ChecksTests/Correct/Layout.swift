import SwiftUI
import UIKit

class FrameLayoutController: UIViewController {
    private let header = UIView()
    private let footer = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(header)
        view.addSubview(footer)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
        footer.frame = CGRect(x: 0, y: view.bounds.height - 44, width: view.bounds.width, height: 44)
    }
}

class ConstraintController: UIViewController {
    private let box = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            box.widthAnchor.constraint(equalToConstant: 100),
            box.heightAnchor.constraint(equalToConstant: 100),
        ])
    }
}

class TableController: UIViewController, UITableViewDataSource {
    private let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let row = tableView.indexPathForSelectedRow { tableView.deselectRow(at: row, animated: animated) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

class GradientController: UIViewController {
    private let gradient = CAGradientLayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.layer.insertSublayer(gradient, at: 0)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        gradient.frame = view.bounds
    }
}

class OnceController: UIViewController {
    private var hasLaidOut = false

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !hasLaidOut else { return }
        hasLaidOut = true
        let overlay = UIView(frame: view.bounds)
        view.addSubview(overlay)
    }
}

class RotatingController: UIViewController {
    private let grid = UIView()

    override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in
            self.grid.frame.size = size
        })
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
    }
}

class SafeAreaController: UIViewController {
    private let bar = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(bar)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        bar.frame.origin.y = view.safeAreaInsets.top
    }
}

class ScrollingController: UIViewController, UIScrollViewDelegate {
    @IBOutlet private var scrollView: UIScrollView!
    @IBOutlet private var bottom: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.delegate = self
        scrollView.contentInsetAdjustmentBehavior = .never
    }

    @objc func keyboard(_ notification: Notification) {
        bottom.constant = 200
        UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
    }
}

class IsAppearingController: UIViewController {
    private let box = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        box.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 80)
    }
}

class FixedSizeController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let icon = UIImageView(frame: CGRect(x: 16, y: 16, width: 48, height: 48))
        view.addSubview(icon)
    }
}

class BadgeController: UIViewController {
    private var badge: UIView?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        badge?.removeFromSuperview()
        let new = UIView()
        view.addSubview(new)
        badge = new
    }
}

class LazyBadgeController: UIViewController {
    private lazy var badge = UILabel()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if badge.superview == nil { view.addSubview(badge) }
    }
}

class StackedController: UIViewController {
    private let slider = UISlider()
    private let badge = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        // A stack switches the masks off of what it arranges, and has it as subviews at once.
        let stack = UIStackView(arrangedSubviews: [slider, UIView()])
        slider.heightAnchor.constraint(equalToConstant: 30).isActive = true
        view.addSubview(stack)
        view.addSubview(badge)
        badge.translatesAutoresizingMaskIntoConstraints = false
        badge.centerYAnchor.constraint(equalTo: slider.centerYAnchor).isActive = true
    }
}

class FirstItemController: UIViewController {
    private let box = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        activate([
            box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            box.widthAnchor.constraint(equalToConstant: 160),
        ])
    }

    private func activate(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach { ($0.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate(constraints)
    }
}

class PriorityController: UIViewController {
    private let box = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        let wide = box.widthAnchor.constraint(equalToConstant: 300)
        wide.priority = .defaultHigh
        NSLayoutConstraint.activate([wide, box.widthAnchor.constraint(equalToConstant: 100)])
    }
}

class PilingController: UIViewController {
    private let box = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // It is no good style, but equal constraints do not make layout go on for ever.
        box.heightAnchor.constraint(equalToConstant: 40).isActive = true
    }
}

class AddedByMethodController: UIViewController {
    private let rows = [UILabel(), UILabel()]

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if view.subviews.isEmpty { rows.forEach(view.addSubview) }
    }
}

/// A screen for SwiftUI's views that are measured again with each layout.
class FittingController: UIHostingController<ContentView> {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.invalidateIntrinsicContentSize()
    }
}

/// A screen whose storyboard has tabs, of which the last one touched is underlined.
class UnderliningController: UIViewController {
    private let line = UIView()
    private var center: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(line)
        line.translatesAutoresizingMaskIntoConstraints = false
    }

    @IBAction func select(_ tab: UIButton) {
        center?.isActive = false
        center = line.centerXAnchor.constraint(equalTo: tab.centerXAnchor)
        center?.isActive = true
    }
}
