// swift-format-ignore-file
// run: launch Clock as clock
// says: print 3.14 50% x 07
// says: print 2.67 0 2 1.00
// says: print   5|5  |ff|-3.5
// says: print 1 2 7
// says: print 5 true 3
// never: unknown
class Clock: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print(String(format: "%.2f %d%% %@ %02d", 3.14159, 50, "x", 7))
        print(String(format: "%.2f %.0f %.0f %.2f", 2.675, 0.5, 2.5, 0.999))
        print(String(format: "%3d|%-3d|%x|%.1f", 5, 5, 255, -3.5))
        print(String(1), String(2), String(7, radix: 10))
        print(UInt8(5), Bool("true") ?? false, Array("abc").count)
    }
}
