// swift-format-ignore-file
// run: launch Feed as feed
// says: print [2, 3] [1, 2] [1]
// says: print old
// says: print young
// never: trap
// never: unknown
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let list = [1, 2, 3]
        print(list[1...], list[...1], list[..<1])
        print(age(70))
        print(age(3))
    }
    func age(_ years: Int) -> String {
        switch years {
        case ..<18: return "young"
        case 65...: return "old"
        default: return "grown"
        }
    }
}
