// swift-format-ignore-file
// run: launch Feed as feed
// says: print First true
// says: print one 2
// says: print [10, 20]
// says: print small
// never: print ()
// never: unknown
enum Kind {
    case first, second
    var title: String { switch self { case .first: "First"; case .second: "Second" } }
    var isFirst: Bool { if self == .first { true } else { false } }
}
class Feed: UIViewController {
    let kind = Kind.first
    override func viewDidLoad() {
        super.viewDidLoad()
        print(kind.title, kind.isFirst)
        let word = if kind == .first { "one" } else { "two" }
        let number = switch word { case "one": 2; default: 3 }
        print(word, number)
        print([1, 2].map { each in switch each { case 1: 10; default: 20 } })
        print(size(of: 3))
    }
    func size(of number: Int) -> String {
        if number > 100 { "large" } else if number > 10 { "medium" } else { "small" }
    }
}
