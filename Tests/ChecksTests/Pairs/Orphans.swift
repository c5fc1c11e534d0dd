import UIKit

class OrphanMap: UIViewController {}

class WrongPages: UIViewController {
    private let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pages.view)  // finds child.never-added
    }
}

class RightPages: UIViewController {
    private let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(pages)
        pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
    }
}

class WrongNamedView: UIViewController {
    private let map = OrphanMap()

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let mapView = map.view else { return }
        view.addSubview(mapView)  // finds child.never-added
    }
}

class RightNamedView: UIViewController {
    private let map = OrphanMap()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(map)
        guard let mapView = map.view else { return }
        view.addSubview(mapView)
        map.didMove(toParent: self)
    }
}

class WrongDropped: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let map = OrphanMap()
        view.addSubview(map.view)  // finds child.never-added
    }
}

class RightDropped: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let map = OrphanMap()
        addChild(map)
        view.addSubview(map.view)
        map.didMove(toParent: self)
    }
}
