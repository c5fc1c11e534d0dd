// swift-format-ignore-file
// run: launch Feed as feed
// says: print 1, 2
// says: print second
// says: print 7
import UIKit
struct Row { let title: String }
class Box { let number: Int; init(number: Int) { self.number = number } }
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print([1, 2].map(String.init).joined(separator: ", "))
        print(["first", "second"].map(Row.init)[1].title)
        print([7].map(Box.init(number:))[0].number)
    }
}
