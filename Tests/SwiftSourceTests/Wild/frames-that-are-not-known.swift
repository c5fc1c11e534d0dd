// swift-format-ignore-file
// run: launch Feed as feed
// says: print set ?
// says: print at least ?
// says: print known (0.0, 0.0, 10.0, 10.0)
// says: print snapped ?
// never: unknown
import SnapKit
class Feed: UIViewController {
    let one = UIView(), two = UIView(), three = UIView()
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
    }
}
