// swift-format-ignore-file
// run: launch Pager as pager
// says: print later
// says: print base seen 2
// never: print first
// never: exception
// never: unknown
class Base: UIViewController {
    var title2 = 1 { didSet { print("base seen", title2) } }
}
class Pager: Base {
    var options: String { didSet { print(options); content.label.text = options } }
    let content: Content
    init(options: String = "first") {
        self.options = options
        content = Content()
        super.init(nibName: nil, bundle: nil)
        self.options = "first again"
        title2 = 2
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() { super.viewDidLoad(); options = "later" }
}
class Content { let label = UILabel() }
