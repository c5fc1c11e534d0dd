// swift-format-ignore-file
// run: launch Feed as feed
// says: print set ?
// says: print at least ?
// says: print known (0.0, 0.0, 10.0, 10.0)
// says: print snapped ?
// says: print sized ?
// never: unknown
import SnapKit
class Badge: UIView {
    override var intrinsicContentSize: CGSize { return UIImage.logo.size }
}
class Feed: UIViewController {
    let one = UIView(), two = UIView(), three = UIView(), badge = Badge()
    override func viewDidLoad() {
        super.viewDidLoad()
        one.frame = CGRect(origin: .zero, size: UIImage.logo.size)
        print("set", one.frame)
        one.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        print("known", one.frame)
        view.addSubview(two)
        two.widthAnchor.constraint(greaterThanOrEqualToConstant: 3).isActive = true
        print("at least", two.frame)
        three.snp.makeConstraints { make in make.edges.equalToSuperview().inset(3) }
        print("snapped", three.bounds)
        badge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badge)
        badge.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("sized", badge.frame)
    }
}
