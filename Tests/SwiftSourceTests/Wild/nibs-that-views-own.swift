// swift-format-ignore-file
// run: launch Feed as feed
// says: assumed the nib Header with the outlets content, label
// says: print 1
// never: unknown
// never: trap
class Header: UIView {
    @IBOutlet var content: UIView!
    @IBOutlet weak var label: UILabel!
    override init(frame: CGRect) {
        super.init(frame: frame)
        Bundle.main.loadNibNamed("Header", owner: self, options: nil)
        addSubview(content)
        content.frame = bounds
        label.text = "Hello"
        label.isHidden = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print(Header(frame: .zero).subviews.count)
    }
}
