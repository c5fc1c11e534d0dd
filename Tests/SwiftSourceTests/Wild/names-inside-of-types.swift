// swift-format-ignore-file
// run: launch Feed as feed
// says: print row 1.5
// says: print detail
// never: unknown
typealias Length = CGFloat
typealias Screen = UIViewController
class FeedRow { let name = "row" }
class Detail: Screen { override func viewDidLoad() { super.viewDidLoad(); print("detail") } }
class Feed: UIViewController {
    typealias Row = FeedRow
    let height: Length = 3
    override func viewDidLoad() {
        super.viewDidLoad()
        let row = Row()
        print(row.name, height / 2)
        Detail().loadViewIfNeeded()
    }
}
