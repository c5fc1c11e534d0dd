// swift-format-ignore-file
// run: launch Feed as feed
// says: print red
// never: unknown
import SomeLibrary
class Feed: UIViewController {
    var color = "red"
    override func viewDidLoad() {
        super.viewDidLoad()
        let cell = Store.shared.cells[2]
        cell.color = "blue"
        Store.shared.style.color = "blue"
        print(color)
    }
}
