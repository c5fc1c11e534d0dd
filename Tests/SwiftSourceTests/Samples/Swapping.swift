// swift-format-ignore-file
// ios: 17
// run: launch Parent
// run: parent.swap()

import UIKit

class Parent: UIViewController {
    let first = Page()
    let second = Page()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(first)
        view.addSubview(first.view)
        first.didMove(toParent: self)
        view.layer.cornerRadius = 8
        UIView.animate(withDuration: 0.3, animations: { self.view.alpha = 0.5 }) { _ in
            print("faded", self.view.alpha, self.view.layer.cornerRadius)  // expect: print faded 0.5 8
        }
    }

    func swap() {
        first.willMove(toParent: nil)
        addChild(second)
        transition(from: first, to: second, duration: 0.3, options: [], animations: { print("animates") }) { finished in  // expect: print animates
            self.first.removeFromParent()
            self.second.didMove(toParent: self)
            print("swapped", finished, self.children.count, self.second.isShown)  // expect: print swapped true 1 true
        }
    }
}

class Page: UIViewController {
    var isShown = false

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isShown = true
    }
}
