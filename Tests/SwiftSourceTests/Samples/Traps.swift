// swift-format-ignore-file
// ios: 17
// run: new Login as login
// run: access view

import UIKit

class Login: UIViewController {
    weak var label: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        label = UILabel()
        view.addSubview(label)  // expect: trap Unexpectedly found nil while implicitly unwrapping an Optional value
        print("never")
    }
}
