// swift-format-ignore-file
// run: launch Feed as feed
// says: print on
// never: unknown
import SomeLibrary
class Feed: UIViewController {
    var color = "red"
    override func viewDidLoad() {
        super.viewDidLoad()
        let theme = Store.shared.theme
        title = theme.isDark ? "dark" : "light"
        if theme.isDark {
            let names = Store.shared.names.map { $0.title }
            for name in names { if name.isEmpty { continue } }
            Store.shared.remember(names)
        }
        switch theme.kind {
        case .plain: color = "grey"
        default: break
        }
        for one in Store.shared.names { Store.shared.remember(one) }
        print("on")
    }
}
