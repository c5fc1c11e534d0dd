import UIKit

class CoveringPage: UIViewController {}

class WrongCovered: UIViewController {
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in  // finds memory.timer
            self.title = "Tick"
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(  // finds appearance.observes-again
            self, selector: #selector(update), name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        present(CoveringPage(), animated: true)
    }

    @objc private func update() {}
}

class RightCovered: UIViewController {
    private var timer: Timer?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.title = "Tick"
        }
        NotificationCenter.default.addObserver(
            self, selector: #selector(update), name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        present(CoveringPage(), animated: true)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        timer?.invalidate()
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func update() {}
}

class Pusher: UIViewController {
    private var hasPushed = false

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasPushed else { return }
        hasPushed = true
        navigationController?.pushViewController(CoveringPage(), animated: true)
    }

    @objc func update() {}
}

class WrongPusher: Pusher {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(  // finds appearance.observes-again
            self, selector: #selector(update), name: UIApplication.didBecomeActiveNotification, object: nil)
    }
}

class RightPusher: Pusher {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(update), name: UIApplication.didBecomeActiveNotification, object: nil)
    }
}

class WrongCoveredOnce: UIViewController {
    private var wasAsked = false
    private var onDone: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        onDone = {  // finds memory.retain-cycle
            self.title = "Done"
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !wasAsked else { return }
        wasAsked = true
        let page = CoveringPage()
        page.modalPresentationStyle = .fullScreen
        present(page, animated: true)
    }
}
