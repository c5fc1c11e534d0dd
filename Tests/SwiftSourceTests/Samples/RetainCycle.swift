// swift-format-ignore-file
// ios: 17
// run: new Leaky as leaky; new Tidy as tidy
// run: access view of leaky; access view of tidy
// run: release leaky; release tidy
// calls: leaky.viewDidLoad tidy.viewDidLoad tidy.deinit

import UIKit

class Leaky: UIViewController {
    var onDone: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        onDone = { self.close() }
    }

    func close() {}
    deinit { print("never") }
}

class Tidy: UIViewController {
    var onDone: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        onDone = { [unowned self] in self.close() }
    }

    func close() {}
    deinit { print("Tidy goes") }  // expect: print Tidy goes
}
