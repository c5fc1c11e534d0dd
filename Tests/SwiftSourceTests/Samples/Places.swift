// swift-format-ignore-file
// run: new Feed as feed
// run: access view

import UIKit

class Item {
    let number: Int
    init(_ number: Int) { self.number = number }
    deinit { print("gone", number) }  // expect: print gone 2
}

enum Fault: Error { case full }

struct Inner {
    var count = 0
    var items: [Item] = []
    var table: [String: [Int]] = [:]
    var twice: Int {
        get { count * 2 }
        set { count = newValue / 2 }
    }
    mutating func both() {
        add(1)
        self.add(1)
        [1, 2].forEach { count += $0 }
    }
    mutating func add(_ number: Int) { count += number }
    mutating func take(_ number: Int) { items.append(Item(number)) }
    mutating func drop() { items.removeLast() }
    mutating func bump(_ other: inout Int) {
        other += 1
        count += other
    }
    mutating func fail() throws {
        count = 77
        throw Fault.full
    }
}

struct Model {
    var inner = Inner()
    var list = [Inner(), Inner()]
    var maybe: Inner? = Inner()
}

final class Store {
    static let shared = Store()
    static var log: [String] = []
    var model = Model()
}

class Feed: UIViewController {
    var model = Model()
    var watched = Model() {
        didSet { print(oldValue.inner.count, watched.inner.count) }  // expect: print 0 1 | print 1 4
    }
    var matrix = [[1, 2], [3, 4]]
    var groups: [String: [Int]] = [:]
    var counts: [String: [String: Int]] = [:]
    lazy var later = [1]

    func next() -> Int {
        print("next")  // expect: print next | print next | print next
        return 1
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        model.inner.both()
        print(model.inner.count)  // expect: print 5
        model.inner.take(1)
        model.inner.take(2)
        print(model.inner.items.count)  // expect: print 2
        model.inner.drop()
        print(model.inner.items.count)  // expect: print 1
        model.inner.twice += 10
        print(model.inner.count)  // expect: print 10
        var number = 1
        model.inner.bump(&number)
        print(number, model.inner.count)  // expect: print 2 12
        try? model.inner.fail()
        print(model.inner.count)  // expect: print 77
        model.list[next()].add(3)
        model.list[next()].count += 1
        raise(&model.list[next()].count)
        print(model.list.map(\.count))  // expect: print [0, 14]
        model.maybe?.table["a"] = [1]
        model.maybe?.table["a"]?.append(2)
        model.maybe?.table["b"]?.append(3)
        model.maybe!.add(4)
        print(model.maybe!.table["a"] ?? [], model.maybe!.table.count, model.maybe!.count)  // expect: print [1, 2] 1 4
        model.maybe = nil
        model.maybe?.add(1)
        print(model.maybe == nil)  // expect: print true
        watched.inner.add(1)
        watched.inner.count += 3
        matrix[1][0] = 9
        matrix[0].append(5)
        swap(&matrix[0], &matrix[1])
        print(matrix)  // expect: print [[9, 4], [1, 2, 5]]
        groups["a", default: []].append(1)
        groups["a", default: []].append(2)
        counts["a", default: [:]]["b", default: 0] += 4
        counts["a"]!["b"]! += 1
        print(groups["a"]!, counts["a"]!["b"]!, counts["c", default: [:]].count)  // expect: print [1, 2] 5 0
        counts["a"]?["b"] = nil
        print(counts["a"]!.isEmpty)  // expect: print true
        later.append(2)
        print(later)  // expect: print [1, 2]
        Store.shared.model.list[0].count = 8
        Store.shared.model.inner.add(1)
        Store.log.append("a")
        print(Store.shared.model.list[0].count, Store.shared.model.inner.count, Store.log)  // expect: print 8 1 ["a"]
        var copy = model
        copy.inner.count = 1
        copy.list[0].add(5)
        print(model.inner.count, model.list[0].count, copy.list[0].count)  // expect: print 77 0 5
        let total = ["a", "b", "a"].reduce(into: [:]) { all, word in all[word, default: 0] += 1 }
        print(total["a"]!, (1...3).reduce(into: [Int]()) { $0.append($1 * 2) })  // expect: print 2 [2, 4, 6]
    }

    func raise(_ number: inout Int) { number += 10 }
}
