// swift-format-ignore-file
// ios: 17
// run: new Feed as feed
// run: access view

import UIKit

class Feed: UIViewController {
    var names = ["a", "b", "c"]

    override func viewDidLoad() {
        super.viewDidLoad()
        for name in names where name != "b" { print(name) }  // expect: print a | print c
        for name in names {
            if name == "b" { continue }
            print(name)  // expect: print a | print c
        }
        for index in 0..<2 { print(index) }  // expect: print 0 | print 1
        var rounds = 0
        while true {
            rounds += 1
            if rounds == 3 { break }
        }
        print(rounds)  // expect: print 3
        repeat { rounds -= 1 } while rounds > 0
        print(rounds)  // expect: print 0
        defer { print("at the end") }  // expect: print at the end
        switch names.count {
        case 0: print("none")
        case 1, 2: print("few")
        default: print("many")  // expect: print many
        }
        if #available(iOS 18, *) { print("new") } else { print("old") }  // expect: print old
        guard let first = names.first, isViewLoaded else { return }
        print(first, rounds == 0 ? "zero" : "more")  // expect: print a zero
        guard view.window != nil else { return }
        print("never")
    }
}
