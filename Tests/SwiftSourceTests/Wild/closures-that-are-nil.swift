// swift-format-ignore-file
// run: launch Feed as feed
// says: print still there
// never: feed.mishap
import UIKit
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField(configurationHandler: nil)
        alert.addTextField()
        UIView.transition(with: view, duration: 0.2, options: [], animations: nil, completion: nil)
        print("still there")
    }
}
