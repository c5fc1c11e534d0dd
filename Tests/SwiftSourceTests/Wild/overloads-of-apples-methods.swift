// swift-format-ignore-file
// run: launch Feed as feed
// says: print on
// never: overflows
extension UserDefaults {
    enum Key: String { case theme }
    func set(_ value: Bool, forKey key: Key) { set(value, forKey: key.rawValue) }
    func bool(forKey key: Key) -> Bool { bool(forKey: key.rawValue) }
}
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        UserDefaults.standard.set(true, forKey: UserDefaults.Key.theme)
        UserDefaults.standard.set(true, forKey: .theme)
        if UserDefaults.standard.bool(forKey: .theme) { title = "dark" }
        print("on")
    }
}
