// swift-format-ignore-file
// run: launch Feed as feed; feed.ask(); trigger action DeleteIt; trigger action Share
// says: print deleted true
// says: print shared by UIAction
// never: print kept
// never: unknown
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let share = UIAction(title: "Share") { action in print("shared by", type(of: action)) }
        let button = UIButton(type: .system)
        button.addAction(share, for: .touchUpInside)
        view.addSubview(button)
    }
    func ask() {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in print("kept") })
        alert.addAction(UIAlertAction(title: "Delete it", style: .destructive, handler: { [weak self] _ in
            print("deleted", self?.presentedViewController == nil)
        }))
        present(alert, animated: true)
    }
}
