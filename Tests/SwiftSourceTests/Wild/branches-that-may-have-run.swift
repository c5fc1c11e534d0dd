// swift-format-ignore-file
// run: launch Feed as feed
// says: unknown condition
// says: print count ?
// says: print label ?
// says: print sure 1
// never: trap
class Feed: UIViewController {
    var count = 1
    var sure = 1
    var label: UILabel?
    override func viewDidLoad() {
        super.viewDidLoad()
        if Settings.isOn {
            count = 2
            fill()
        }
        print("count", count)
        print("label", label!)
        print("sure", sure)
    }
    func fill() { label = UILabel() }
}
