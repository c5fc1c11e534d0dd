import UIKit

/// The list of posts, with a promotion below it.
final class FeedViewController: ScreenViewController, UITableViewDataSource, UITableViewDelegate {
    private(set) var rows: [Post] = []
    let header = UILabel()
    let tableView = UITableView()
    private var promotion: PromotionViewController?
    private lazy var filter = makeFilter()

    init() {
        super.init(name: "Feed")
    }

    required init?(coder: NSCoder) {
        fatalError("There is no storyboard.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Sign Out", style: .plain, target: self, action: #selector(signOut))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Filter", style: .plain, target: self, action: #selector(openFilter))

        header.textAlignment = .center
        header.backgroundColor = .systemYellow
        header.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 44)
        view.addSubview(header)

        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor, constant: 144),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -120),
        ])

        showPromotion()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(
            self, selector: #selector(postWasAdded), name: .postAdded, object: nil)
        reload()
    }

    // MARK: - Posts

    private func reload() {
        rows = Library.shared.visiblePosts
        header.text = "\(rows.count) posts"
        tableView.reloadData()
    }

    @objc private func postWasAdded() {
        guard let post = Library.shared.posts.last, Library.shared.isVisible(post) else { return }
        rows.append(post)
        header.text = "\(rows.count) posts"
        tableView.reloadData()
    }

    func open(row: Int) {
        let detail = DetailViewController()
        detail.view.tintColor = .systemIndigo
        detail.post = rows[row]
        navigationController?.pushViewController(detail, animated: true)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row].title
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        open(row: indexPath.row)
    }

    // MARK: - Filter and user

    private func makeFilter() -> FilterViewController {
        let filter = FilterViewController()
        filter.onDone = {
            self.dismiss(animated: true)
        }
        return filter
    }

    @objc private func openFilter() {
        present(filter, animated: true)
    }

    @objc private func signOut() {
        Library.shared.signOut()
    }

    // MARK: - Promotion

    private func showPromotion() {
        let promotion = PromotionViewController()
        promotion.onClose = { [weak self] in self?.hidePromotion() }
        addChild(promotion)
        promotion.view.frame = CGRect(
            x: 0, y: view.bounds.height - 120, width: view.bounds.width, height: 120)
        promotion.view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.addSubview(promotion.view)
        promotion.didMove(toParent: self)
        self.promotion = promotion
    }

    private func hidePromotion() {
        promotion?.view.removeFromSuperview()
        promotion = nil
    }
}
