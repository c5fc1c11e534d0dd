// swift-format-ignore-file
// run: launch Feed as feed
// run: wait 2
// says: assumed DetailViewController is a UIViewController
// says: assumed MainNavigationController is a UINavigationController
// says: print 1 true
// says: detail.viewDidAppear
// never: trap
// never: unknown method
class Feed: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let detail = DetailViewController()
        detail.delegate = self
        let stack = MainNavigationController(rootViewController: detail)
        print(stack.viewControllers.count, detail.navigationController === stack)
        present(stack, animated: true)
    }
}
