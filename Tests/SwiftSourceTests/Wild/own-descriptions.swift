// swift-format-ignore-file
// run: launch Prices as prices
// says: print EUR 5 EUR 6 EUR 7
// says: print ON node prices
// says: print [EUR 1, EUR 2]
// says: print Optional(3)
// says: print Plain(cents: 1)
// never: unknown
struct Money: CustomStringConvertible {
    let cents: Int
    var description: String { "EUR \(cents)" }
}
struct Plain { let cents: Int }
enum Mode { case on }
extension Mode: CustomStringConvertible { var description: String { "ON" } }
final class Node: CustomStringConvertible { var description: String { "node" } }
class Prices: UIViewController {
    override var description: String { "prices" }
    override func viewDidLoad() {
        super.viewDidLoad()
        print(Money(cents: 5), "\(Money(cents: 6))", String(describing: Money(cents: 7)))
        print(Mode.on, Node(), self)
        print([Money(cents: 1), Money(cents: 2)])
        print(Optional(3) as Any)
        print(Plain(cents: 1))
    }
}
