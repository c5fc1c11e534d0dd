// swift-format-ignore-file
// run: launch Menu as menu
// says: print true
// says: print both 2 set 5
// never: recursion
// never: exception
class Plain: UINavigationController {
    var stored = 1
    var number: Int { get { 1 } set { print("set", newValue); stored = newValue } }
}
class Menu: Plain {
    override var isHidden: Bool { return super.isHidden }
    override var number: Int { get { super.number + 1 } set { super.number = newValue } }
    override var prefersStatusBarHidden: Bool { return super.prefersStatusBarHidden }
    override var isNavigationBarHidden: Bool {
        get { super.isNavigationBarHidden }
        set { super.isNavigationBarHidden = newValue }
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        isNavigationBarHidden = true
        print(isHidden)
        let first = number
        number = 5
        print("both", first, "set", stored)
    }
}
extension UIViewController {
    @objc var isHidden: Bool { return presentingViewController == nil }
}
