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

class WrongTitle: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let title = TitleView()
        title.onTap = { self.showInfo() }  // finds memory.retain-cycle
        navigationItem.titleView = title
    }

    func showInfo() { title = "Info" }
}

class RightTitle: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let title = TitleView()
        title.onTap = { [weak self] in self?.showInfo() }
        navigationItem.titleView = title
    }

    func showInfo() { title = "Info" }
}

class TitleView: UIView {
    var onTap: (() -> Void)?
}

class WrongCancelItem: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { _ in  // finds memory.retain-cycle
                self.dismiss(animated: true)
            })
    }
}

class RightCancelItem: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }
}

class WrongSlides: UIViewController {
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        timer = Timer.scheduledTimer(  // finds memory.timer
            timeInterval: 3, target: self, selector: #selector(turn), userInfo: nil, repeats: true)
    }

    deinit { stop() }

    private func stop() { timer?.invalidate() }

    @objc private func turn() { title = "Next" }
}

class RightSlides: UIViewController {
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        timer = Timer.scheduledTimer(
            timeInterval: 3, target: self, selector: #selector(turn), userInfo: nil, repeats: true)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stop()
    }

    deinit { stop() }

    private func stop() { timer?.invalidate() }

    @objc private func turn() { title = "Next" }
}

class WrongRemoval: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
        ) { _ in  // finds memory.observer-block
            self.title = "Active"
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        NotificationCenter.default.removeObserver(self)
    }
}

class ShopCoordinator {
    private let navigationController: UINavigationController
    private var list: WrongShopList?

    init(navigationController: UINavigationController) { self.navigationController = navigationController }

    func start() {
        let list = WrongShopList()
        list.coordinator = self  // finds memory.retain-cycle
        self.list = list
        navigationController.pushViewController(list, animated: false)
    }
}

class WrongShopList: UIViewController {
    var coordinator: ShopCoordinator?
}

class WrongShop: UINavigationController {  // finds memory.retain-cycle
    override func viewDidLoad() {
        super.viewDidLoad()
        ShopCoordinator(navigationController: self).start()
    }
}

class WrongStatus: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // What is not known may hold the controller, but the timer does for sure.
        Analytics.shared.follow(self)
        Timer.scheduledTimer(  // finds memory.timer
            timeInterval: 1, target: self, selector: #selector(tell), userInfo: nil, repeats: true)
    }

    @objc private func tell() { title = "Now" }
}
