import UIKit

class WrongClosure: UIViewController {
    private var onDone: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        onDone = {  // finds memory.retain-cycle
            self.title = "Done"
        }
    }
}

class RightClosure: UIViewController {
    private var onDone: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        onDone = { [weak self] in
            self?.title = "Done"
        }
    }
}

class WrongPicker: UIViewController {
    var owner: UIViewController?
}

class WrongPickerOwner: UIViewController {
    private let picker = WrongPicker()  // finds memory.retain-cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        picker.owner = self
    }
}

class RightPicker: UIViewController {
    weak var owner: UIViewController?
}

class RightPickerOwner: UIViewController {
    private let picker = RightPicker()

    override func viewDidLoad() {
        super.viewDidLoad()
        picker.owner = self
    }
}

class WrongClock: UIViewController {
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        timer = Timer.scheduledTimer(  // finds memory.timer
            timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }

    deinit { timer?.invalidate() }

    @objc private func tick() { title = "Tick" }
}

class RightClock: UIViewController {
    private var timer: Timer?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        timer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        timer?.invalidate()
    }

    @objc private func tick() { title = "Tick" }
}

class WrongListener: UIViewController {
    private var token: NSObjectProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        token = NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
        ) { _ in  // finds memory.observer-block
            self.title = "Active"
        }
    }
}

class RightListener: UIViewController {
    private var token: NSObjectProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        token = NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
        ) { [weak self] _ in
            self?.title = "Active"
        }
    }

    deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
    }
}

class WrongActionButton: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(
            primaryAction: UIAction { _ in  // finds memory.retain-cycle
                self.title = "Tapped"
            })
        view.addSubview(button)
    }
}

class RightActionButton: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(primaryAction: UIAction { [weak self] _ in self?.title = "Tapped" })
        view.addSubview(button)
    }
}

class WrongActionItem: UIViewController {
    lazy var closing = UIBarButtonItem(
        systemItem: .close,
        primaryAction: UIAction { _ in  // finds memory.retain-cycle
            self.close()
        })

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = closing
    }

    func close() { title = "Closed" }
}

class RightActionItem: UIViewController {
    lazy var closing = UIBarButtonItem(
        systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.close() })

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = closing
    }

    func close() { title = "Closed" }
}
