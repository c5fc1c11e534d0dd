// swift-format-ignore-file
// run: launch app
// says: feed.didMove(toParent:)
// says: print feed label true
// says: print feed appears
// run: feed.open()
// says: print detail of Detail
// says: print detail has Page
// never: trap
// never: unknown
import UIKit
class Feed: UIViewController {
    @IBOutlet var label: UILabel!
    override func viewDidLoad() {
        super.viewDidLoad()
        print("feed label", label != nil)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("feed appears")
    }
    func open() { performSegue(withIdentifier: "detail", sender: nil) }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        print("detail of", type(of: segue.destination))
    }
}
class Detail: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("detail has", type(of: storyboard!.instantiateViewController(withIdentifier: "page")))
    }
}
class Page: UIViewController {}
