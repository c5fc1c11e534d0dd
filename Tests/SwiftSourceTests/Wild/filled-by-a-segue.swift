// swift-format-ignore-file
// run: launch Panel as panel
// says: unknown injected list
// says: print on
// never: trap
class List: UITableViewController {}
class Panel: UIViewController {
    var list: List!
    override func viewDidLoad() {
        super.viewDidLoad()
        list.tableView.isHidden = true
        print("on")
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { list = segue.destination as? List }
}
