// swift-format-ignore-file
// run: launch Feed as feed
// says: print 0 0
// says: print 1 0
// says: print behind
// says: print fell
// says: print late
// never: print 0 2
// never: print 1 1
// never: print never
// never: unknown
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        outer: for row in 0..<3 {
            for column in 0..<3 {
                if column == 2 { continue outer }
                if row == 1, column == 1 { break outer }
                print(row, column)
            }
        }
        print("behind")
        inner: switch 1 {
        case 1:
            if Int("1") == 1 { fallthrough }
            break inner
        case 2: print("fell")
        default: print("never")
        }
        check: if true {
            for _ in 0..<2 { break check }
            print("never")
        }
        print("late")
    }
}
