// swift-format-ignore-file
// ios: 17
// run: launch Player
// run: wait 2.5
// run: background; foreground
// run: player.stop(); player.announce()

import UIKit

extension Notification.Name {
    static let finished = Notification.Name("finished")
}

class Player: UIViewController {
    var timer: Timer?
    var token: NSObjectProtocol?
    var seconds = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(ended(_:)), name: .finished, object: nil)
        center.addObserver(
            self, selector: #selector(left), name: UIApplication.didEnterBackgroundNotification, object: nil)
        token = center.addObserver(forName: .finished, object: nil, queue: .main) { [weak self] note in
            print("block", self?.seconds ?? 0)  // expect: print block 2 | print block 2
        }
        timer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }

    @objc func tick() {
        seconds += 1
        if seconds == 2 { announce() }
    }

    func announce() { NotificationCenter.default.post(name: .finished, object: self) }

    @objc func ended(_ note: Notification) { print("ended") }  // expect: print ended
    @objc func left() { print("in the background") }  // expect: print in the background

    func stop() {
        timer?.invalidate()
        NotificationCenter.default.removeObserver(self)
    }
}
