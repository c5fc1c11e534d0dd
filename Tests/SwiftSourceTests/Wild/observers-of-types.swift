// swift-format-ignore-file
// run: launch Feed as feed
// says: print 0 to 1
// says: print 1 to 9
// never: print 9 to 5
import UIKit
class Feed: UIViewController {
    static var count = 0 {
        didSet {
            print("\(oldValue) to \(count)")
            if count > 5 { count = 5 }
        }
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        Feed.count += 1
        Self.count = 9
    }
}
