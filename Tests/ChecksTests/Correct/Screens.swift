import UIKit

class LoginController: UIViewController, UITextFieldDelegate {
    @IBOutlet private var nameField: UITextField!
    @IBOutlet private var passwordField: UITextField!
    @IBOutlet private weak var button: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.delegate = self
        passwordField.delegate = self
        passwordField.isSecureTextEntry = true
        button.addTarget(self, action: #selector(logIn), for: .touchUpInside)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        nameField.becomeFirstResponder()
    }

    @objc private func logIn() {
        guard let name = nameField.text, !name.isEmpty else {
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
            return
        }
        dismiss(animated: true)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}

class ProfileController: UIViewController {
    private let nameLabel = UILabel()
    private let imageView = UIImageView()
    private let stack = UIStackView()

    override func loadView() {
        let root = UIView()
        root.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.addArrangedSubview(imageView)
        stack.addArrangedSubview(nameLabel)
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            stack.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        ])
        view = root
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        imageView.layer.cornerRadius = imageView.bounds.height / 2
    }
}

class SettingsController: UITableViewController {
    private let titles = ["Account", "Privacy", "About"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        tableView.tableFooterView = UIView()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: #selector(done))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        titles.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = titles[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = AboutController()
        detail.title = titles[indexPath.row]
        navigationController?.pushViewController(detail, animated: true)
    }

    @objc private func done() { dismiss(animated: true, completion: nil) }
}

class AboutController: UIViewController {
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        textView.isEditable = false
        view.addSubview(textView)
    }
}

class WebPageController: UIViewController {
    private let webView = WKWebView()
    private let address: String

    init(address: String) {
        self.address = address
        super.init(nibName: nil, bundle: nil)
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = webView }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let url = URL(string: address) else { return }
        webView.load(URLRequest(url: url))
    }
}

class SplashController: UIViewController {
    private var isFirst = true
    var onEnd: (() -> Void)?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard isFirst else { return }
        isFirst = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
            self?.onEnd?()
        }
    }
}

/// A screen that loads its view early, and says so.
class PreloadedScreen: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        if !isViewLoaded { _ = view }
    }

    required init?(coder: NSCoder) { fatalError("no storyboard has it") }
}

/// A screen whose view comes out of a nib that it owns.
class OwnNibScreen: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        Bundle.main.loadNibNamed("OwnNibScreen", owner: self)
        view.backgroundColor = .white
    }

    required init?(coder: NSCoder) { fatalError("no storyboard has it") }
}

class PagesScreen: UIViewController {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var pages: [UIViewController]!
    private var names: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        names = pages.map { $0.title ?? "" }
        if names.count > 1 { title = names[0] }
    }
}

class PageChooser: UIViewController {
    @IBAction func read() {
        let screen = PagesScreen()
        screen.pages = [PreloadedScreen(), OwnNibScreen()]
        present(screen, animated: true)
    }
}

/// A screen whose view of a library is held by its own view alone.
class TourScreen: UIViewController {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    private weak var tour: GuidedTour!

    override func viewDidLoad() {
        super.viewDidLoad()
        let tour = GuidedTour()
        view.insertSubview(tour, at: 0)
        self.tour = tour
    }

    @IBAction func back() { tour.show(tour.current - 1) }
}

struct SignedIn {
    static var wallet: Wallet?
}

class Wallet {
    let address: String
    init(address: String) { self.address = address }
}

/// A screen that is only shown when someone has signed in.
class BalanceScreen: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        // swift-format-ignore: NeverForceUnwrap
        label.text = SignedIn.wallet!.address
    }
}

class SignInScreen: UIViewController {
    func enter(_ key: String) {
        Keys.open(key) { SignedIn.wallet = Wallet(address: $0) }
    }
}

/// Settings with a method that has the name of one of Apple's, which it calls.
extension UserDefaults {
    func value<Kept: RawRepresentable>(forKey key: String) -> Kept? {
        guard let raw = value(forKey: key) as? Kept.RawValue else { return nil }
        return Kept(rawValue: raw)
    }
}

class SettingsScreen: UIViewController {
    enum Order: String { case newest, oldest }
    private var order = Order.newest

    override func viewDidLoad() {
        super.viewDidLoad()
        order = UserDefaults.standard.value(forKey: "order") ?? .oldest
    }
}

/// Each class has private methods of its own, some with the same names.
class BorderedScreen: UIViewController {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    private(set) var content: UIView!

    override func loadView() {
        super.loadView()
        content = UIView()
        view.addSubview(content)
        install()
    }

    private func install() { content.frame = view.bounds }
}

class FormScreen: BorderedScreen {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    private var field: UITextField!

    override func loadView() {
        super.loadView()
        field = UITextField()
        content.addSubview(field)
        install()
    }

    private func install() { field.frame = content.frame }
}

/// A screen that ends the app if what shows it has not said whom it shows.
class MemberScreen: UIViewController {
    var member: Member?
    private let note = UITextView()
    private let hint = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        if member == nil { fatalError("set the member first") }
        note.text = member?.note
        hint.isHidden = note.text.count > 0
    }
}

class Member {
    var note: String?
}

/// A screen with a picture that it hands on to one that has a property of the same name.
class PictureScreen: UIViewController {
    var image: UIImage?
    private let picture = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        guard image != nil else { fatalError("set the image first") }
        picture.image = image
    }
}

/// A screen whose storyboard gives it a child and a view of its own.
class InboxScreen: UIViewController {
    // swift-format-ignore: NeverForceUnwrap
    private var list: UITableViewController {
        children.first { $0 is UITableViewController } as! UITableViewController
    }
    // swift-format-ignore: NeverForceUnwrap
    private var card: CardView { view as! CardView }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.tableView.rowHeight = 60
        card.isRound = true
    }
}

class CardScreen: UIViewController {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    @IBOutlet private var label: UILabel!
    // swift-format-ignore: NeverForceUnwrap
    private var card: CardView { view as! CardView }

    override func viewDidLoad() {
        super.viewDidLoad()
        card.isRound = true
    }
}

class HeadingScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = localized("heading")
    }
}

func localized(_ key: String) -> String { NSLocalizedString(key, comment: "") }
func localized(_ key: String, arguments: CVarArg...) -> String {
    String(format: localized(key), arguments: arguments)
}

/// A view that puts another one into a part of a text field that only UIKit knows, so that no screenshot shows it.
class SecretView: UIView {
    let content = UIView()
    private let field = UITextField()

    override init(frame: CGRect) {
        super.init(frame: frame)
        guard let canvas = field.subviews.first(where: { "\(type(of: $0))".contains("Canvas") }) else {
            return
        }
        addSubview(canvas)
        canvas.addSubview(content)
    }

    required init?(coder: NSCoder) { nil }
}

class SecretScreen: UIViewController {
    private let secret = SecretView()
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(secret)
        secret.content.addSubview(label)
        label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    }
}

class CardView: UIView {
    var isRound = false
}

struct Filters {
    static var store: UserDefaults?

    static func open() { store = UserDefaults(suiteName: "filters") }

    // swift-format-ignore: NeverForceUnwrap
    static func isOn(_ name: String) -> Bool { store!.object(forKey: name) == nil }
}

class FilterScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = Filters.isOn("images") ? "on" : "off"
    }
}

/// A screen for subclasses, which say what it shows.
class AbstractScreen: UIViewController {
    var heading: String { fatalError("say it in the subclass") }

    func row() -> Int {
        assertionFailure("say it in the subclass")
        return 0
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = heading
    }
}

class AbstractComposer: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Send", style: .plain, target: self, action: #selector(send))
    }

    @objc private func send() { sendText() }

    func sendText() { assert(false, "send it in the subclass") }
}

/// A screen that shows another section's view only when the section has changed.
class SectionScreen: UIViewController {
    private var shown: Section?
    private let sections = SectionLoader.all

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showSection()
    }

    private func showSection() {
        guard let current = sections.current, shown?.kind != current.kind else { return }
        view.addSubview(SectionView(current))
        shown = current
    }
}

class SectionView: UIView {
    init(_ section: Section) { super.init(frame: .zero) }

    required init?(coder: NSCoder) { nil }
}

/// A screen that gives another one to a container of a library, which loads its view.
class PanelHost: UIViewController {
    private let panel = FloatingPanelController()

    override func viewDidLoad() {
        super.viewDidLoad()
        let drawer = DrawerScreen()
        panel.set(contentViewController: drawer)
        drawer.isUpdating = true
    }
}

class DrawerScreen: UIViewController {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    @IBOutlet private var label: UILabel!

    var isUpdating = false { didSet { label.text = "…" } }
}

/// A screen whose superclass, which stands in a module of its own, has a list beside its view.
class HostedScreen: HostedCollectionViewController {
    override func loadView() {
        let container = UIView()
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(collectionView)
        view = container
    }
}

/// A screen of a store's state, which is empty until the app has loaded it.
class ServersScreen: UIViewController {
    private let store = ServerStore()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = caption(store.state)
    }

    private func caption(_ state: ServerState) -> String { state.servers[state.selected] }
}

struct ServerState {
    var servers: [String] = []
    var selected = 0
}

class ServerStore {
    private(set) var state = ServerState()

    func take(_ servers: [String]) { state.servers = servers }
}

/// Pages that a subclass puts in, as it does with the view in which they lie.
class PagedScreen: UIViewController {
    var pages: [UIViewController] = []
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    weak var frameOfPages: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        let area = area()
        if area.superview != view { view.addSubview(area) }
        title = pages[0].title
    }

    func area() -> UIView { frameOfPages }
}

class HelpPages: PagedScreen {
    init() {
        super.init(nibName: nil, bundle: nil)
        pages = [UIViewController()]
    }

    required init?(coder: NSCoder) { nil }

    override func area() -> UIView { UIView() }
}

/// A field in a wrapper of a library, which tells it to leave its mask.
class WrappedScreen: UIViewController {
    @PreparedView private var field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: view.topAnchor),
            field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            field.heightAnchor.constraint(equalToConstant: 44),
        ])
    }
}

/// A screen with a nib of its own; cells have one of several.
class ShortcutScreen: UIViewController, NibNaming {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = nib.name
    }
}

protocol NibNaming {}

struct NibName { let name: String }

extension NibNaming where Self: UITableViewCell {
    var nib: NibName {
        let names: [NibName] = []
        return names[0]
    }
}

extension NibNaming where Self: UIViewController {
    var nib: NibName { NibName(name: "Shortcut") }
}

/// A screen that tells when another one has been pushed, by a method that hands on to UIKit's of the same name.
class StepScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Next", style: .plain, target: self, action: #selector(next(_:)))
    }

    @objc private func next(_ sender: UIBarButtonItem) {
        navigationController?.pushViewController(UIViewController(), animated: true)
    }
}

extension UINavigationController {
    func pushViewController(
        _ controller: UIViewController, animated: Bool, completion: ((UIViewController) -> Void)? = nil
    ) {
        pushViewController(controller, animated: animated)
        completion?(controller)
    }
}
