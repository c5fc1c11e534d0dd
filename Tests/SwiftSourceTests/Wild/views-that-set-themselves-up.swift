// swift-format-ignore-file
// run: launch Feed as feed
// says: Pager.init(coder:)
// says: print pager is there
// says: print chip 3
// says: print bar 1
// never: Pager.deinit
// never: trap
// never: overflows
class Pager: UIView {
    weak var content: UIView!
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    func setUp() {
        let made = UIView()
        addSubview(made)
        content = made
    }
    override func willMove(toSuperview superview: UIView?) { note() }
    func note() {}
    override func layoutSubviews() { content.frame = bounds }
}
class Bar: UIView {
    var items: [UIView] = []
    override init(frame: CGRect) { super.init(frame: frame); note() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    convenience init(items: [UIView]? = nil, others: [UIView]? = nil) {
        self.init()
        self.items = items ?? []
    }
    func note() {}
}
class Feed: UIViewController {
    @IBOutlet weak var pager: Pager!
    var root: UIViewController!
    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    init(root: UIViewController) { super.init(nibName: nil, bundle: nil); self.root = root }
    override func viewDidLoad() {
        super.viewDidLoad()
        pager.alpha = 0.5
        print("pager is there")
        root.beginAppearanceTransition(true, animated: false)
        print("chip \(Bar(items: [UIView(), UIView(), UIView()]).items.count)")
        print("bar \(Bar(items: [UIView()], others: nil).items.count)")
    }
}
