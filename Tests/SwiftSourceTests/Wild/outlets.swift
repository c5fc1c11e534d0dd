// swift-format-ignore-file
// run: launch Feed as feed
// says: assumed a nib or storyboard with the outlets chart, height, label, table
// says: print on screen true
// never: trap
class Chart: UIView {
    override func awakeFromNib() { super.awakeFromNib() }
}
class Feed: UIViewController {
    @IBOutlet weak var label: UILabel!
    @IBOutlet var chart: Chart!
    @IBOutlet private weak var table: UITableView!
    @IBOutlet var height: NSLayoutConstraint!
    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "hello"
        table.dataSource = nil
        height.constant = 3
        chart.setNeedsDisplay()
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("on screen", label.window != nil)
    }
}
