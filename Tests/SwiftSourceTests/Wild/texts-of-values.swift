// swift-format-ignore-file
// run: launch Clock as clock
// says: print 1 2 7
// says: print 5 true 3
// never: unknown
class Clock: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print(String(1), String(2), String(7, radix: 10))
        print(UInt8(5), Bool("true") ?? false, Array("abc").count)
    }
}
