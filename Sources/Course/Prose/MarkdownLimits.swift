/// The checks a text has to pass before cmark-gfm sees it.
///
/// Older releases of cmark-gfm fill every table row up to the width of the header and walk all open containers on
/// every line, so that a small file can take minutes and gigabytes.
struct MarkdownLimits {
    var firstLine: Int

    func check(_ text: String) throws(MarkdownError) {
        guard text.utf8.count <= MarkdownReader.longestText else {
            throw .textTooLong(firstLine)
        }
        let lines = text.lines
        for (offset, line) in lines.enumerated() {
            let place = firstLine + offset
            guard line.utf8.count <= MarkdownReader.longestLine else {
                throw MarkdownError(
                    line: place, message: "the line is longer than \(MarkdownReader.longestLine) bytes",
                    remedy: "break the line")
            }
            guard containerMarks(in: line) <= MarkdownReader.deepestNesting else {
                throw .nestedTooDeeply(place)
            }
            guard delimiterColumns(in: line) * lines.count <= MarkdownReader.largestTable else {
                throw MarkdownError(
                    line: place,
                    message: "the table could have more than \(MarkdownReader.largestTable) cells",
                    remedy: "give the table fewer columns, or split the text")
            }
        }
    }

    /// Returns the largest possible number of quotes and list items that begin on the line.
    private func containerMarks(in line: String) -> Int {
        var marks = 0
        var previous: UInt8 = 0
        for byte in line.utf8 {
            switch byte {
            case UInt8(ascii: ">"):
                marks += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"):
                marks += Self.listMarks.contains(previous) ? 1 : 0
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
                UInt8(ascii: "*"),
                UInt8(ascii: "."), UInt8(ascii: ")"):
                break
            default:
                return marks
            }
            previous = byte
        }
        return isThematicBreak(line) ? 0 : marks
    }

    private func isThematicBreak(_ line: String) -> Bool {
        let marks = Set(line.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") })
        return marks.count == 1 && !marks.contains(UInt8(ascii: ">"))
    }

    /// Returns the number of columns in a table with the line as its delimiter row; 0 when it can't be one.
    private func delimiterColumns(in line: String) -> Int {
        var bars = 0
        var dashes = 0
        for byte in line.utf8 {
            switch byte {
            case UInt8(ascii: "|"): bars += 1
            case UInt8(ascii: "-"): dashes += 1
            default: if !Self.delimiterBytes.contains(byte) { return 0 }
            }
        }
        return dashes > 0 && bars > 0 ? bars + 1 : 0
    }

    private static let listMarks = Set("-+*.)".utf8)
    private static let delimiterBytes = Set(": \t\u{B}\u{C}>+*.)0123456789".utf8)
}
