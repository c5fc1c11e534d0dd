import Foundation
import VisibleText

/// The number of graded transcripts, in one row of the terminal that disappears at the end.
package struct GradingProgress {
    private let columns: Int
    private let began = Date()
    private var drawn = Date.distantPast
    private var isDrawn = false

    /// Makes the row; nil where standard error is no terminal, or rows of the report would run into it.
    package init?(columns: Int?, isReportOnTerminal: Bool) {
        guard let columns, columns >= 24, !isReportOnTerminal else { return nil }
        self.columns = min(columns, 80)
    }

    /// Draws, a few times a second.
    package mutating func show(_ count: Int, notGraded: Int) {
        let now = Date()
        guard now.timeIntervalSince(drawn) >= 0.2 else { return }
        drawn = now
        isDrawn = true
        let rate = Double(count) / max(0.001, now.timeIntervalSince(began))
        let text = "  \(count) graded, \(Int(rate)) a second, \(notGraded) not graded"
        StandardError.draw(
            String(text.prefix(columns - 1)).padding(toLength: columns - 1, withPad: " ", startingAt: 0))
    }

    /// Takes the row from the screen.
    package func erase() {
        guard isDrawn else { return }
        StandardError.draw(String(repeating: " ", count: columns - 1))
        StandardError.draw("")
    }
}
