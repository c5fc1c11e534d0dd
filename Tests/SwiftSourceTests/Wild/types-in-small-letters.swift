// swift-format-ignore-file
// run: new Feed as feed; feed.fill()
// says: print 8.0 Hello
// says: print one two
// says: print true false
// says: print dark true
// never: unknown
struct Constants {
    struct layout { static let margin: CGFloat = 8 }
    struct strings { static let hello = NSLocalizedString("Hello", comment: "") }
}
extension UserDefaults {
    var prefersDark: Bool { true }
    func name(of theme: Int) -> String { theme == 1 ? "dark" : "light" }
}
protocol Item { func isEqual(to other: Item) -> Bool }
extension Item where Self: Equatable {
    func isEqual(to other: Item) -> Bool {
        guard let other = other as? Self else { return false }
        return self == other
    }
}
struct Page: Item, Equatable { let number: Int }
struct Mark: Item, Equatable { let number: Int }
class Feed: UIViewController {
    func fill() {
        print(Constants.layout.margin, Constants.strings.hello)
        print(one(), two())
        print(Page(number: 1).isEqual(to: Page(number: 1)), Page(number: 1).isEqual(to: Mark(number: 1)))
        print(UserDefaults.standard.name(of: 1), UserDefaults.standard.prefersDark)
        UserDefaults.standard.set(3, forKey: "count")
    }
}
extension Feed {
    private struct Keys { static let name = "one" }
    func one() -> String { Keys.name }
}
// file: Other.swift
extension Feed {
    private struct Keys { static let name = "two" }
    func two() -> String { Keys.name }
}
