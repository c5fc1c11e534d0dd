// swift-format-ignore-file
// run: launch Feed as feed
// says: print refreshed
// says: print true false true
// says: print 1
// says: print base true, added true, value true false
// never: unknown
protocol Base {}
protocol Refreshable: Base { func refresh() }
protocol Added {}
extension UIViewController: Added {}
struct Plain {}
struct Item: Base {}
class Home: UIViewController, Refreshable { func refresh() { print("refreshed") } }
class Other: UIViewController {}
class Box: UIView, Refreshable { func refresh() {} }
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let all: [UIViewController] = [Home(), Other()]
        for one in all { (one as? Refreshable)?.refresh() }
        print(all[0] is Refreshable, all[1] is Refreshable, (Box() as UIView) is Refreshable)
        print(all.compactMap { $0 as? Refreshable }.count)
        let item: Any = Item(), plain: Any = Plain()
        print("base \(all[0] is Base), added \(all[1] is Added), value \(item is Base) \(plain is Base)")
    }
}
