// swift-format-ignore-file
// run: new UIViewController as host; launch host; new Feed as sut; present sut; wait 2; dismiss; release sut; wait 1
// says: print before
// says: print tick 1
// says: sut.deinit
// never: print tick 60
// never: unknown
class Feed: UIViewController {
    private var ticking: Task<Void, Error>?
    private var count = 0
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        ticking = Task { [weak self] in
            while !Task.isCancelled {
                try await Task.sleep(nanoseconds: 500_000_000)
                self?.tick()
            }
        }
        print("before")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        ticking?.cancel()
    }
    private func tick() {
        count += 1
        print("tick", count)
    }
}
