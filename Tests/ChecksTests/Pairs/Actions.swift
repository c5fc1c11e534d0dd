import UIKit

class WrongTicker: UIViewController {
    private var timer: Timer?

    @IBAction func start(_ sender: UIButton) {
        timer = Timer.scheduledTimer(  // finds memory.timer
            timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }

    @objc private func tick() {}
}

class RightTicker: UIViewController {
    private var timer: Timer?

    @IBAction func start(_ sender: UIButton) {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
    }

    private func tick() {}
}

class WrongDelete: UIViewController {
    @IBAction func delete(_ sender: Any) {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete it", style: .destructive) { _ in self.done() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }

    private func done() {
        present(UIViewController(), animated: true)
        present(UIViewController(), animated: true)  // finds present.while-presenting
    }
}

class RightDelete: UIViewController {
    @IBAction func delete(_ sender: Any) {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete it", style: .destructive) { _ in self.done() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }

    private func done() {
        present(UIViewController(), animated: true)
    }
}

class WrongAnimation: UIViewController {
    private var link: CADisplayLink?

    override func viewDidLoad() {
        super.viewDidLoad()
        link = CADisplayLink(target: self, selector: #selector(frame))  // finds memory.timer
        link?.add(to: .main, forMode: .common)
    }

    @objc private func frame() {}
}

class RightAnimation: UIViewController {
    private var link: CADisplayLink?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        link = CADisplayLink(target: self, selector: #selector(frame))
        link?.add(to: .main, forMode: .common)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        link?.invalidate()
    }

    @objc private func frame() {}
}

class WrongEditor: UIViewController {
    private var onDone: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .edit, target: self, action: #selector(edit))
    }

    @objc private func edit() {
        onDone = {  // finds memory.retain-cycle
            self.title = "Done"
        }
    }
}

class RightEditor: UIViewController {
    private var onDone: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .edit, target: self, action: #selector(edit))
    }

    @objc private func edit() {
        onDone = { [weak self] in self?.title = "Done" }
    }
}

final class MenuButton: UIView {
    var onTap: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }

    required init?(coder: NSCoder) { nil }

    @objc private func tapped() { onTap?() }
}

class WrongMenu: UIViewController {
    private let button = MenuButton(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
        button.onTap = { [weak self] in self?.open() }
    }

    private func open() {
        present(UIViewController(), animated: true)
        present(UIViewController(), animated: true)  // finds present.while-presenting
    }
}

class RightMenu: UIViewController {
    private let button = MenuButton(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
        button.onTap = { [weak self] in self?.open() }
    }

    private func open() {
        present(UIViewController(), animated: true)
    }
}
