// Strings and comments: what stands in them is no code, but for interpolations.

extension SourceMeasure {
    mutating func open(hashes: Int) {
        let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        add(.complete, advancing: isMultiline ? 3 : 1)
        readString(Quote(hashes: hashes, isMultiline: isMultiline))
    }

    /// Reads a string to its end or to the interpolation in it; one without end ends with its line.
    mutating func readString(_ quote: Quote) {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\n") where !quote.isMultiline: return
            case UInt8(ascii: "\\") where (1...quote.hashes + 1).allSatisfy { isEscape($0, quote) }:
                position += quote.hashes + 1
                if byte(0) == UInt8(ascii: "(") { return open(closedBy: UInt8(ascii: ")"), string: quote) }
                position += 1
            case UInt8(ascii: "\"") where isEnd(of: quote):
                position += (quote.isMultiline ? 3 : 1) + quote.hashes
                return
            default: position += 1
            }
        }
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
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
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
}
