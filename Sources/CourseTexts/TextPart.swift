/// A part of a text that is written as Markdown has it: a heading, a paragraph, an item of a list, or the address of a link.
package struct TextPart: Sendable {
    package enum Kind: Sendable { case title, heading, paragraph, item, address }

    package let kind: Kind
    /// The line that it begins on.
    package let line: Int
    /// The content in one line, without the marks of its kind.
    package fileprivate(set) var text: String

    package init(kind: Kind, line: Int, text: String) {
        self.kind = kind
        self.line = line
        self.text = text
    }

    /// The parts of a text, in their order: what begins like none of the others belongs to the part before it, or is a
    /// paragraph.
    package static func parts(of text: String) -> [TextPart] {
        var parts: [TextPart] = [], isOpen = false
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, bytes) in lines.enumerated() {
            let line = Substring(bytes.drop { $0 == UInt8(ascii: " ") })
            if let (kind, sign) = signs.first(where: { bytes.starts(with: $0.sign.utf8) }) {
                parts.append(
                    TextPart(kind: kind, line: index + 1, text: String(line.dropFirst(sign.utf8.count))))
            } else if isOpen, !bytes.isEmpty {
                parts[parts.count - 1].text += " " + line
            } else if !bytes.isEmpty {
                parts.append(TextPart(kind: .paragraph, line: index + 1, text: String(line)))
            }
            isOpen = !bytes.isEmpty
        }
        return parts
    }

    private static let signs: [(kind: Kind, sign: String)] = [
        (.title, "# "), (.heading, "## "), (.item, "- "), (.address, "["),
    ]

    /// The texts between backticks.
    package var code: [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    package func fault(_ reason: String) -> TextFault { TextFault(line: line, reason: reason) }
}

/// An error in a text that the program carries. The tests rule it out.
package struct TextFault: Error, Hashable, CustomStringConvertible {
    package let line: Int
    package let reason: String

    package var description: String { "line \(line): \(reason)" }
}
