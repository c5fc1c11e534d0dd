// swift-format-ignore-file
// run: launch Bag as bag
// says: print before
// says: print after
// never: print still 3
// never: print keys 1
class Bag: UIViewController {
    private var items = [1, 2, 3]
    private var keys: Set<Key> = [Key(id: 1, note: 1)]
    override func viewDidLoad() {
        super.viewDidLoad()
        print("before")
        items.shuffle()
        if items[0] == 1 { print("still", items.count) }
        keys.insert(Key(id: 1, note: 2))
        print("keys \(keys.count)")
        print("after")
    }
}
struct Key: Hashable {
    let id: Int
    let note: Int
    static func == (one: Key, other: Key) -> Bool { one.id == other.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
