import UIKit

class WrongBackdrop: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds  // finds layout.geometry-in-viewDidLoad
        view.layer.insertSublayer(gradient, at: 0)
    }
}

class RightBackdrop: UIViewController {
    private let gradient = CAGradientLayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.layer.insertSublayer(gradient, at: 0)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        gradient.frame = view.bounds
    }
}

class WrongPile: UIViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        addGradient()
    }

    private func addGradient() {
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        view.layer.insertSublayer(gradient, at: 0)  // finds layout.adds-subviews
    }
}

class RightPile: UIViewController {
    private var hasGradient = false

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if !hasGradient { addGradient() }
        addLine()
    }

    private func addGradient() {
        hasGradient = true
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        view.layer.insertSublayer(gradient, at: 0)
    }

    private func addLine() {
        view.layer.sublayers?.removeAll { $0 is CAShapeLayer }
        let line = CAShapeLayer()
        line.frame = view.bounds
        view.layer.addSublayer(line)
    }
}

class WrongAvatar: UIViewController {
    private let avatar = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        avatar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(avatar)
        NSLayoutConstraint.activate([
            avatar.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            avatar.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            avatar.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        avatar.layer.cornerRadius = avatar.frame.width / 2  // finds layout.geometry-in-viewDidLoad
    }
}

class RightAvatar: UIViewController {
    private let avatar = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        avatar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(avatar)
        NSLayoutConstraint.activate([
            avatar.widthAnchor.constraint(equalToConstant: 80),
            avatar.heightAnchor.constraint(equalToConstant: 80),
            avatar.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            avatar.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        avatar.layer.cornerRadius = avatar.frame.width / 2
    }
}
