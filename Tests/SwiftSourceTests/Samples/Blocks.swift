// swift-format-ignore-file
// ios: 17
// run: launch Feed

import UIKit

class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.async {
            print("async", self.isViewLoaded)  // expect: print async true
        }
        UIView.animate(
            withDuration: 0.3,
            animations: {
                self.view.alpha = 0
            },
            completion: { finished in
                print("faded", finished, self.view.alpha)  // expect: print faded true 0.0
            })
        print("first")  // expect: print first
    }
}
