import Foundation
import Platform
import VisibleText

/// The number of graded or checked files, in one row of the terminal that disappears at the end.
package struct GradingProgress {
    private let columns: Int
    private let began = Date()
    /// The seconds before the row is first drawn, so that what is quick draws none.
    private var patience = 0.0
    private var drawn = Date.distantPast
    private var isDrawn = false

    /// Makes the row; nil where standard error is no terminal, or rows of the report would run into it.
    package init?(columns: Int?, isReportOnTerminal: Bool) {
        guard let columns, columns >= 24, !isReportOnTerminal else { return nil }
        self.columns = min(columns, 80)
    }

    /// The row on standard error.
    ///
    /// - Parameters:
    ///   - isReportOnTerminal: Whether rows of the report would run into it.
    ///   - seconds: The seconds before it is first drawn.
    /// - Returns: Nil without a terminal.
    package static func onStandardError(
        isReportOnTerminal: Bool, after seconds: Double = 0
    ) -> GradingProgress? {
        var row = GradingProgress(
            columns: isatty(STDERR_FILENO) == 1 ? TerminalSize.columns(of: STDERR_FILENO) ?? 80 : nil,
            isReportOnTerminal: isReportOnTerminal)
        row?.patience = seconds
        return row
    }

    /// Draws, a few times a second.
    package mutating func show(_ count: Int, notGraded: Int) {
        let rate = Double(count) / max(0.001, Date().timeIntervalSince(began))
        show("\(count) graded, \(Int(rate)) a second, \(notGraded) not graded")
    }

    /// Draws a text, a few times a second.
    package mutating func show(_ text: @autoclosure () -> String) {
        let now = Date()
        guard now.timeIntervalSince(drawn) >= 0.2, now.timeIntervalSince(began) >= patience else { return }
        drawn = now
        isDrawn = true
        let text = "  " + text()
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
