import UIKit

/// The sound of the device. Info.plist lets the app play it in the background.
final class Speaker {
    static let shared = Speaker()
    private(set) var isOn = false

    func start() {
        isOn = true
    }

    func stop() {
        isOn = false
    }
}

/// The video of a post.
final class PlayerViewController: ScreenViewController {
    private let timeLabel = UILabel()
    private var seconds = 0
    private var timer: Timer?

    init() {
        super.init(name: "Player")
    }

    required init?(coder: NSCoder) {
        fatalError("There is no storyboard.")
    }

    deinit {
        timer?.invalidate()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        timeLabel.textColor = .white
        timeLabel.frame = CGRect(x: 20, y: 100, width: 200, height: 30)
        view.addSubview(timeLabel)
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            self.showTime()
        }
        Speaker.shared.start()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        Speaker.shared.stop()
    }

    private func showTime() {
        seconds += 1
        timeLabel.text = "\(seconds) s"
        Library.shared.secondsWatched += 1
    }
}
