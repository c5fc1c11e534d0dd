// swift-format-ignore-file
// run: launch Feed as feed
// says: print other
protocol OtherValidator {}
enum Thing { class Validator {} }
enum Other { class Validator: OtherValidator { func say() { print("other") } } }
class Feed: UIViewController {
    override func viewDidLoad() { super.viewDidLoad(); Other.Validator().say() }
}
