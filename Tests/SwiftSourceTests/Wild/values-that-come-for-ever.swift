// swift-format-ignore-file
// run: new Feed as feed; access view; release feed; wait 1
// never: print bye
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Task {
            for await _ in NotificationCenter.default.notifications(named: UIApplication.didBecomeActiveNotification) {
                self.reload()
            }
        }
    }
    func reload() {}
    deinit { print("bye") }
}
