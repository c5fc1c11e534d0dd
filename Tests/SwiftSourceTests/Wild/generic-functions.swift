// swift-format-ignore-file
// run: launch Feed as feed
// says: detail.init(nibName:)
// says: print Detail
// never: unknown
class Detail: UIViewController {
    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
class Feed: UIViewController {
    func make<Screen: UIViewController>(_ type: Screen.Type) -> Screen { Screen() }
    override func viewDidLoad() {
        super.viewDidLoad()
        let detail = make(Detail.self)
        print(type(of: detail))
    }
}
