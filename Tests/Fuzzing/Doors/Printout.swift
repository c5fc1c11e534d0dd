import Course
import Session
import VisibleText

@testable import Tutor

/// The output that a person would see, on a wide page without color or at a narrow terminal with it.
struct Printout {
    private let styling: Styling

    /// Chooses between the two by the input, so that the same input always brings the same.
    init(for input: [UInt8]) {
        let isNarrow = input.count.isMultiple(of: 2)
        styling = Styling(
            isTerminal: isNarrow, isPlain: !isNarrow, environment: ["TERM": "xterm"],
            columns: isNarrow ? 24 : 100)
    }

    /// Shows replies of a session.
    func show(_ replies: [Reply]) throws(Fault) {
        let lines = ReplyLines(documents: .carried, styling: styling)
        for reply in replies {
            _ = lines.isFailure(reply)
            try show(lines.lines(reply))
        }
    }

    /// Shows replies of a lesson.
    func show(_ replies: [LessonReply]) throws(Fault) {
        let lines = LessonLines(replies: ReplyLines(documents: .carried, styling: styling))
        try show(replies.flatMap(lines.lines) + lines.closing(replies))
    }

    /// Shows lines as the program prints them.
    func show(_ lines: [Line]) throws(Fault) {
        for row in lines.withOneNext.flatMap({ $0.rendered(styling) }) {
            try Self.examine(row.visibleButStyled.withoutColour)
        }
    }

    /// Sees to it that nothing in a row would be obeyed or hidden by a terminal.
    static func examine(_ row: some StringProtocol) throws(Fault) {
        var judge = CharacterFilter()
        for scalar in row.unicodeScalars {
            try demand(!judge.isHarmful(scalar), "\(scalar.escape) is printed: \(row.visible)")
        }
    }

    /// Sees to it that nothing in a document would be obeyed or hidden, but its line ends, which in tables are CR LF.
    static func examine(document: String) throws(Fault) {
        for row in document.split(separator: "\n" as Unicode.Scalar) {
            try examine(row.hasSuffix("\r") ? row.dropLast() : row)
        }
    }
}

extension String {
    /// The row without the sequences that colour it.
    fileprivate var withoutColour: String { replacing(/\u{1B}\[[0-9;]*m/, with: "") }

    fileprivate func split(separator: Unicode.Scalar) -> [Substring] {
        unicodeScalars.split(separator: separator).map(Substring.init)
    }
}
