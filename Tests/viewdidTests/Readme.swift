import Foundation
import Testing

/// The texts of the repository that tests hold the program against.
enum Readme {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// A file of the repository.
    static func file(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The fenced blocks of a Markdown text, each with the end of its last line.
    static func blocks(of text: String) -> [String] { fences(of: text).map(\.text) }

    /// The fenced blocks of a Markdown text, each with the word behind its fence.
    static func fences(of text: String) -> [(language: String, text: String)] {
        text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map { block in
            let language = String(block.element.prefix { $0 != "\n" })
            return (language, String(block.element.dropFirst(language.count + 1)))
        }
    }

    /// The lines of the README's block that begins with the program's greeting.
    static func session() throws -> [String] {
        let block = try #require(try blocks(of: file("README.md")).first { $0.hasPrefix("viewdid ") })
        return block.components(separatedBy: "\n").dropLast()
    }

    /// Returns the typed text in a line, and the prompt before it: a name's, such as `vc > `, or a question's.
    static func typed(_ line: String) -> (prompt: String, text: String)? {
        guard let found = line.firstMatch(of: /^(\w+ > |  \? )(.*)/) else { return nil }
        return (String(found.1), String(found.2))
    }
}
