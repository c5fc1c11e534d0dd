// swift-format-ignore-file
// run: launch Feed as feed
// says: unknown condition
// says: print ?
// says: print on
// says: feed.viewDidAppear
// never: unknown property
// never: unknown method
// never: unknown assignment
// never: trap
class Feed: UIViewController {
    let formatter = DateFormatter()
    let label = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        formatter.dateStyle = .short
        label.text = formatter.string(from: Date()).replacingOccurrences(of: "/", with: ".")
        label.font = UIFont.preferredFont(forTextStyle: .body)
        label.layer.shadowColor = UIColor.black.withAlphaComponent(0.5).cgColor
        let words = UserDefaults.standard.stringArray(forKey: "words")
        let first = words?.sorted { $0 < $1 }.first
        print(first)
        if UserDefaults.standard.bool(forKey: "seen") { view.addSubview(label) }
        print("on")
    }
}
