// swift-format-ignore-file
// ios: 17
// run: launch Parent
// calls: parent.viewDidAppear

import UIKit

class Parent: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    init() {
        super.init(nibName: nil, bundle: nil)
        let child = Child()
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }

    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
}

class Child: UIViewController {
    override func viewDidAppear(_ animated: Bool) { print("never") }
}
