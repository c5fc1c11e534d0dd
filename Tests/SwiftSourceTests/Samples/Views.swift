// swift-format-ignore-file
// ios: 17
// run: launch Login
// run: tap button

import UIKit

class Login: UIViewController {
    let card = Card()
    let button = UIButton(type: .system)

    override func loadView() {
        view = UIView()
        view.addSubview(card)
        print(view.frame)  // expect: print (0.0, 0.0, 0.0, 0.0)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        button.frame.size.width = 120
        button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
        view.addSubview(button)
        card.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
            card.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
            card.heightAnchor.constraint(equalToConstant: 50),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        print(view.bounds.width, card.frame)  // expect: print 393.0 (10.0, 200.0, 373.0, 50.0)
    }

    @objc func tapped(_ sender: UIButton) {
        print("tapped", sender.frame.width)  // expect: print tapped 120.0
    }
}

class Card: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        print("Card", frame)  // expect: print Card (0.0, 0.0, 0.0, 0.0)
    }

    required init?(coder: NSCoder) { fatalError("no nib") }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        print("in a window:", window != nil)  // expect: print in a window: true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        print("Card.layoutSubviews")  // expect: print Card.layoutSubviews
    }
}
