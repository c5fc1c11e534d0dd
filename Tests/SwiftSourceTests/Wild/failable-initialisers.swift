// swift-format-ignore-file
// run: launch Feed as feed
// says: print none true
// says: print odd
// says: print even 4
// says: print count 1
// says: print no model
// says: print model 4
// says: print model 4 gone
// says: print delegated true
// says: print no page
// never: print model -1
// never: print page
// never: unknown
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("none", Even(3) == nil)
        if let even = Even(3) { print("wrong \(even.number)") } else { print("odd") }
        if let even = Even(4) { print("even", even.number) }
        print("count", [1, 2, 3].compactMap { Even($0) }.count)
        if Model(number: -1) == nil { print("no model") }
        if let model = Model(number: 4) { print("model", model.number) }
        print("delegated", Even(text: "3") == nil)
        guard let page = Page(id: 0) else { return print("no page") }
        present(page, animated: true)
        print("page")
    }
}
struct Even: Equatable {
    let number: Int
    init?(_ number: Int) {
        guard number % 2 == 0 else { return nil }
        self.number = number
    }
    init?(text: String) {
        guard let number = Int(text) else { return nil }
        self.init(number)
        print("even made")
    }
}
class Model {
    let number: Int
    init?(number: Int) {
        if number < 0 { return nil }
        self.number = number
    }
    deinit { print("model \(number) gone") }
}
class Page: UIViewController {
    let id: Int
    init?(id: Int) {
        guard id > 0 else { return nil }
        self.id = id
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
}
