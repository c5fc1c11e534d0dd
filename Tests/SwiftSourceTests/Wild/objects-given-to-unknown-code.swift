// swift-format-ignore-file
// run: launch Feed as feed
// says: unknown property .shared
// says: print dropped is gone
// never: print kept is gone
class Page: UIViewController {
    let word: String
    init(word: String) { self.word = word; super.init(nibName: nil, bundle: nil) }
    deinit { print("\(word) is gone") }
}
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Router.shared.keep(Page(word: "kept"))
        navigationItem.searchController = UISearchController(searchResultsController: Page(word: "kept"))
        _ = Page(word: "dropped")
    }
}
