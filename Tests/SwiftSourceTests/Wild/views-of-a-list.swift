// swift-format-ignore-file
// run: launch Box as box
// says: box.viewDidAppear
// says: print both in the list
// never: trap
class Box: UIViewController {
    let list = UITableView()
    let empty = UIView()
    let header = UIView()
    let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        empty.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        list.backgroundView = empty
        list.tableHeaderView = header
        view.addSubview(list)
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        if empty.superview === list && header.superview === list { print("both in the list") }
        list.tableHeaderView = nil
    }
}
