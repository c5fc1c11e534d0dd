// swift-format-ignore-file
// run: launch Wrong as wrong
// says: print still there
// never: print never here
import UIKit
class Root: UIViewController {
    var mark = 1
}
class Wrong: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("still there")
        let other = UIViewController() as! Root
        other.mark = 3
        print("never here")
    }
}
