// swift-format-ignore-file
// run: launch Once as once
// says: print 2 2 2
// says: print seen 1 false true
// says: print emptied 0
// says: print own true 1 false
// never: print own true 2
class Once: UIViewController {
    private var seen: Set<String> = []
    private var marks: Set<Int> = [1, 1, 2]
    override func viewDidLoad() {
        super.viewDidLoad()
        let local: Set<Int> = [1, 1, 2]
        print(marks.count, local.count, ([1, 1, 2] as Set).count)
        if !seen.contains("b") { seen.insert("b") }
        print("seen", seen.count, seen.insert("b").inserted, seen.contains("b"))
        seen = []
        print("emptied", seen.count)
        let keys = [Key(id: 0), Key(id: 1, note: 1)]
        let wanted = Key(id: 1, note: 2)
        print("own", keys.contains(wanted), keys.firstIndex(of: wanted) ?? -1, keys[1] != wanted)
    }
}
struct Key: Equatable {
    let id: Int
    var note = 0
    static func == (one: Key, other: Key) -> Bool { one.id == other.id }
}
