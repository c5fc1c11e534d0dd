// swift-format-ignore-file
// run: launch Feed as feed
// says: print own
// says: print top 1
// never: unknown
// file: Other.swift
class Other { enum Keys { static let other = "x" } }
// file: Feed.swift
private enum Keys { static let top = 1 }
class Store {
    private enum Keys { static let own = "own" }
    class func start() { print(Keys.own) }
}
class Feed: UIViewController {
    override func viewDidLoad() { super.viewDidLoad(); Store.start(); print("top", Keys.top) }
}
