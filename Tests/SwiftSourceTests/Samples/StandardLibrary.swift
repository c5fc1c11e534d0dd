// swift-format-ignore-file
// run: new Sums as sums
// run: access view
// run: sums.trap()

import UIKit

enum Level: Int {
    case cellar = -5, ground
    case top = 7
}

enum Word: String { case `default`, other }

class Sums: UIViewController {
    var heard = 0
    var name = "a" {
        didSet(before) { print(before, name) }  // expect: print a b
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print(min(3, 1, 2), max(1, 2, 3, 2), abs(-4))  // expect: print 1 3 4
        print("a" <= "a", "b" >= "c", 6 & 3, 1 << 4)  // expect: print true false 2 16
        print(Level.ground.rawValue, Level(rawValue: -4) == .ground, Word.default.rawValue)  // expect: print -4 true default
        print([1, 2, 3][...(-1)].count)  // expect: print 0
        print((1, 2) == (1, 3), [1, 2] == [1, 2])  // expect: print false true
        let count = 2
        print("\u{41}\(count)\u{1F600}", #"\n\#(count)\#u{42}"#)  // expect: print A2😀 \n2B
        name = "b"
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(hear), name: Notification.Name("News"), object: self)
        center.removeObserver(self, name: nil, object: view)
        center.post(name: Notification.Name("News"), object: self)
        print(heard)  // expect: print 1
        assert(count == 2, "two")
    }

    @objc func hear() { heard += 1 }
    func trap() { assertionFailure("never") }  // expect: trap never
}
