// swift-format-ignore-file
// run: launch Feed as feed
// says: unknown overload
// says: print on
// never: overflows
class Feed: UIViewController {
    func set(_ model: Model) { set(model.title) }
    func set(_ title: Title) { print("title") }
    override func viewDidLoad() {
        super.viewDidLoad()
        set(Store.shared.model)
        print("on")
    }
}
