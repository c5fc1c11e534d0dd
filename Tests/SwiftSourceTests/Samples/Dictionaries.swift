// swift-format-ignore-file
// run: new Feed as feed
// run: access view

import UIKit

class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let groups = Dictionary(grouping: [1, 2, 3]) { $0 % 2 }
        print(groups[1]!)  // expect: print [1, 3]
        for (key, value) in ["a": 1] { print(key, value) }  // expect: print a 1
        let ages = Dictionary(uniqueKeysWithValues: [("a", 1), ("b", 2)])
        print(ages["b"]!, ages.keys.sorted(), ages.keys.contains("a"))  // expect: print 2 ["a", "b"] true
        for (name, age) in ages.sorted(by: { $0.value > $1.value }) { print(name, age) }  // expect: print b 2 | print a 1
        print(ages.mapValues { $0 + 1 }["a"]!, ages.filter { $0.value > 1 }.count)  // expect: print 2 1
        print(ages.contains { $0.value == 2 }, ages.allSatisfy { $0.value > 1 })  // expect: print true false
        let set: Set<Int> = [1, 2, 3]
        print(set.union([4]).count, set.sorted(), set.isSubset(of: [1, 2]), set.max()!)  // expect: print 4 [1, 2, 3] false 3
        print(set.intersection([2, 5]).sorted(), set.subtracting([2]).sorted())  // expect: print [2] [1, 3]
        _ = Dictionary(uniqueKeysWithValues: [("a", 1), ("a", 2)])  // expect: trap Duplicate values for key: 'a'
    }
}
