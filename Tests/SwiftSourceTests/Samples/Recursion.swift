// swift-format-ignore-file
// ios: 17
// run: new Login as login
// run: access view

import UIKit

class Login: UIViewController {
    override func loadView() {
        view.backgroundColor = .white
    }
}
