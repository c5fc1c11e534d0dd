// swift-format-ignore-file
// run: new Feed as feed
// run: access view

import UIKit

class Feed: UIViewController {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), field = UITextField(), label = UILabel()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    override func viewDidLoad() {
        super.viewDidLoad()
        box.transform = NSCoder.cgAffineTransform(for: "")
        print(box.frame)  // expect: print ?
        print(box.bounds)  // expect: print (0.0, 0.0, 100.0, 50.0)
        box.transform = .identity
        box.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        print(box.frame)  // expect: print (1.0, 2.0, 3.0, 4.0)
        box.center = NSCoder.cgPoint(for: "")
        print(box.frame)  // expect: print ?
        box.frame = .zero
        print(box.center)  // expect: print (0.0, 0.0)
        box.tag = UserDefaults.standard.integer(forKey: "tag")
        print(box.tag)  // expect: print ?
        box.tag = 2
        print(box.tag)  // expect: print 2
        box.layer.opacity = 0
        print(box.alpha)  // expect: print ?
        print(box.isHidden)  // expect: print false
        field.text = "a"
        field.insertText("b")
        print(field.text ?? "")  // expect: print ?
        field.text = "c"
        print(field.text ?? "")  // expect: print c
        field.deleteBackward()
        print(field.text ?? "")  // expect: print ?
        label.attributedText = NSAttributedString(string: "a")
        print(label.text ?? "")  // expect: print ?
        list.scrollRectToVisible(box.frame, animated: false)
        print(list.contentOffset)  // expect: print ?
        let alert = UIAlertController(title: "t", message: nil, preferredStyle: .alert)
        print(alert.title ?? "")  // expect: print t
    }
}
