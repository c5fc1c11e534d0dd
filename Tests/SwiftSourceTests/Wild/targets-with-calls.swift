// swift-format-ignore-file
// run: new Feed as feed
// run: access view of feed
// says: print [0, 10, 2, 3] 1
// says: print 7 2
// says: print 2 5
class Box { var count = 0 }
class Grid {
    var cells = [1, 1]
    subscript(row: Int, column: Int) -> Int {
        get { cells[row + column] }
        set { cells[row + column] = newValue }
    }
}
class Feed: UIViewController {
    var calls = 0, values = [0, 0, 2, 3], box = Box(), grid = Grid()
    func next() -> Int { calls += 1; return calls }
    func nextBox() -> Box { calls += 1; return box }
    override func viewDidLoad() {
        super.viewDidLoad()
        values[next()] += 10
        print(values, calls)
        nextBox().count += 7
        print(box.count, calls)
        calls = 0
        grid[next() - 1, 0] += 1
        grid.cells[next() - 2] += 0
        calls += 3
        print(grid[0, 0], calls)
    }
}
