import UIKit

// Each wrong controller stands before its corrected twin; the comment names what is found on its line.

class WrongSuperLoadView: UIViewController {
    override func loadView() {
        super.loadView()  // finds loadView.calls-super
        view = UIScrollView()
    }
}

class RightSuperLoadView: UIViewController {
    override func loadView() {
        view = UIScrollView()
    }
}

class WrongEmptyLoadView: UIViewController {
    override func loadView() {  // finds loadView.sets-no-view
        title = "Settings"
    }
}

class RightEmptyLoadView: UIViewController {
    override func loadView() {
        super.loadView()
        title = "Settings"
    }
}

class WrongRead: UIViewController {
    override func loadView() {
        view.backgroundColor = .white  // finds loadView.reads-view
        view = UIView()
    }
}

class RightRead: UIViewController {
    override func loadView() {
        let root = UIView()
        root.backgroundColor = .white
        view = root
    }
}

class WrongReload: UIViewController {
    func reset() {
        loadView()  // finds loadView.called-by-hand
    }
}

class RightReload: UIViewController {
    func reset() {
        loadViewIfNeeded()
    }
}

class WrongInit: UIViewController {
    private var color: UIColor?

    init(color: UIColor) {
        super.init(nibName: nil, bundle: nil)
        view.tintColor = color  // finds view.loaded-in-init
        self.color = color
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
    }
}

class HarmlessInit: UIViewController {
    init(color: UIColor) {
        super.init(nibName: nil, bundle: nil)
        view.backgroundColor = color
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}

class RightInit: UIViewController {
    private let color: UIColor

    init(color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
    }
}

class WrongDeinit: UIViewController {
    deinit {
        view.subviews.forEach { $0.removeFromSuperview() }  // finds view.loaded-in-deinit
    }
}

class RightDeinit: UIViewController {
    deinit {
        viewIfLoaded?.subviews.forEach { $0.removeFromSuperview() }
    }
}

class Profile: UIViewController {
    @IBOutlet var nameLabel: UILabel!
    var name = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = name
    }
}

class WrongOutlet: UIViewController {
    @IBAction func showProfile() {
        let profile = Profile()
        profile.nameLabel.text = "Ada"  // finds outlet.used-before-load
        present(profile, animated: true)
    }
}

class RightOutlet: UIViewController {
    @IBAction func showProfile() {
        let profile = Profile()
        profile.name = "Ada"
        present(profile, animated: true)
    }
}

class WrongWeak: UIViewController {
    // swift-format-ignore
    private weak var hint: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        view.addSubview(label)
        hint = label
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hint.removeFromSuperview()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hint.text = "Done"  // finds weak.object-is-gone
    }
}

class WrongWeakValue: UIViewController {
    private weak var hint = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        // swift-format-ignore: NeverForceUnwrap
        view.addSubview(hint!)  // finds weak.object-is-gone
    }
}

class RightWeak: UIViewController {
    private weak var hint: UILabel?

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        view.addSubview(label)
        hint = label
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hint?.removeFromSuperview()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hint?.text = "Done"
    }
}
