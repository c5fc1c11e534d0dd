import UIKit

/// An advertisement inside another screen. It isn't a screen, so it isn't counted.
final class PromotionViewController: UIViewController {
    var onClose: (() -> Void)?
    let closeButton = UIButton(type: .close)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray
        closeButton.frame = CGRect(x: 8, y: 8, width: 44, height: 44)
        closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
        view.addSubview(closeButton)
    }

    @objc private func close() {
        onClose?()
    }
}
