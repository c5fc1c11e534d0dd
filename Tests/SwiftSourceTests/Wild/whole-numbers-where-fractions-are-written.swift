// swift-format-ignore-file
// run: launch Halves as halves
// says: print 2.5 2.5 1.5 2.5 3.5
// says: print 1.5 2.5 2
// says: print 4.5 4.5
// says: print 0.5 [0.5, 1.0]
// says: print 2.5 2
// says: print 2.5 2.5
// says: print 10.0 2.5 8.0
// says: print 20.0 3.0 2.0
// never: unknown
enum K {
    static let width: CGFloat = 5
    static let count = 5
    static var pause: TimeInterval { 2 }
}
struct Box {
    var side: Double = 3
    var half: Double { side / 2 }
}
class Halves: UIViewController {
    private let inset: CGFloat = 5
    private var ratio: Double = 1
    var later: CGFloat!
    override func viewDidLoad() {
        super.viewDidLoad()
        let width: CGFloat = 5
        ratio = 3
        later = 7
        print(width / 2, inset / 2, ratio / 2, K.width / 2, later / 2)
        print(Box().half, Box(side: 5).half, K.count / 2)
        print(half(9), half(of: 9))
        let all: [Double] = [1, 2]
        print(all[0] / 2, all.map { $0 / 2 })
        let pair: (Double, Int) = (5, 5)
        print(pair.0 / 2, pair.1 / 2)
        let perhaps: Double? = 5
        print((perhaps ?? 0) / 2, made() / 2)
        let chosen: CGFloat
        if all.count > 1 { chosen = 10 } else { chosen = 20 }
        var total = 0.0
        total = 5
        var box = Box()
        box.side = 8
        print(chosen, total / 2, box.side)
        print(CGFloat(20), 3 as Double, K.pause)
    }
    func half(_ value: CGFloat) -> CGFloat { value / 2 }
    func half(of value: Double) -> Double { value / 2 }
    func made() -> Double { 5 }
}
