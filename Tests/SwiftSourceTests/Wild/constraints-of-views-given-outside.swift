// swift-format-ignore-file
// run: launch Box as box
// says: print laid out
// never: trap
class Box: UIViewController {
    let panel = UIView()
    let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        panel.addSubview(label)
        SomeLibrary.show(panel)
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        print("laid out")
    }
}
