// swift-format-ignore-file
// run: launch Feed as feed
// says: unknown trap perhaps: Unable to activate constraint
// says: print end
// never: trap
import MapKit
class Feed: UIViewController {
    private let badge = UILabel(), inner = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        let host = MKAnnotationView(wrapping: inner)
        view.addSubview(host)
        view.addSubview(badge)
        badge.translatesAutoresizingMaskIntoConstraints = false
        badge.topAnchor.constraint(equalTo: inner.topAnchor).isActive = true
        print("end")
    }
}
