// swift-format-ignore-file
// run: launch Feed as feed
// says: print heard
// never: unknown
enum Icon { enum Name: String { case x } }
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(hear), name: Notification.Name("ping"), object: nil)
        center.post(name: Notification.Name("ping"), object: nil)
    }
    @objc func hear() { print("heard") }
}
