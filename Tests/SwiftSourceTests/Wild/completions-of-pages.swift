// swift-format-ignore-file
// run: launch Feed as feed; feed.turn()
// says: print set true
// says: print turned true
// never: trap
class Feed: UIViewController {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(pages)
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false) { done in
            print("set", done)
        }
    }
    func turn() {
        pages.setViewControllers([UIViewController()], direction: .forward, animated: true) { print("turned", $0) }
    }
}
