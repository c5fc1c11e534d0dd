import Foundation

extension String {
    /// The text as a terminal shows it that only knows colours and line ends.
    package var withoutEscapes: String {
        replacing(#/\u{1B}\[[0-9;?]*[A-Za-z]/#, with: "").replacingOccurrences(of: "\r", with: "")
    }

    /// The words with one space between them, however they were broken into lines.
    package var flowing: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
