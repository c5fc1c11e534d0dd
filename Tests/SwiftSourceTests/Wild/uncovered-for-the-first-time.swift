// swift-format-ignore-file
// run: launch Steps as steps; pop
// says: print will 2 true
// says: print will 1 false
// never: print will 1 true
class Step: UIViewController {
    let number: Int
    init(_ number: Int) { self.number = number; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("will", number, isMovingToParent)
    }
}
class Steps: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [Step(1), Step(2)]
    }
}
