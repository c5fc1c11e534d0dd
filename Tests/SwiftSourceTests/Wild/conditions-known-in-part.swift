// swift-format-ignore-file
// run: launch Feed as feed
// says: print first later
// says: print second later
// says: print third later
// says: print fourth later
// says: print asked
// never: unknown condition
// never: unknown assumption
class Feed: UIViewController {
    var hasAppeared = false
    override func viewDidLoad() {
        super.viewDidLoad()
        let defaults = UserDefaults.standard
        if defaults.bool(forKey: "x"), view.window != nil { print("now") } else { print("first later") }
        if defaults.bool(forKey: "x") && hasAppeared { print("now") } else { print("second later") }
        if !defaults.bool(forKey: "x") || view.window == nil { print("third later") }
        switch defaults.integer(forKey: "x") {
        case 1 where hasAppeared: print("now")
        default: break
        }
        show()
        if let hasAppeared = defaults.object(forKey: "x") as? Bool, hasAppeared { title = "Known" }
        print("asked")
    }
    func show() {
        guard defaults().bool(forKey: "x"), isViewLoaded, view.window != nil else { return print("fourth later") }
        print("now")
    }
    func defaults() -> UserDefaults { .standard }
}
