import UIKit

class WrongTransition: UIViewController {
    private let child = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        child.beginAppearanceTransition(true, animated: animated)  // finds appearance.unbalanced
    }
}

class WrongEnd: UIViewController {
    private let child = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    @IBAction func finish() {
        child.endAppearanceTransition()  // finds appearance.unbalanced
    }
}

class RightTransition: UIViewController {
    private let child = UIViewController()

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        child.beginAppearanceTransition(true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        child.endAppearanceTransition()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        child.beginAppearanceTransition(false, animated: animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        child.endAppearanceTransition()
    }
}

class WrongBadge: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let badge = UIView()
        view.addSubview(badge)  // finds appearance.adds-again
    }
}

class RightBadge: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let badge = UIView()
        view.addSubview(badge)
    }
}

class WrongObserver: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(  // finds appearance.observes-again
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification,
            object: nil)
    }

    @objc private func keyboardWillShow() { title = "Keyboard" }
}

class RightObserver: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification,
            object: nil)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func keyboardWillShow() { title = "Keyboard" }
}

class WrongKeyObserver: UIViewController {
    private let scrollView = UIScrollView()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // The next line finds appearance.observes-again
        scrollView.addObserver(self, forKeyPath: "contentOffset", options: [], context: nil)
    }
}

class RightKeyObserver: UIViewController {
    private let scrollView = UIScrollView()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        scrollView.addObserver(self, forKeyPath: "contentOffset", options: [], context: nil)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        scrollView.removeObserver(self, forKeyPath: "contentOffset")
    }
}
