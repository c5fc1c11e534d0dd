// swift-format-ignore-file
// ios: 17
// run: new Feed as feed
// run: feed.strong(); feed.weak(); release feed

import UIKit

class Feed: UIViewController {
    var onStrong: (() -> Void)?
    var onWeak: (() -> Void)?
    var total = 0

    func strong() {
        var count = 0
        let add = { (amount: Int) in count += amount }
        add(2)
        add(3)
        print(count)  // expect: print 5
        [1, 2].forEach { self.total += $0 }
        print(total)  // expect: print 3
    }

    func weak() {
        onWeak = { [weak self] in
            guard let self else { return print("gone") }
            print(self.total)  // expect: print 3
        }
        onWeak?()
        onStrong?()
    }

    deinit { print("deinit", total) }  // expect: print deinit 3
}
