// swift-format-ignore-file
// run: launch Player as player
// says: print (852.0, 393.0)
// never: print (393.0, 852.0)
class Player: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print(view.bounds.size)
    }
}
