// swift-format-ignore-file
// run: launch Login as login
// says: print 2 1
// says: print 5 7 8
// says: print in as ann
// never: overflows
// never: unknown
class Login: UIViewController {
    private var user = "", word = ""
    override func viewDidLoad() {
        super.viewDidLoad()
        var a = 1, b = 2, c = 0
        (a, b) = (b, a)
        print(a, b)
        (a, _) = (5, 6)
        (b, (c, _)) = (7, (8, 9))
        print(a, b, c)
        attempt()
    }
    private func attempt() {
        guard !user.isEmpty else {
            (user, word) = ("ann", "secret")
            attempt()
            return
        }
        print("in as \(user)")
    }
}
