// swift-format-ignore-file
// ios: 17
// run: launch Parent
// calls: parent.viewDidLoad child.willMove(toParent:) child.viewDidLoad child.didMove(toParent:)
// calls: parent.viewWillAppear child.viewWillAppear parent.viewDidAppear child.viewDidAppear

import UIKit

class Parent: UIViewController {
    let child = Child()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
        print(children.count, child.parent === self)  // expect: print 1 true
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("parent", animated)  // expect: print parent false
    }

    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
}

class Child: UIViewController {
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        print(parent is Parent, self.parent == nil)  // expect: print true true
    }
    override func viewDidLoad() { super.viewDidLoad() }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
}
