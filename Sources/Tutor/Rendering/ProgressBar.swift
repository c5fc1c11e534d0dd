/// The share of a large file that has been read, in one row of the terminal that disappears at the end.
///
/// It uses no escape sequences: the row overwrites itself.
package struct ProgressBar {
    private let total: Int
    private let width: Int
    private let draw: (String) -> Void
    private var done = 0
    private var percent = -1

    /// The size in bytes up to which a file is read too quickly for a bar.
    private static let least = 4_000_000

    /// Makes a bar; nil for a file that is small, or whose length is not known.
    ///
    /// - Parameters:
    ///   - total: The bytes to read.
    ///   - columns: The width of the terminal.
    ///   - draw: Immediately draws over the terminal row that has the cursor.
    package init?(total: Int, columns: Int, draw: @escaping (String) -> Void) {
        guard total >= ProgressBar.least, columns >= 12 else { return nil }
        self.total = total
        // The last column stays free, because some terminals go to the next row after it.
        width = min(columns, 80) - 1
        self.draw = draw
    }

    /// Counts what was read, and draws if it shows.
    package mutating func advance(by count: Int) {
        done += count
        let now = min(100, done * 100 / total)
        guard now != percent else { return }
        percent = now
        draw(row)
    }

    /// Takes the bar from the screen.
    package func erase() {
        guard percent >= 0 else { return }
        draw(String(repeating: " ", count: width))
        draw("")
    }

    private var row: String {
        let number = "\(percent)"
        let front = String(repeating: " ", count: 5 - number.count) + number + " %  "
        let back = "  \(done / 1_000_000) of \(total / 1_000_000) MB"
        let room = width - front.count - back.count
        guard room >= 8 else { return String((front + back).prefix(width)) }
        let full = (room - 2) * percent / 100
        let bar = String(repeating: "#", count: full) + String(repeating: ".", count: room - 2 - full)
        return front + "[" + bar + "]" + back
    }
}
