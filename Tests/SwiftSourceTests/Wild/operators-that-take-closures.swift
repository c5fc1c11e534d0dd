// swift-format-ignore-file
// run: launch Feed as feed
// says: print 0.5
// says: print 7
// never: unknown
struct Point { var x = 0 }
infix operator &>: AdditionPrecedence
@discardableResult
func &> <Input>(value: Input, function: (inout Input) throws -> Void) rethrows -> Input {
    var changed = value
    try function(&changed)
    return changed
}
class Feed: UIViewController {
    let box = UIView() &> { $0.alpha = 0.5 }
    override func viewDidLoad() {
        super.viewDidLoad()
        print(box.alpha)
        let point = Point() &> { $0.x = 7 }
        print(point.x)
    }
}
