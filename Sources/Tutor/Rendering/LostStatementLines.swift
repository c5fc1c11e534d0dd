import Lifecycle
import Session

/// The statements that mean nothing on another release, in lines.
struct LostStatementLines {
    let statements: [LostStatement]
    let release: Release

    /// The first statement, because the others mostly follow from it, and the number of others; empty if there is none.
    var lines: [Line] {
        guard let first = statements.first else { return [] }
        let rest = statements.count - 1
        let subject =
            rest == 0
            ? "\(first.statement) does"
            : "\(first.statement) and \(rest.counted("statement", "statements")) after it do"
        return [
            Line(
                "  On iOS \(release.name), \(subject) nothing, because a name doesn't exist in that version.",
                .faint, hanging: 4)
        ]
    }
}
