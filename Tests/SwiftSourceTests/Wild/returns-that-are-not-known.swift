// swift-format-ignore-file
// run: launch Feed as feed
// says: print ?
// says: print done
// never: print ()
// never: print yes
import SomeLibrary
class Feed: UIViewController {
    var count = 0
    func name() -> String { if Store.shared.isFull { return "full" } else { return "empty" } }
    func set() { return count = 2 }
    override func viewDidLoad() {
        super.viewDidLoad()
        print(name())
        if name() == "full" { print("yes") }
        set()
        if count == 2 { print("done") }
    }
}
