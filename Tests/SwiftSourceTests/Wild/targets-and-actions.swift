// swift-format-ignore-file
// run: launch Feed as feed; tap save; trigger action edit of feed; trigger action tapped; trigger action colour; feed.remove(); tap save
// says: print pressed
// says: print saved
// says: print edit by UIBarButtonItem true
// says: print tapped at UITapGestureRecognizer
// says: print colour 1
// says: print once 1
// says: print by hand
// says: print moved
// never: print changed
// never: print up
// never: print once 2
// never: unknown
final class Knob: UIView {
    var colours = 0
    override init(frame: CGRect) {
        super.init(frame: frame)
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(colour), for: .touchUpInside)
        addSubview(button)
    }
    required init?(coder: NSCoder) { fatalError() }
    @objc private func colour() { colours += 1; print("colour", colours) }
}
class Feed: UIViewController {
    let save = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    var times = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(save)
        for _ in 1...2 { save.addTarget(self, action: #selector(once), for: .touchUpInside) }
        view.addSubview(Knob(frame: .zero))
        save.addTarget(self, action: #selector(pressed), for: .touchDown)
        save.addTarget(self, action: #selector(saved(_:)), for: [.touchUpInside, .touchUpOutside])
        save.addTarget(self, action: #selector(changed), for: .valueChanged)
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: #selector(edit))
        let tap = UITapGestureRecognizer()
        tap.addTarget(self, action: #selector(tapped(by:)))
        view.addGestureRecognizer(tap)
    }
    @objc func once() { times += 1; print("once", times) }
    @objc func pressed() { print("pressed") }
    @objc func saved(_ sender: UIButton) { print("saved") }
    @objc func changed() { print("changed") }
    @objc func edit(_ sender: UIBarButtonItem) { print("edit by", type(of: sender), sender.target === self) }
    @objc func tapped(by tap: UITapGestureRecognizer) { print("tapped at", type(of: tap)) }
    @objc func byHand(_ sender: UIButton) { print("by hand") }
    @objc func moved() { print("moved") }
    @objc func up() { print("up") }
    func remove() {
        save.removeTarget(nil, action: nil, for: .allEvents)
        save.addTarget(self, action: #selector(byHand), for: .valueChanged)
        save.addTarget(self, action: #selector(moved), for: .touchUpInside)
        save.addTarget(self, action: #selector(up), for: .touchUpOutside)
        save.sendActions(for: .valueChanged)
    }
}
