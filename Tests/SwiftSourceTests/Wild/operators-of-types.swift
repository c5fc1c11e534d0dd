// swift-format-ignore-file
// run: new Feed as feed
// run: access view of feed
// says: print 9 8 true 3 -4
// says: print slept
// never: overflows
struct Vial: Equatable {
    var count: Int
    static func + (left: Vial, right: Vial) -> Vial { Vial(count: left.count + right.count) }
    static prefix func - (vial: Vial) -> Vial { Vial(count: -vial.count) }
    static func == (left: Vial, right: Vial) -> Bool { true }
}
infix operator ^^
prefix operator √
extension Int {
    static func ^^ (base: Int, power: Int) -> Int { (1..<power).reduce(base) { value, _ in value * base } }
}
prefix func √ (value: Int) -> Int { 3 }
extension Task {
    static func sleep(_ seconds: Double) { self.sleep(UInt64(seconds * 1000)) }
}
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let sum = Vial(count: 4) + Vial(count: 5)
        let negative = -Vial(count: 4)
        print(sum.count, 2 ^^ 3, sum == negative, √9, negative.count)
        Task.sleep(2)
        print("slept")
    }
}
