import UIKit

class WrongPoll: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Task {  // finds memory.task
            while !Task.isCancelled {
                try? await Task.sleep(nanoseconds: 1_000_000_000)
                refresh()
            }
        }
    }

    private func refresh() {}
}

class RightPoll: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Task { [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(nanoseconds: 1_000_000_000)
                self?.refresh()
            }
        }
    }

    private func refresh() {}
}

class WrongStream: UIViewController {
    private var task: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        task = Task { [weak self] in  // finds memory.task
            guard let self else { return }
            for await _ in NotificationCenter.default.notifications(named: .init("news")) {
                self.refresh()
            }
        }
    }

    deinit { task?.cancel() }

    private func refresh() {}
}

class RightStream: UIViewController {
    private var task: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        task = Task { [weak self] in
            for await _ in NotificationCenter.default.notifications(named: .init("news")) {
                guard let self else { return }
                self.refresh()
            }
        }
    }

    deinit { task?.cancel() }

    private func refresh() {}
}

class RightPage: UIViewController {
    private var page = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        Task {
            while true {
                try? await Task.sleep(nanoseconds: 1_000_000_000)
                page += 1
                if page > 3 { break }
            }
        }
    }
}
