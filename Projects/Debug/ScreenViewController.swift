import UIKit

/// The screens that were shown, in order. The product team reads them.
final class Statistics {
    static let shared = Statistics()
    var screens: [String] = []
}

/// A screen that is counted when the user sees it.
class ScreenViewController: UIViewController {
    private let name: String

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("There is no storyboard.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Statistics.shared.screens.append(name)
    }
}
