// swift-format-ignore-file
// run: launch Feed as feed
// says: print on
// never: trap
class Feed: UIViewController {
    let box = UIView()
    func fill() { for item in Store.shared.items { if item.isBig { view.addSubview(box) } } }
    override func viewDidLoad() {
        super.viewDidLoad()
        fill()
        box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        print("on")
    }
}
