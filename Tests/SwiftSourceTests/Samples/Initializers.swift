// swift-format-ignore-file
// ios: 17
// run: launch Feed

import UIKit

class Base: UIViewController {
    override init(nibName: String?, bundle: Bundle?) {
        print("Base before")  // expect: print Base before | print Base before
        super.init(nibName: nibName, bundle: bundle)
    }
    required init?(coder: NSCoder) { fatalError("no storyboard") }
}

final class Detail: Base {
    let number: Int

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
        print("Detail", number)  // expect: print Detail 7
    }

    convenience init() { self.init(number: 1) }
    required init?(coder: NSCoder) { fatalError("no storyboard") }
}

class Feed: Base {
    override func viewDidLoad() {
        super.viewDidLoad()
        let detail = Detail(number: 7)
        print(detail.number, detail.isViewLoaded)  // expect: print 7 false
    }
}
