// swift-format-ignore-file
// run: launch Feed as feed
// says: print title ?
// says: print sure 1
// never: unknown condition
class Feed: UIViewController {
    var caption = "a", sure = 1
    override func viewDidLoad() {
        super.viewDidLoad()
        if UserDefaults.standard.bool(forKey: "seen") {
            caption = "b"
            view.backgroundColor = style(of: 1)
        } else {
            caption = "c"
        }
        print("title", caption)
        print("sure", sure)
    }
    func style(of n: Int) -> UIColor { n > 0 ? .red : .blue }
}
