// swift-format-ignore-file
// run: launch Host as host
// says: print told by the second
// says: print seen 3
// says: print sound 1
// says: print given name
// never: exception
// never: unknown
class Pager: UIViewController {
    let model: Model
    var count = 0 { didSet { print("seen", count) } }
    init(model: Model = Model(name: "none")) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }
    convenience init(model: Model = Model(), pages: [UIViewController]) {
        self.init(model: model)
        count = 3
        print("told by the second")
    }
    required init?(coder: NSCoder) { fatalError() }
}
class Special: Pager {}
class Model {
    let name: String
    init(name: String) { self.name = name }
    convenience init() { self.init(name: "given name") }
}
class Sound {
    let number: Int
    init(frame: CGRect) { number = Int(frame.width) }
}
class Host: UIViewController {
    let pager = Special(pages: [UIViewController()])
    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(pager)
        view.addSubview(pager.view)
        pager.didMove(toParent: self)
        print(pager.model.name)
        print("sound", Sound(frame: CGRect(x: 0, y: 0, width: 1, height: 1)).number)
    }
}
