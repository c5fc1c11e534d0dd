// swift-format-ignore-file
// ios: 17
// run: new Keeper as keeper; access view of keeper; release keeper

import UIKit

class Label: UILabel {
    let text2: String
    init(_ text: String) {
        text2 = text
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("no nib") }
    deinit { print("label", text2) }  // expect: print label weak | print label strong
}

class Keeper: UIViewController {
    let kept = Label("strong")
    weak var lost = Label("weak")

    override func viewDidLoad() {
        super.viewDidLoad()
        print(kept.superview == nil, lost == nil)  // expect: print true true
    }

    deinit { print("controller") }  // expect: print controller
}
