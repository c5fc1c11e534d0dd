import UIKit

/// The choice of posts, in a sheet over the feed.
final class FilterViewController: ScreenViewController {
    var onDone: (() -> Void)?
    let videosSwitch = UISwitch()
    private let doneButton = UIButton(type: .system)

    init() {
        super.init(name: "Filter")
    }

    required init?(coder: NSCoder) {
        fatalError("There is no storyboard.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        videosSwitch.frame = CGRect(x: 20, y: 60, width: 60, height: 30)
        videosSwitch.addTarget(self, action: #selector(switchChanged), for: .valueChanged)
        view.addSubview(videosSwitch)

        doneButton.setTitle("Done", for: .normal)
        doneButton.frame = CGRect(x: 20, y: 120, width: 80, height: 44)
        doneButton.addTarget(self, action: #selector(done), for: .touchUpInside)
        view.addSubview(doneButton)
    }

    override func viewDidAppear(_ animated: Bool) {
        videosSwitch.isOn = Library.shared.showsVideosOnly
    }

    @objc private func switchChanged() {
        Library.shared.showsVideosOnly = videosSwitch.isOn
    }

    @objc private func done() {
        onDone?()
    }
}
