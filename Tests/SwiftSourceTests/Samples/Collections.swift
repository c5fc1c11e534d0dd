// swift-format-ignore-file
// ios: 17
// run: new Feed as feed
// run: access view
// run: feed.overrun()

import UIKit

class Feed: UIViewController {
    var rows: [String] = []
    var seen: [String: Int] = [:]
    var pages: [UIViewController] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        rows.append("a")
        rows.append(contentsOf: ["b", "c"])
        rows.insert("first", at: 0)
        rows[1] = "A"
        print(rows, rows.removeLast(), rows.count)  // expect: print ["first", "A", "b", "c"] c 3
        seen["a"] = 1
        seen["b"] = 2
        seen["a"] = nil
        print(seen, seen["b"] ?? 0, seen["a"] == nil, seen.count)  // expect: print ["b": 2] 2 true 1
        print(rows.map { $0 + "!" }, rows.filter { $0 != "b" })  // expect: print ["first!", "A!", "b!"] ["first", "A"]
        print(rows.first { $0 == "b" } ?? "none", rows.firstIndex(of: "A") ?? -1)  // expect: print b 1
        pages.append(Page())
        pages.removeAll()
        print("let go")  // expect: print let go
        var isOn = false
        isOn.toggle()
        print(isOn, CGRect(x: 0, y: 0, width: 10, height: 10).insetBy(dx: 2, dy: 3))  // expect: print true (2.0, 3.0, 6.0, 4.0)
    }

    func overrun() {
        rows[7] = "x"  // expect: trap Index out of range
    }
}

class Page: UIViewController {
    deinit { print("page gone") }  // expect: print page gone
}
