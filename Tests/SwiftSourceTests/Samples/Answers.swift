// swift-format-ignore-file
// ios: 17
// run: launch Portrait
// run: rotate landscape
// calls: portrait.supportedInterfaceOrientations portrait.supportedInterfaceOrientations

import UIKit

class Portrait: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        print("asked")  // expect: print asked | print asked
        return .portrait
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        print("never")
    }
}
