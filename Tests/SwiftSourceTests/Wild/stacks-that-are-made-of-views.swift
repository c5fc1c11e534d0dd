// swift-format-ignore-file
// run: launch Player as player
// says: print made true 2 2
// says: print left 1 2
// says: print own true 1
// says: print more 3
// says: print unknown ?
// says: print end
// never: trap
class Row: UIStackView {
    convenience init(title: String) {
        self.init(arrangedSubviews: [UIView()])
    }
}
class Player: UIViewController {
    private let slider = UISlider(), badge = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: [slider, UIView()])
        print("made", slider.superview === stack, stack.subviews.count, stack.arrangedSubviews.count)
        view.addSubview(stack)
        view.addSubview(badge)
        badge.translatesAutoresizingMaskIntoConstraints = false
        badge.centerYAnchor.constraint(equalTo: slider.centerYAnchor).isActive = true
        stack.removeArrangedSubview(slider)
        print("left", stack.arrangedSubviews.count, stack.subviews.count)
        let row = Row(title: "x")
        print("own", row.arrangedSubviews.first === row.subviews.first, row.arrangedSubviews.count)
        row.addArrangedSubview(UILabel())
        row.insertArrangedSubview(UILabel(), at: 0)
        print("more", row.arrangedSubviews.count)
        let many = UIStackView(arrangedSubviews: Store.shared.views())
        print("unknown", many.arrangedSubviews.count)
        print("end")
    }
}
