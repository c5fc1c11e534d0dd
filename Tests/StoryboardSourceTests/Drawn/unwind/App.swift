// swift-format-ignore-file
// run: launch app
// run: wait 2
// says: print came back from Detail
// says: print Feed again
// never: trap
// never: unknown
class AppDelegate: UIResponder, UIApplicationDelegate {}
class Feed: UIViewController {
    var count = 0
    @IBAction func cameBack(segue: UIStoryboardSegue) { print("came back from", type(of: segue.source)) }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        count += 1
        if count == 1 { performSegue(withIdentifier: "detail", sender: nil) } else { print("Feed again") }
    }
}
class Detail: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        performSegue(withIdentifier: "back", sender: nil)
    }
}
