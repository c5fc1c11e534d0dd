// swift-format-ignore-file
// run: launch Feed as feed
// says: print Box(side: 4)
// says: print 7 true
// says: print done 3
// never: unknown
struct Box {
    let side: Int
    static func square(_ side: Int) -> Box { Box(side: side) }
    static func unit() -> Box { Box(side: 1) }
}
enum State { case done(Int), waiting }
class Page: UIViewController {
    var number = 0
    static func numbered(_ number: Int) -> Page {
        let page = Page()
        page.number = number
        return page
    }
}
class Feed: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let box: Box = .square(4)
        print(box)
        let page: Page = .numbered(7), unit: Box = .unit()
        print(page.number, unit.side == 1)
        let state: State = .done(3)
        if case .done(let count) = state { print("done", count) }
    }
}
