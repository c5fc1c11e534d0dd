// Strings and comments: what stands in them is no code, but for interpolations.

extension SourceMeasure {
    mutating func open(hashes: Int) {
        let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        add(.complete, advancing: isMultiline ? 3 : 1)
        readString(Quote(hashes: hashes, isMultiline: isMultiline))
    }

    /// Reads a string to its end or to the interpolation in it; one without end ends with its line.
    mutating func readString(_ quote: Quote) {
        let start = position
        while position < bytes.count {
            switch bytes[position] {
            case let byte where byte.isLineEnd && !quote.isMultiline: return countBrackets(from: start)
            case UInt8(ascii: "\\") where (1...quote.hashes + 1).allSatisfy { isEscape($0, quote) }:
                position += quote.hashes + 1
                if byte(0) == UInt8(ascii: "(") { return open(closedBy: UInt8(ascii: ")"), string: quote) }
                if quote.isMultiline || !byte(0).isLineEnd { position += 1 }
            case UInt8(ascii: "\"") where isEnd(of: quote):
                position += (quote.isMultiline ? 3 : 1) + quote.hashes
                return
            default: position += 1
            }
        }
        // An escape at the end of the text has gone beyond it.
        position = min(position, bytes.count)
        countBrackets(from: start)
    }

    /// Counts the brackets of what seemed to be a string and has no end: it may be code, behind a quote in a bare
    /// regular expression.
    private mutating func countBrackets(from start: Int) {
        let outside = groups.count
        for byte in bytes[start..<position] where !isTooDeep {
            switch byte {
            case UInt8(ascii: "("): push(UInt8(ascii: ")"))
            case UInt8(ascii: "["): push(UInt8(ascii: "]"))
            case UInt8(ascii: "{"): push(UInt8(ascii: "}"))
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if groups.count > outside, groups[groups.count - 1].closing == byte { pop() }
            default: break
            }
        }
    }

    /// Reads `#/…/#`, in which quotes and brackets are only letters. Returns whether there is one; one
    /// without an end doesn't count.
    mutating func readExpression(hashes: Int) -> Bool {
        // More of them nobody writes.
        guard hashes <= 8, position >= searched[hashes, default: 0] else { return false }
        let start = position + hashes + 1
        var end = start
        while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") {
            end += 1
        }
        let isMultiline = end < bytes.count && bytes[end].isLineEnd
        end = start
        while end < bytes.count, isMultiline || !bytes[end].isLineEnd {
            let isEnd =
                bytes[end] == UInt8(ascii: "/") && end + hashes < bytes.count
                && bytes[(end + 1)...(end + hashes)].allSatisfy { $0 == UInt8(ascii: "#") }
            if isEnd {
                add(.complete, advancing: end + 1 + hashes - position)
                return true
            }
            let isEscape = bytes[end] == UInt8(ascii: "\\") && end + 1 < bytes.count
            end += isEscape && (isMultiline || !bytes[end + 1].isLineEnd) ? 2 : 1
        }
        searched[hashes] = end
        return false
    }

    private func isEscape(_ offset: Int, _ quote: Quote) -> Bool {
        offset > quote.hashes || byte(offset) == UInt8(ascii: "#")
    }

    private func isEnd(of quote: Quote) -> Bool {
        let quotes = quote.isMultiline ? 3 : 1
        return (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
            && (0..<quote.hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
    }

    mutating func skipLine() {
        while position < bytes.count, !bytes[position].isLineEnd { position += 1 }
    }

    /// Comments nest in Swift; their depth takes no stack.
    mutating func skipComment() {
        var depth = 0
        repeat {
            if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }

    /// Indicates whether a byte is a form feed or a vertical tab, which Swift treats as space. Next to an
    /// operator it is refused, since Swift then can't tell which operand the operator belongs to.
    func isPageBreak(at offset: Int) -> Bool {
        guard bytes[offset] == 0x0B || bytes[offset] == 0x0C else { return false }
        let before = offset > 0 ? bytes[offset - 1] : UInt8(ascii: "\n")
        let after = offset + 1 < bytes.count ? bytes[offset + 1] : UInt8(ascii: "\n")
        let isEdge = before.isLineEnd || after.isLineEnd
        return isEdge && before.isBesidePageBreak && after.isBesidePageBreak
    }
}

extension UInt8 {
    /// Indicates whether the byte is space, or certainly no part of an operator.
    fileprivate var isBesidePageBreak: Bool {
        isLineEnd || isWord || " \t()[]{};@\"".utf8.contains(self)
    }
}
