// swift-format-ignore-file
// run: new Feed as feed
// run: launch feed

import UIKit

class Bar: UISlider {}

class Feed: UIViewController {
    let box = UIView(), inner = UIView(), field = UITextField(), label = UILabel(), other = UILabel(), bar = Bar()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), stepper = UIStepper()
    let child = UIViewController(), pages = UIPageControl(), progress = UIProgressView()
    var isOn: Bool { UserDefaults.standard.bool(forKey: "on") }
    var count: CGFloat { CGFloat(UserDefaults.standard.integer(forKey: "count")) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        inner.autoresizingMask = .flexibleWidth
        box.addSubview(inner)
        box.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        box.center.x = count
        print(box.frame, box.bounds)  // expect: print ? (0.0, 0.0, 3.0, 4.0)
        box.frame = .zero
        box.frame.size.width = count
        print(box.frame, inner.frame)  // expect: print ? ?
        box.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        print(box.frame, box.center)  // expect: print (1.0, 2.0, 3.0, 4.0) (2.5, 4.0)
        box.tag = Int(count)
        print(box.tag)  // expect: print ?
        box.layer.opacity = 0.5
        box.layer.position = CGPoint(x: 9, y: 9)
        print(box.alpha, box.center, box.layer.frame.width)  // expect: print 0.5 (9.0, 9.0) 3.0
        box.layer.transform = CATransform3DMakeScale(2, 2, 1)
        print(box.frame, box.bounds)  // expect: print ? (0.0, 0.0, 3.0, 4.0)
        if isOn { box.alpha = 1; label.text = "a"; title = "b" }
        print(box.alpha, label.text ?? "", title ?? "", other.text ?? "none")  // expect: print ? ? ? none
        label.text = "c"
        print(label.text ?? "")  // expect: print c
        field.insertText("b")
        print(field.text ?? "")  // expect: print ?
        list.scrollRectToVisible(box.bounds, animated: false)
        print(list.contentOffset)  // expect: print ?
        bar.value = 7
        stepper.maximumValue = 5
        stepper.value = 9
        progress.progress = -1
        pages.numberOfPages = 3
        pages.currentPage = 8
        print(bar.value, stepper.value, progress.progress, pages.currentPage)  // expect: print 1.0 5.0 0.0 2
        setValue("d", forKey: "title")
        box.setValue(true, forKey: "hidden")
        box.setValue(0.25, forKeyPath: "layer.opacity")
        print(title ?? "", box.isHidden, box.value(forKey: "alpha") as! Double)  // expect: print d true 0.25
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        print(view.superview!.subviews.count, view.superview!.superview!.frame.height)  // expect: print 1 852.0
        view.window!.frame = .zero
        print(view.window!.bounds)  // expect: print ?
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if isOn { show() }  // expect: skipped
        print(children.count, child.parent == nil, label.superview == nil)  // expect: print ? ? true
    }

    func show() { addChild(child) }
}
