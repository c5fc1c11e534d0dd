// swift-format-ignore-file
// run: launch Feed as feed
// says: print true
// says: print gone
// says: print true false
// says: print true true
// never: unknown
class Listener { deinit { print("gone") } }
struct Subscription {
    weak var listener: Listener?
    var name = "news"
}
class Feed: UIViewController {
    var subscriptions: [Subscription] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        var listener: Listener? = Listener()
        var one = Subscription(listener: listener)
        subscriptions.append(one)
        print(subscriptions[0].listener != nil)
        listener = nil
        print(one.listener == nil, subscriptions[0].listener != nil)
        let other = Listener()
        one.listener = other
        print(one.listener === other, subscriptions[0].listener == nil)
    }
}
