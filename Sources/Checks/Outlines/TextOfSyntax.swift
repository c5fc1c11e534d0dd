import Lifecycle
import SwiftSyntax

/// The text of a file, and where in it statements can be put and taken out.
struct TextOfSyntax {
    private let bytes: [UInt8]
    private let lineStarts: [Int]
    /// Makes a place of a byte's offset.
    let place: (Int) -> CodeLocation

    init(bytes: [UInt8], place: @escaping (Int) -> CodeLocation) {
        self.bytes = bytes
        self.place = place
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == Self.newLine }.map { $0 + 1 }
    }

    /// The line of a byte: cheaper than its place.
    func line(of offset: Int) -> Int {
        var low = 0, high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    func edit(_ range: Range<Int>, _ text: String) -> CodeFix.Edit {
        CodeFix.Edit(
            bytes: range, text: text, start: place(range.lowerBound), end: place(range.upperBound))
    }

    private static let newLine = UInt8(ascii: "\n")

    private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 13 }

    /// The white space at the beginning of the line of a byte.
    private func indentation(at offset: Int) -> String {
        var start = offset
        while start > 0, bytes[start - 1] != Self.newLine { start -= 1 }
        return String(
            decoding: bytes[start...].prefix { $0 == 32 || $0 == 9 }, as: UTF8.self)
    }

    private func point(_ offset: Int, _ before: String, _ after: String) -> InsertionPoint {
        InsertionPoint(offset: offset, place: place(offset), before: before, after: after)
    }

    func insertions(_ body: CodeBlockSyntax) -> MethodOutline.Insertions {
        let open = body.leftBrace.endPosition.utf8Offset
        let close = body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        let brace = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        guard bytes[brace..<close].contains(Self.newLine) else {
            // All on one line.
            guard !body.statements.isEmpty else {
                let point = point(brace, " ", bytes[brace..<close].isEmpty ? " " : "")
                return .init(first: point, last: point)
            }
            return .init(
                first: point(brace, " ", ";"),
                last: body.statements.last.map { point(end(of: $0), "; ", "") } ?? point(brace, " ", ""))
        }
        let outer = indentation(at: body.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
        let starts = body.statements.map { $0.positionAfterSkippingLeadingTrivia.utf8Offset }
        let inner =
            starts.first(where: isFirst).map { indentation(at: $0) }
            ?? outer + (outer.contains("\t") ? "\t" : "    ")
        // The first statement may stand on the line of the brace though others follow.
        let isBehindBrace = starts.first.map { !bytes[brace..<$0].contains(Self.newLine) } ?? false
        let first = isBehindBrace ? point(brace, " ", ";") : point(open, "\n" + inner, "")
        guard let last = body.statements.last else { return .init(first: first, last: first) }
        // Behind a comment on the line of the last statement.
        return .init(first: first, last: point(last.endPosition.utf8Offset, "\n" + inner, ""))
    }

    func next(_ item: CodeBlockItemSyntax) -> InsertionPoint? {
        let start = item.positionAfterSkippingLeadingTrivia.utf8Offset
        return point(end(of: item), isFirst(start) ? "\n" + indentation(at: start) : "; ", "")
    }

    /// The end of a statement, before the `;` that may stand behind it.
    private func end(of item: CodeBlockItemSyntax) -> Int {
        item.item.endPositionBeforeTrailingTrivia.utf8Offset
    }

    func previous(_ item: CodeBlockItemSyntax) -> InsertionPoint {
        let start = item.positionAfterSkippingLeadingTrivia.utf8Offset
        return point(start, "", isFirst(start) ? "\n" + indentation(at: start) : "; ")
    }

    /// Indicates whether only white space comes before a byte on its line.
    private func isFirst(_ offset: Int) -> Bool {
        var start = offset
        while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
        return start == 0 || bytes[start - 1] == Self.newLine
    }

    /// The lines of a statement that has lines of its own.
    func removal(_ item: CodeBlockItemSyntax) -> CodeFix.Edit? {
        var start = item.positionAfterSkippingLeadingTrivia.utf8Offset
        var end = item.endPositionBeforeTrailingTrivia.utf8Offset
        guard isFirst(start) else { return nil }
        while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, isSpace(bytes[end]) { end += 1 }
        guard end < bytes.count, bytes[end] == Self.newLine else { return nil }
        return edit(start..<(end + 1), "")
    }
}

extension String {
    /// As much of a text as a check needs to tell it from others: its beginning, and its end, where a style is named.
    var abridged: String { utf8.count <= 300 ? self : String(prefix(200) + suffix(100)) }
}
