// swift-format-ignore-file
// run: launch Feed as feed
// says: print Optional("Bob") name: Optional("Bob") Optional(4)
// says: print Optional(1) nil
class Feed: UIViewController {
    var name: String?
    var number: Int! = 4
    override func viewDidLoad() {
        super.viewDidLoad()
        name = "Bob"
        print(name as Any, "name: \(name)", self.number as Any)
        print([1].first as Any, children.first as Any)
    }
}
