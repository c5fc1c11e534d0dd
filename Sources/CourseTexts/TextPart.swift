/// A part of a text that is written as Markdown has it: a heading, a paragraph, an item of a list, or the address of a link.
package struct TextPart: Sendable {
    package enum Kind: Sendable { case title, heading, paragraph, item, address }

    package let kind: Kind
    /// The line that it begins on.
    package let line: Int
    /// The content in one line, without the marks of its kind.
    package fileprivate(set) var text: String

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

    /// The words before a colon and what follows it, without the backticks around it.
    package var field: (key: String, value: TextPart) {
        let key = text.utf8.prefix { $0 != UInt8(ascii: ":") }
        var value = text[key.endIndex...].utf8.dropFirst(2)
        if value.count > 1, value.first == UInt8(ascii: "`"), value.last == UInt8(ascii: "`") {
            value = value.dropFirst().dropLast()
        }
        return (String(Substring(key)), TextPart(kind: kind, line: line, text: String(Substring(value))))
    }

    /// The items of a comma-separated list.
    package var list: [String] {
        text.utf8.split(separator: UInt8(ascii: ",")).map { item in
            String(Substring(item.drop { $0 == UInt8(ascii: " ") }))
        }
    }

    package func fault(_ reason: String) -> TextFault { TextFault(line: line, reason: reason) }
}

/// A heading of the second level, and what is below it.
package struct TextEntry: Sendable {
    package let heading: TextPart
    package private(set) var paragraphs: [TextPart] = []
    package private(set) var items: [TextPart] = []

    /// The entries of a text, in their order. What is directly below a title is of none.
    fileprivate static func entries(of parts: [TextPart]) -> [TextEntry] {
        var entries: [TextEntry] = [], isOpen = false
        for part in parts {
            switch part.kind {
            case .title: isOpen = false
            case .heading:
                entries.append(TextEntry(heading: part))
                isOpen = true
            case .paragraph where isOpen: entries[entries.count - 1].paragraphs.append(part)
            case .item where isOpen: entries[entries.count - 1].items.append(part)
            case .paragraph, .item, .address: break
            }
        }
        return entries
    }
}

/// The entries of a carried text that could be read, and the faults of the others.
package struct TextCatalogue<Value: Sendable>: Sendable {
    /// The entries that could be read, in order.
    package private(set) var values: [Value] = []
    /// The faults of the entries that are left out.
    package private(set) var faults: [TextFault] = []
    private var places: [String: Int] = [:]

    /// - Parameters:
    ///   - parts: The whole text.
    ///   - read: Reads an entry, or throws what is wrong with it.
    package init(_ parts: [TextPart], _ read: (TextEntry) throws(TextFault) -> Value) {
        for entry in TextEntry.entries(of: parts) {
            do throws(TextFault) {
                let value = try read(entry)
                guard places.updateValue(values.count, forKey: entry.heading.text) == nil else {
                    throw entry.heading.fault("there is an entry of that name already")
                }
                values.append(value)
            } catch {
                faults.append(error)
            }
        }
    }

    /// Returns the entry with a heading; nil if there is none.
    package subscript(heading: String) -> Value? { places[heading].map { values[$0] } }
}

/// A fault in a carried text. The tests rule it out.
package struct TextFault: Error, Hashable, CustomStringConvertible {
    package let line: Int
    package let reason: String

    package var description: String { "line \(line): \(reason)" }
}
