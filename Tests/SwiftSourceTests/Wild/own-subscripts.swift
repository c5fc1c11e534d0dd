// swift-format-ignore-file
// run: launch Feed as feed
// says: print b
// says: print nil
// says: print row 3
// says: print 9
// says: print title 2
// never: trap
// never: unknown
class Feed: UIViewController {
    var rows = Rows()
    var grid = Grid()
    override func viewDidLoad() {
        super.viewDidLoad()
        print(["a", "b"][safe: 1] ?? "nil")
        print(["a"][safe: 4] ?? "nil")
        print(rows[3])
        grid[1, 2] = 9
        print(grid[1, 2])
        rows[2] = "title"
        print(rows.last)
    }
}
extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
class Rows {
    var last = ""
    subscript(index: Int) -> String {
        get { "row \(index)" }
        set { last = "\(newValue) \(index)" }
    }
}
struct Grid {
    var cells: [Int: Int] = [:]
    subscript(row: Int, column: Int) -> Int {
        get { cells[row * 10 + column] ?? 0 }
        set(cell) { cells[row * 10 + column] = cell }
    }
}
