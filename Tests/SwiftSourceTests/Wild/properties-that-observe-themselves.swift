// swift-format-ignore-file
// run: new Feed as feed
// run: access view of feed
// says: print 100, 2 times
// says: print first
// says: print other 2
// never: overflows
class Feed: UIViewController {
    var volume = 0 { didSet { count += 1; volume = min(volume, 100); self.volume = volume } }
    var name: String! { didSet { if oldValue != nil { name = oldValue } } }
    var one = 0 { didSet { other = one } }
    var other = 0 { didSet { if one < 2 { one = 2 } } }
    var count = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        volume = 300
        volume = 500
        print("\(volume), \(count) times")
        name = "first"
        name = "second"
        print(name!)
        one = 1
        print("other \(other)")
    }
}
