// swift-format-ignore-file
// ios: 17
// run: launch Parent

import UIKit

class Parent: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let early = Early()
        view.addSubview(early.view)
        addChild(early)
        early.didMove(toParent: self)
        let late = Late()
        addChild(late)
        view.addSubview(late.view)
        late.didMove(toParent: self)
    }
}

class Early: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print(parent == nil)  // expect: print true
    }
}

class Late: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print(parent == nil)  // expect: print false
    }
}
