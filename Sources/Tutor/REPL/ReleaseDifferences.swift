import LineEditing
import Session
import VisibleText

/// What an update of iOS changes for the app's own code, as `run --compare` prints it.
package struct ReleaseDifferences {
    private let replies: [Reply]
    /// Indicates whether programs read it.
    private let isDocument: Bool

    package init(_ replies: [Reply], isDocument: Bool) {
        self.replies = replies
        self.isDocument = isDocument
    }

    /// - Throws: Why the output cannot be written, or what the program exits with.
    package func print(_ styling: Styling) throws {
        guard case .comparison(let comparison)? = replies.first else {
            let lines = ReplyLines(documents: .carried, styling: styling)
            try StandardOutput.print(replies.flatMap(lines.lines), styling)
            throw ExitStatus.no
        }
        let lines = ComparisonLines(comparison: comparison)
        if isDocument { return try StandardOutput.write(document: lines.ownCallDocument.document) }
        try StandardOutput.print(lines.ownCalls(styling), styling)
    }
}
