// swift-format-ignore-file
// ios: 17
// run: storyboard Main with Scene; new Scene as scene from storyboard; access view of scene

import UIKit

class Scene: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print(nibName!.count)  // expect: print 26
    }
}
