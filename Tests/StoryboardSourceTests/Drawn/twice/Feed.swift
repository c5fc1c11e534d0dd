// swift-format-ignore-file
// run: launch Feed as feed
// says: print Red
// says: print Blue
// says: print true
// never: trap
// never: unknown
class Red: UIView {}
class Blue: UIView {}
class Page: UIViewController {
    override func viewDidLoad() { super.viewDidLoad(); print(type(of: view!)) }
}
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let red = storyboard!.instantiateViewController(withIdentifier: "red")
        red.loadViewIfNeeded()
        let blue = storyboard!.instantiateViewController(withIdentifier: "blue")
        blue.loadViewIfNeeded()
        print(blue is Page)
    }
}
