import Foundation

/// UIKit's own messages, by the words with which the handbook's examples expect them.
struct Complaints: Sendable {
    private typealias Snippet = (text: String, topic: String)

    /// The messages by their longest word, so that lines without it are not searched.
    private let byWord: [String: [Snippet]]

    static let all = Complaints()

    private init() {
        let snippets = (Handbook.shared?.entries ?? []).flatMap { entry in
            // An example's own output is no message of UIKit's.
            entry.example.lines.contains { $0.contains("print(") }
                ? []
                : entry.example.lines.compactMap { line -> Snippet? in
                    guard line.hasPrefix("expect message") || line.hasPrefix("expect exception") else {
                        return nil
                    }
                    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
                    return parts.count > 1 ? (String(parts[1]), entry.name) : nil
                }
        }
        byWord = Dictionary(grouping: snippets) { snippet in
            // The last word may go on in the message itself.
            let words = snippet.text.split { !LineWords.isPart($0) }
            let whole = words.count > 1 ? words.dropLast() : words[...]
            return String(whole.max { $0.count < $1.count } ?? "")
        }
    }

    /// The topic of the message that a line shows.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - word: A word of it.
    /// - Returns: Nil if the line is no message with that word.
    func topic(in line: String, with word: String) -> String? {
        byWord[word]?.first { line.contains($0.text) }?.topic
    }
}
