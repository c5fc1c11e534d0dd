import Combine
import UIKit

// Mistakes that stand in methods of the class's own, which its callbacks call.

class WrongHelper: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        setUp()
        listen()
    }

    private func setUp() {
        view.addSubview(UILabel())  // finds appearance.adds-again
    }

    private func listen() {
        // The next line finds appearance.observes-again
        NotificationCenter.default.addObserver(
            self, selector: #selector(hear), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func hear() {}
}

class RightHelper: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        setUp()
    }

    private func setUp() { view.addSubview(UILabel()) }
}

class WrongHeader: UIViewController {
    private let header = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        setUp()
    }

    private func setUp() {
        // The next line finds layout.geometry-in-viewDidLoad
        header.frame = CGRect(x: 0, y: 0, width: view.frame.width, height: 44)
        view.addSubview(header)
    }
}

class RightHeader: UIViewController {
    private let header = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(header)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        setUp()
    }

    private func setUp() {
        header.frame = CGRect(x: 0, y: 0, width: view.frame.width, height: 44)
    }
}

class WrongStart: UIViewController {
    private var name: String?

    init() {
        super.init(nibName: nil, bundle: nil)
        setUp()
        name = "Start"
    }

    required init?(coder: NSCoder) { fatalError("no nib") }

    private func setUp() {
        view.backgroundColor = .white  // finds view.loaded-in-init
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = name
    }
}

class RightStart: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    required init?(coder: NSCoder) { fatalError("no nib") }

    private func setUp() { title = "Start" }
}

// Layers and gesture recognizers

class WrongGradient: UIViewController {
    private let gradient = CAGradientLayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        gradient.frame = view.bounds  // finds layout.geometry-in-viewDidLoad
        view.layer.insertSublayer(gradient, at: 0)
    }
}

class RightGradient: UIViewController {
    private let gradient = CAGradientLayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.layer.insertSublayer(gradient, at: 0)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        gradient.frame = view.bounds
    }
}

class WrongGesture: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
        view.addGestureRecognizer(tap)  // finds appearance.adds-again
    }

    @objc private func tapped() {}
}

class RightGesture: UIViewController {
    private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        view.addGestureRecognizer(tap)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        view.removeGestureRecognizer(tap)
    }

    @objc private func tapped() {}
}

// Closures that UIKit keeps

class WrongAction: UIViewController {
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
        // The next line finds memory.retain-cycle
        button.addAction(UIAction { _ in self.dismiss(animated: true) }, for: .touchUpInside)
    }
}

class RightAction: UIViewController {
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
        button.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    }
}

class WrongToken: UIViewController {
    private let scroll = UIScrollView()
    private var token: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        // The next line finds memory.retain-cycle
        token = scroll.observe(\.contentOffset, options: [.new]) { _, _ in self.title = "Moved" }
    }
}

class RightToken: UIViewController {
    private let scroll = UIScrollView()
    private var token: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        token = scroll.observe(\.contentOffset, options: [.new]) { [weak self] _, _ in self?.title = "Moved" }
    }
}

class WrongSource: UIViewController {
    private let table = UITableView()
    private var source: UITableViewDiffableDataSource<Int, String>?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(table)
        // The next line finds memory.retain-cycle
        source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, text in
            self.cell(text)
        }
    }

    private func cell(_ text: String) -> UITableViewCell { UITableViewCell() }
}

class RightSource: UIViewController {
    private let table = UITableView()
    private var source: UITableViewDiffableDataSource<Int, String>?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(table)
        source = UITableViewDiffableDataSource<Int, String>(tableView: table) { [weak self] _, _, text in
            self?.cell(text)
        }
    }

    private func cell(_ text: String) -> UITableViewCell { UITableViewCell() }
}

class Account {
    @Published var name: String?
}

class WrongAssignment: UIViewController {
    private let account = Account()
    private var bag = Set<AnyCancellable>()  // finds memory.retain-cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        account.$name.assign(to: \.title, on: self).store(in: &bag)
    }
}

class RightAssignment: UIViewController {
    private let account = Account()
    private var bag = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        account.$name.sink { [weak self] name in self?.title = name }.store(in: &bag)
    }
}

// Outlets in observers

class Badge: UIViewController {
    @IBOutlet private var nameLabel: UILabel!
    var name = "" {
        didSet {
            nameLabel.text = name  // finds outlet.used-before-load
        }
    }
}

class BadgeHost: UIViewController {
    @IBAction func open() {
        let badge = Badge()
        badge.name = "Ada"
        present(badge, animated: true)
    }
}

class LaterBadge: UIViewController {
    @IBOutlet private var nameLabel: UILabel!
    var name = "" {
        didSet { if isViewLoaded { nameLabel.text = name } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = name
    }
}

class LaterBadgeHost: UIViewController {
    @IBAction func open() {
        let badge = LaterBadge()
        badge.name = "Ada"
        present(badge, animated: true)
    }
}

// Layout that asks for itself

class WrongLoop: UIViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.setNeedsLayout()  // finds layout.without-end
        view.layoutIfNeeded()
    }
}

class WrongBox: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()  // finds layout.without-end
    }
}

class WrongBoxHost: UIViewController {
    override func loadView() { view = WrongBox() }
}

class RightLoop: UIViewController {
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        view.layoutIfNeeded()
    }
}

class RightBox: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        layoutIfNeeded()
    }
}

class RightBoxHost: UIViewController {
    override func loadView() { view = RightBox() }
}
