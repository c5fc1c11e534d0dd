// swift-format-ignore-file
// run: new Feed as feed
// run: access view
// run: feed.more()

import UIKit

struct Inner {
    var numbers: [Int] = []
    mutating func push(_ number: Int) { numbers.append(number) }
}

class Feed: UIViewController {
    var inner = Inner()
    var grid = Array(repeating: Array(repeating: 0, count: 60), count: 60)
    var groups: [String: [Int]] = ["a": []]

    override func viewDidLoad() {
        super.viewDidLoad()
        for number in 0..<4000 { inner.numbers.append(number) }
        for index in 0..<4000 { inner.numbers[index] += 1 }
        print(inner.numbers.count, inner.numbers[3999])  // expect: print 4000 4000
        for y in 0..<60 { for x in 0..<60 { grid[y][x] = x * y } }
        print(grid[59][59])  // expect: print 3481
    }

    func more() {
        for number in 0..<4000 { groups["a"]?.append(number) }
        for number in 0..<3000 { inner.push(number) }
        print(groups["a"]!.count, inner.numbers.count)  // expect: print 4000 7000
    }
}
