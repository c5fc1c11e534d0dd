// swift-format-ignore-file
// run: launch Feed as feed
// says: unknown method .addSubview(…)
// says: unknown method .present(…)
// says: unknown method .show(…)
// says: unknown uncertain superview
// says: print on
// never: trap
class Feed: UIViewController {
    let label = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        let root = UIApplication.shared.connectedScenes.first
        root.window.addSubview(label)
        print(label.superview!)
        root.present(self, animated: true)
        root.show { self.title = "shown" }
        print("on")
    }
}
