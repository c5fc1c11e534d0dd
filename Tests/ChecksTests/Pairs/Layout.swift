import UIKit

class WrongLoop: UIViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.setNeedsLayout()  // finds layout.without-end
    }
}

class RightLoop: UIViewController {
    private var width: CGFloat = 0

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard width != view.bounds.width else { return }
        width = view.bounds.width
        view.setNeedsLayout()
    }
}

class WrongLine: UIViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let line = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 1))
        view.addSubview(line)  // finds layout.adds-subviews
    }
}

class RightLine: UIViewController {
    private let line = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(line)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 1)
    }
}

class WrongBar: UIViewController {
    private let bar = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        // The next line finds layout.geometry-in-viewDidLoad
        bar.frame = CGRect(x: 0, y: view.bounds.height - 44, width: view.bounds.width, height: 44)
        view.addSubview(bar)
    }
}

class RightBar: UIViewController {
    private let bar = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.frame = CGRect(x: 0, y: view.bounds.height - 44, width: view.bounds.width, height: 44)
        bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.addSubview(bar)
    }
}

class WrongMask: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let box = UIView()
        view.addSubview(box)
        // The next line finds layout.mask-fights-constraints
        box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    }
}

class RightMask: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        box.widthAnchor.constraint(equalToConstant: 100).isActive = true
        box.heightAnchor.constraint(equalToConstant: 100).isActive = true
        box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    }
}

class WrongOrder: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true  // finds layout.no-common-view
        view.addSubview(box)
    }
}

class RightOrder: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    }
}

class WrongBanner: UIViewController {
    private let banner = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let width = view.frame.size.width
        banner.frame = CGRect(x: 0, y: 0, width: width, height: 60)  // finds layout.geometry-in-viewDidLoad
        view.addSubview(banner)
    }
}

class RightBanner: UIViewController {
    private let banner = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let width = view.frame.size.width
        banner.frame = CGRect(x: 0, y: 0, width: width, height: 60)
        banner.autoresizingMask = [.flexibleWidth]
        view.addSubview(banner)
    }
}

class RightHosting: UIViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The next turn of the run loop updates the constraints: layout itself ends.
        view.setNeedsUpdateConstraints()
    }
}

class RightFitting: UIViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.invalidateIntrinsicContentSize()
    }
}
