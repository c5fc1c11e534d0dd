// swift-format-ignore-file
// run: launch Feed as feed
// says: print guarded
// says: print asserted
// says: trap own
// never: trap user
class Feed: UIViewController {
    var user: String?
    var own: String?
    override func viewDidLoad() {
        super.viewDidLoad()
        guard let user = user else { fatalError("user") }
        guard self.user != nil else { fatalError("user") }
        print("guarded")
        precondition(self.user != nil, "user")
        assert(self.user != nil, "user")
        print("asserted")
        title = user
        if false { own = "" }
        guard let own else { fatalError("own") }
        print(own)
    }
}
