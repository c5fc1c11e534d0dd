// swift-format-ignore-file
// run: new Base as base
// run: access view of base
// says: base.viewDidLoad
// says: assumed an unknown view as the view of base
// never: overflows
// never: trap
class Base<Content: UIView>: UIViewController {
    override func loadView() { view = Content() }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIView())
    }
}
