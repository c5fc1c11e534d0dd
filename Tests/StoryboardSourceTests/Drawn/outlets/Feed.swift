// swift-format-ignore-file
// run: launch Feed as feed
// says: assumed feed from Main.storyboard
// says: feed.init(coder:)
// says: print Tag in box true
// says: print canvas true
// says: print missing nil
// says: feed.viewDidAppear
// never: trap
// never: assumed a nib
class Tag: UILabel {}
class Canvas: UIView {}
class Feed: UIViewController {
    @IBOutlet weak var tagLabel: Tag!
    @IBOutlet var box: UIView!
    @IBOutlet var height: NSLayoutConstraint!
    @IBOutlet var buttons: [UIButton]!
    @IBOutlet var missing: UILabel!
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func viewDidLoad() {
        super.viewDidLoad()
        height.constant = 3
        buttons.forEach { $0.isEnabled = false }
        print(type(of: tagLabel!), "in box", tagLabel.superview === box)
        print("canvas", view is Canvas)
        print("missing", missing)
    }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
}
