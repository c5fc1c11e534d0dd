/// A piece of a text file with the line on which it stands, so that whoever interprets it can name the place.
package struct SourceLine: Hashable, Sendable {
    /// The text, without the line end.
    package var text: String
    /// The line in the file, counted from 1.
    package var line: Int

    /// Creates a piece of text at a line.
    package init(_ text: String, line: Int) {
        self.text = text
        self.line = line
    }
}

extension SourceLine {
    var trimmed: String {
        String(text.trimmingWhitespace())
    }

    var isBlank: Bool {
        text.allSatisfy(\.isWhitespace)
    }

    func with(_ text: some StringProtocol) -> SourceLine {
        SourceLine(String(text).trimmingWhitespace().asString, line: line)
    }
}

extension StringProtocol {
    func trimmingWhitespace() -> SubSequence {
        var rest = self[...]
        while let first = rest.first, first.isWhitespace {
            rest = rest.dropFirst()
        }
        while let last = rest.last, last.isWhitespace {
            rest = rest.dropLast()
        }
        return rest
    }

    var asString: String {
        String(self)
    }

    /// The lines of the text, where `\n`, `\r\n` and `\r` end a line, as CommonMark has it.
    var lines: [String] {
        var lines: [String] = []
        var current = String.UnicodeScalarView()
        var afterReturn = false
        for scalar in unicodeScalars {
            defer { afterReturn = scalar == "\r" }
            switch scalar {
            case "\n" where afterReturn:
                continue
            case "\n", "\r":
                lines.append(String(current))
                current.removeAll(keepingCapacity: true)
            default:
                current.append(scalar)
            }
        }
        lines.append(String(current))
        return lines
    }
}
