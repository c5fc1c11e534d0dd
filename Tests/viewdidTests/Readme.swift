import Foundation
import Testing

/// The session that README.md shows.
enum Readme {
    /// The lines of the first block that begins with the program's greeting.
    static func session() throws -> [String] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        let blocks = text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        let block = try #require(blocks.first { $0.contains("\nviewdid ") })
        return block.components(separatedBy: "\n").dropFirst().map(\.trimmed).dropLast(while: \.isEmpty)
    }

    /// What a line shows as typed by the person, and the prompt before it.
    static func typed(_ line: String) -> (prompt: String, text: String)? {
        for prompt in ["vc > ", "  ? "] where line.hasPrefix(prompt) {
            return (prompt, String(line.dropFirst(prompt.count)))
        }
        return nil
    }
}

extension Array {
    fileprivate func dropLast(while isUnwanted: (Element) -> Bool) -> [Element] {
        var kept = self
        while let last = kept.last, isUnwanted(last) { kept.removeLast() }
        return kept
    }
}
