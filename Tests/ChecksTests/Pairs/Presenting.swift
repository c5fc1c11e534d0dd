import UIKit

class WrongWelcome: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        present(UIViewController(), animated: true)  // finds present.too-early
    }
}

class RightWelcome: UIViewController {
    private var hasWelcomed = false

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasWelcomed else { return }
        hasWelcomed = true
        present(UIViewController(), animated: true)
    }
}

class WrongSecond: UIViewController {
    @IBAction func show() {
        present(UIViewController(), animated: true)
        present(UIViewController(), animated: true)  // finds present.while-presenting
    }
}

class RightSecond: UIViewController {
    @IBAction func show() {
        let first = UIViewController()
        present(first, animated: true) {
            first.present(UIViewController(), animated: true)
        }
    }
}

class RightQuestion: UIViewController {
    // Neither the button nor that of the alert has a title by which a command could tell them apart.
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in self?.ask() }))
    }

    private func ask() {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: nil, style: .default) { _ in print("sure") })
        present(alert, animated: true)
    }
}

class WrongActive: UIViewController {
    private let page = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(page)
        view.addSubview(page.view)
        page.didMove(toParent: self)
    }

    @IBAction func show() {
        present(page, animated: true)  // finds present.active-controller
    }
}

class RightActive: UIViewController {
    @IBAction func show() {
        present(UIViewController(), animated: true)
    }
}

class WrongDismissal: UIViewController {
    @IBAction func show() {
        present(UIViewController(), animated: true)
        dismiss(animated: true)  // finds dismiss.too-early
    }
}

class RightDismissal: UIViewController {
    @IBAction func show() {
        present(UIViewController(), animated: true) {
            self.dismiss(animated: true)
        }
    }
}

class WrongPush: UIViewController {
    private let detail = UIViewController()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.pushViewController(detail, animated: false)
        navigationController?.pushViewController(detail, animated: false)  // finds push.twice
    }
}

class RightPush: UIViewController {
    private let detail = UIViewController()

    @objc func showDetail() {
        navigationController?.pushViewController(detail, animated: true)
    }
}

class WrongStack: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let stack = UINavigationController(rootViewController: UIViewController())
        navigationController?.pushViewController(stack, animated: true)  // finds push.navigation-controller
    }
}

class RightStack: UIViewController {
    @objc func showStack() {
        let stack = UINavigationController(rootViewController: UIViewController())
        present(stack, animated: true)
    }
}

class WrongSteps: UIViewController {
    private var hasGone = false

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasGone else { return }
        hasGone = true
        navigationController?.pushViewController(UIViewController(), animated: true)
        // The next line finds push.during-push
        navigationController?.pushViewController(UIViewController(), animated: true)
    }
}

class RightSteps: UIViewController {
    private var hasGone = false

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasGone else { return }
        hasGone = true
        navigationController?.setViewControllers(
            [self, UIViewController(), UIViewController()], animated: true)
    }
}

class WrongSwap: UIViewController {
    @IBAction func swap() {
        let host = presentingViewController
        dismiss(animated: true)
        host?.present(UIViewController(), animated: true)  // finds present.while-presenting
    }
}

class RightSwap: UIViewController {
    @IBAction func swap() {
        let host = presentingViewController
        dismiss(animated: true) { host?.present(UIViewController(), animated: true) }
    }
}

class RightDelegate: UIViewController, UINavigationControllerDelegate {
    private var hasPushed = false

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.delegate = self
    }

    // What was pushed has come, so that the next one may follow.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        guard !hasPushed, viewController !== self else { return }
        hasPushed = true
        navigationController.pushViewController(UIViewController(), animated: true)
    }
}

class WrongDelegate: UIViewController, UINavigationControllerDelegate {
    private var hasPushed = false

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.delegate = self
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        guard !hasPushed, viewController !== self else { return }
        hasPushed = true
        navigationController.pushViewController(UIViewController(), animated: true)  // finds push.during-push
    }
}

class WrongReplacement: UIViewController {
    @objc func accept() {
        dismiss(animated: true) {
            self.present(UIViewController(), animated: true)  // finds present.too-early
        }
    }
}

class RightReplacement: UIViewController {
    @objc func accept() {
        let presenter = presentingViewController
        dismiss(animated: true) {
            presenter?.present(UIViewController(), animated: true)
        }
    }
}

class WrongGate: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if UserDefaults.standard.string(forKey: "token") == nil {
            showLogin()
        }
    }

    private func showLogin() {
        present(UIViewController(), animated: true)  // finds present.too-early
    }
}

class WrongGuardedGate: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        guard UserDefaults.standard.bool(forKey: "welcomed") else {
            present(UIViewController(), animated: true)  // finds present.too-early
            return
        }
    }
}

class RightGate: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if UserDefaults.standard.string(forKey: "token") == nil {
            present(UIViewController(), animated: true)
        }
    }
}

class RightLateGate: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if UserDefaults.standard.string(forKey: "token") == nil {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
                self?.present(UIViewController(), animated: true)
            }
        }
    }
}

class RightWindowGate: UIViewController {
    private var hasAppeared = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if UserDefaults.standard.bool(forKey: "ask"), view.window != nil {
            present(UIViewController(), animated: true)
        }
        if UserDefaults.standard.bool(forKey: "ask") && hasAppeared {
            present(UIViewController(), animated: true)
        }
        ask()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
    }

    private func ask() {
        guard UserDefaults.standard.bool(forKey: "ask"), isViewLoaded, view.window != nil else { return }
        present(UIViewController(), animated: true)
    }
}
