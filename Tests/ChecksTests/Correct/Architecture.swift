import UIKit

class BaseController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        setUpConstraints()
    }

    func setUpViews() {}
    func setUpConstraints() {}
}

class DerivedController: BaseController {
    private let label = UILabel()

    override func setUpViews() {
        super.setUpViews()
        view.addSubview(label)
    }

    override func setUpConstraints() {
        label.translatesAutoresizingMaskIntoConstraints = false
        label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    }
}

class GenericController<Content: UIView>: UIViewController {
    var content: Content? { view as? Content }

    override func loadView() { view = Content() }
}

class CardView: UIView {
    let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
    }

    required init?(coder: NSCoder) { fatalError() }
}

class CardController: GenericController<CardView> {
    override func viewDidLoad() {
        super.viewDidLoad()
        content?.title.text = "Card"
    }
}

protocol ListPresenting: AnyObject {
    func viewDidLoad()
    func viewWillAppear()
}

class ListPresenter: ListPresenting {
    weak var view: PresentedListController?

    func viewDidLoad() { view?.show(["One"]) }
    func viewWillAppear() {}
}

class PresentedListController: UIViewController {
    private let presenter: ListPresenting

    init(presenter: ListPresenting) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear()
    }

    func show(_ titles: [String]) { title = titles.first }
}

protocol Coordinating: AnyObject {
    func start()
}

class AppCoordinator: Coordinating {
    private let navigation: UINavigationController
    private var children: [Coordinating] = []

    init(navigation: UINavigationController) { self.navigation = navigation }

    func start() {
        let home = HomeController()
        home.coordinator = self
        navigation.setViewControllers([home], animated: false)
    }

    func showDetail() { navigation.pushViewController(HomeController(), animated: true) }
}

class HomeController: UIViewController {
    weak var coordinator: AppCoordinator?

    @IBAction func open() { coordinator?.showDetail() }
}

class StoryboardHostController: UIViewController {
    @IBAction func open() {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        guard let detail = storyboard.instantiateViewController(withIdentifier: "Detail") as? HomeController
        else { return }
        navigationController?.pushViewController(detail, animated: true)
    }
}

class SearchingController: UITableViewController, UISearchResultsUpdating {
    private let searchController = UISearchController(searchResultsController: nil)
    private var results: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        searchController.searchResultsUpdater = self
        navigationItem.searchController = searchController
        definesPresentationContext = true
    }

    func updateSearchResults(for searchController: UISearchController) {
        results = ["a", "b"].filter { $0 == searchController.searchBar.text }
        tableView.reloadData()
    }
}

class GridController: UICollectionViewController {
    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

class AbstractController: UIViewController {
    override func loadView() { fatalError("Subclasses make the view") }
    override func updateViewConstraints() { assertionFailure("Subclasses place what they make") }
}

class ConcreteController: AbstractController {
    override func loadView() { view = UIView() }
}

class TaskController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Task { [weak self] in
            await self?.load()
        }
    }

    private func load() async { title = "Loaded" }
}

class SceneRootController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var shouldAutorotate: Bool { false }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

class TestableController: UIViewController {
    func update() {
        loadViewIfNeeded()
        title = "Updated"
    }

    func viewDidLoadSubviews() {}
}

class IgnoringController: UIViewController {
    override func viewDidLoad() {  // viewdid:ignore super.missing the superclass does nothing
        title = "Ignored"
    }

    // viewdid:ignore super.missing
    override func viewWillAppear(_ animated: Bool) {
        title = "Ignored"
    }
}

/// A screen that leaves a step to its subclasses.
class StepController: UIViewController {
    private let next = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        next.addTarget(self, action: #selector(go), for: .touchUpInside)
        view.addSubview(next)
    }

    @objc func go() { assertionFailure("a subclass has to override it") }
}

class FirstStepController: StepController {
    override func go() { title = "First" }
}

/// A screen with two methods that differ by a type alone, one of which calls the other.
class ListeningController: UIViewController {
    func listen(to name: NSNotification.Name, _ block: @escaping (Notification) -> Void) {
        title = name.rawValue
    }
    func listen(to name: String, _ block: @escaping (Notification) -> Void) {
        listen(to: NSNotification.Name(name), block)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        listen(to: "changed") { _ in }
    }
}
