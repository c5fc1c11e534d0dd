import UIKit

class WrongSuper: UIViewController {
    override func viewWillAppear(_ animated: Bool) {  // finds super.missing
        title = "Feed"
    }

    override func updateViewConstraints() {  // finds super.missing
        title = "Constraints"
    }
}

class RightSuper: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = "Feed"
    }

    override func updateViewConstraints() {
        title = "Constraints"
        super.updateViewConstraints()
    }
}

class WrongOtherSuper: UIViewController {
    override func viewWillDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)  // finds super.other-method
    }
}

class RightOtherSuper: UIViewController {
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
    }
}

class WrongTwice: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Twice"
        super.viewDidLoad()  // finds super.called-twice
    }
}

class RightTwice: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Twice"
    }
}

class WrongHand: UIViewController {
    func refresh() {
        viewDidLoad()  // finds callback.called-by-hand
        self.viewWillAppear(true)  // finds callback.called-by-hand
    }
}

class RightHand: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        configure()
    }

    func refresh() { configure() }

    private func configure() { title = "Fresh" }
}

class WrongUnload: UIViewController {
    func viewDidUnload() {}  // finds callback.is-gone

    // The next line finds callback.is-gone
    func shouldAutorotateToInterfaceOrientation(_ orientation: UIInterfaceOrientation) -> Bool {
        true
    }
}

class RightUnload: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}

class WrongRotation: UIViewController {
    // The next line finds callback.is-gone
    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}

    override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
    }
}

class RightRotation: UIViewController {
    override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
    }
}

class WrongName: UIViewController {
    func viewDidAppear(animated: Bool) {}  // finds callback.misspelled

    func viewWillDissapear(_ animated: Bool) {}  // finds callback.misspelled
}

class RightName: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
    }
}

class WrongWay: UIViewController {
    var account: String?

    override func viewDidAppear(_ animated: Bool) {  // finds super.missing
        guard account != nil else { return }
        super.viewDidAppear(animated)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {  // finds super.missing
        title = editing ? "Editing" : "Reading"
    }

    override func didMove(toParent parent: UIViewController?) {  // finds super.missing
        title = "Moved"
    }
}

class RightWay: UIViewController {
    var account: String?

    override func viewDidAppear(_ animated: Bool) {
        guard account != nil else { return super.viewDidAppear(animated) }
        let names = ["Ada"].map { name -> String in return name }
        title = names.first
        super.viewDidAppear(animated)
    }

    override func viewWillAppear(_ animated: Bool) {
        if account == nil {
            super.viewWillAppear(animated)
            return
        }
        super.viewWillAppear(animated)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        title = editing ? "Editing" : "Reading"
    }
}

class WrongBranch: UIViewController {
    var account: String?

    override func viewWillAppear(_ animated: Bool) {  // finds super.missing
        if let account {
            super.viewWillAppear(animated)
            title = account
        }
    }

    override func viewDidAppear(_ animated: Bool) {  // finds super.missing
        DispatchQueue.main.async {
            super.viewDidAppear(animated)
            self.title = "Appeared"
        }
    }
}

class RightBranch: UIViewController {
    var account: String?

    override func viewWillAppear(_ animated: Bool) {
        switch account {
        case nil: super.viewWillAppear(false)
        default: super.viewWillAppear(animated)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        if account == nil {
            super.viewDidAppear(false)
        } else {
            UIView.performWithoutAnimation { super.viewDidAppear(animated) }
        }
    }

    override func viewSafeAreaInsetsDidChange() {
        if #available(iOS 11, *) { super.viewSafeAreaInsetsDidChange() }
    }

    override func viewDidLoad() {
        defer { super.viewDidLoad() }
        title = account
    }

    override func updateViewConstraints() {
        #if DEBUG
            title = "Debug"
            super.updateViewConstraints()
        #else
            super.updateViewConstraints()
        #endif
    }
}
