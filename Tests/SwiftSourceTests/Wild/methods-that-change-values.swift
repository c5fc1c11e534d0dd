// swift-format-ignore-file
// run: launch Bag as bag
// says: print odd [1, 3]
// says: print kid gone
// says: print kids 1
// says: print first [3, 4, 5]
// says: print last [3, 4]
// says: print inserted [8, 9, 3, 4]
// says: print cut [8, 4]
// says: print swapped [4, 8]
// says: print longer [4, 8, 1]
// says: print tuple 3 [1, 2, 3] 4
// says: print grown 3000 3000 3000 true
// says: print sorted [3, 2, 1] [1, 2, 3]
// says: print words ["b", "aa"]
// says: print reversed [1, 2, 3]
// says: print none []
// says: print set false 2 true
// says: print old 1 2
// says: print text ab
// says: print sum 6
// says: print pairs [4, 6]
// says: print own [1]
// never: unknown
class Bag: UIViewController {
    private var items = [1, 2, 3, 4]
    private var kids: [Kid] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        items.removeAll { $0 % 2 == 0 }
        print("odd", items)
        let kept = Kid("kept")
        kids = [kept, Kid("kid")]
        kids.removeAll(where: { $0 !== kept })
        print("kids", kids.count)
        items = [1, 2, 3, 4, 5]
        items.removeFirst(2)
        print("first", items)
        items.removeLast(1)
        print("last", items)
        items.insert(contentsOf: [8, 9], at: 0)
        print("inserted", items)
        items.removeSubrange(1...2)
        print("cut", items)
        items.swapAt(0, 1)
        print("swapped", items)
        items += [1]
        print("longer", items)
        var tuple = (count: 1, items: [1], 2)
        tuple.count += 2
        tuple.items.append(2)
        tuple.1 += [3]
        tuple.2 = 4
        print("tuple", tuple.count, tuple.items, tuple.2)
        var numbered: [Int] = [], texts = [""], maybe: [Int]? = [], none: [Int]?
        for index in 0..<3000 {
            numbered += [index]
            maybe?.append(index)
            none?.append(index)
            texts.append("")
            texts.swapAt(0, index)
        }
        print("grown", numbered.count, texts.count - 1, maybe?.count ?? 0, none == nil)
        items.removeAll(keepingCapacity: true)
        print("none", items)
        var numbers = [2, 1, 3]
        numbers.sort(by: >)
        print("sorted", numbers, numbers.sorted { $0 < $1 })
        numbers.reverse()
        print("reversed", numbers)
        print("words", ["aa", "b"].sorted { $0.count < $1.count })
        var seen: Set<String> = ["a"]
        seen.formUnion(["a", "b"])
        let again = seen.insert("b")
        print("set", again.inserted, seen.count, seen.contains("b"))
        var ages = ["ann": 1]
        let old = ages.updateValue(2, forKey: "ann")
        print("old", old ?? 0, ages["ann"] ?? 0)
        var text = "a"
        text.append("b")
        print("text", text)
        print("sum", [1, 2, 3].reduce(0, +))
        print("pairs", zip([1, 2], [3, 4]).map { $0 + $1 })
        print("own", [1, 2].filter { $0 == [3, 1].min { $0 < $1 } })
    }
}
final class Kid {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("\(name) gone") }
}
