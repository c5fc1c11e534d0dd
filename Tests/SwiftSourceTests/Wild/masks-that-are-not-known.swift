// swift-format-ignore-file
// run: launch Feed as feed
// says: print before true
// says: print tied ?
// says: print free true
// says: print again true
// never: trap
class Feed: UIViewController {
    private let tied = UIView(), free = UIView()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tied)
        view.addSubview(free)
        print("before", tied.translatesAutoresizingMaskIntoConstraints)
        let width = tied.widthAnchor.constraint(equalToConstant: 10)
        Store.shared.view(of: 1)?.translatesAutoresizingMaskIntoConstraints = false
        width.isActive = true
        print("tied", tied.translatesAutoresizingMaskIntoConstraints)
        print("free", free.translatesAutoresizingMaskIntoConstraints)
        tied.translatesAutoresizingMaskIntoConstraints = true
        print("again", tied.translatesAutoresizingMaskIntoConstraints)
    }
}
