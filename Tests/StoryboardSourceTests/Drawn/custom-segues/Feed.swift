// swift-format-ignore-file
// run: launch Feed as feed; perform segue fade from feed; wait 1; release feed
// says: print prepares Fade fade true
// says: print performs
// says: detail.viewDidLoad
// says: print shown
// says: detail.viewDidAppear
// never: unknown
// never: trap
// never: detail.deinit
class Fade: UIStoryboardSegue {
    private var seconds = 0.3
    override func perform() {
        print("performs")
        destination.view.alpha = 0
        UIView.animate(withDuration: seconds, animations: { self.destination.view.alpha = 1 }) { _ in
            print("shown")
            self.source.present(self.destination, animated: false)
        }
    }
}
class Feed: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        print("prepares", type(of: segue), segue.identifier!, segue.destination is Detail)
    }
}
class Detail: UIViewController {
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    deinit {}
}
