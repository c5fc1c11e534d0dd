// swift-format-ignore-file
// run: launch Feed as feed
// says: print true
// says: print true
// never: unknown
// never: trap
class Feed: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        tableView.rowHeight = UITableView.automaticDimension
        refreshControl = UIRefreshControl()
        navigationItem.rightBarButtonItem = editButtonItem
        print(tableView === view)
        print(view is UITableView)
    }
}
