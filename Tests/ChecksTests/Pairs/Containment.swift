import UIKit

class WrongChild: UIViewController {
    private let feed = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(feed)  // finds child.no-didMove
        view.addSubview(feed.view)
    }
}

class RightChild: UIViewController {
    private let feed = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(feed)
        view.addSubview(feed.view)
        feed.didMove(toParent: self)
    }
}

class WrongRemoval: UIViewController {
    private let feed = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(feed)
        view.addSubview(feed.view)
        feed.didMove(toParent: self)
    }

    @IBAction func close() {
        feed.view.removeFromSuperview()
        feed.removeFromParent()  // finds child.no-willMove
    }
}

class RightRemoval: UIViewController {
    private let feed = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(feed)
        view.addSubview(feed.view)
        feed.didMove(toParent: self)
    }

    @IBAction func close() {
        feed.willMove(toParent: nil)
        feed.view.removeFromSuperview()
        feed.removeFromParent()
    }
}

class WrongOrphan: UIViewController {
    private let feed = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(feed.view)  // finds child.never-added
    }
}

class RightOrphan: UIViewController {
    private let feed = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(feed)
        view.addSubview(feed.view)
        feed.didMove(toParent: self)
    }
}

class WrongHierarchy: UIViewController {
    private let first = UIViewController()
    private let second = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(first)
        view.addSubview(first.view)
        first.didMove(toParent: self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.addSubview(second.view)
        first.addChild(second)  // finds child.wrong-hierarchy
        second.didMove(toParent: first)
    }
}

class RightHierarchy: UIViewController {
    private let first = UIViewController()
    private let second = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(first)
        view.addSubview(first.view)
        first.didMove(toParent: self)
        first.addChild(second)
        first.view.addSubview(second.view)
        second.didMove(toParent: first)
    }
}

class WrongOwner: UIViewController {
    private let other = UIViewController()

    override func loadView() {
        view = other.view  // finds view.of-two-controllers
    }
}

class RightOwner: UIViewController {
    private let content = UIView()

    override func loadView() {
        view = content
    }
}

class WrongShown: UIViewController {
    func show(_ child: UIViewController) {
        addChild(child)  // finds child.no-didMove
        view.addSubview(child.view)
    }
}

class RightShown: UIViewController {
    func show(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}
