import Lifecycle
import Session

/// What means nothing on another release, in lines.
struct LostStatementLines {
    let statements: [LostStatement]
    let release: Release

    /// The first statement, as the others mostly follow from it, and how many more there are; nothing if there is none.
    var lines: [Line] {
        guard let first = statements.first else { return [] }
        let rest = statements.count == 1 ? "" : ", and so do \(statements.count - 1) after it"
        return [
            Line(
                "  iOS \(release.name): \(first.statement) means nothing\(rest): what is named does not exist there.",
                .faint, hanging: 4)
        ]
    }
}
