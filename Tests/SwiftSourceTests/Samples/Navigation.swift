// swift-format-ignore-file
// ios: 17
// run: new Feed as feed; new UINavigationController as nav with feed; launch nav
// run: feed.open()
// calls: feed.viewDidLoad feed.viewWillAppear detail.viewDidLoad

import UIKit

class Feed: UIViewController {
    override func viewDidLoad() { super.viewDidLoad() }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print(navigationController?.viewControllers.count == 1)  // expect: print true
    }

    func open() {
        navigationController?.pushViewController(Detail(), animated: true)
        print(navigationController!.topViewController is Detail)  // expect: print true
    }
}

class Detail: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print(isMovingToParent, parent is UINavigationController)  // expect: print false true
    }
}
