// swift-format-ignore-file
// run: launch Feed as feed
// says: print 12.0
// never: unknown
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 12.0
        print(style.lineSpacing)
        navigationItem.title = "Feed"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", style: .plain, target: self, action: #selector(add))
        view.layer.cornerRadius = 4
        let button = UIButton(type: .system)
        button.titleLabel?.font = UIFont.systemFont(ofSize: 12)
        button.setTitleColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1), for: .normal)
        UINavigationBar.appearance().tintColor = .red
        view.backgroundColor = UIColor(white: 1, alpha: 0.5)
    }
    @objc func add() {}
}
