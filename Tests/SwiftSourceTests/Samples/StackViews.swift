// swift-format-ignore-file
// ios: 17
// run: new Feed as feed
// run: access view

import UIKit

class Row: UIStackView {
    func fill() {
        addArrangedSubview(UILabel())
        print(subviews.count)  // expect: print 1
        insertArrangedSubview(UILabel(), at: 0)
        print(subviews.count)  // expect: print 2
    }
}

class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let row = Row()
        row.fill()
        view.addSubview(row)
    }
}
