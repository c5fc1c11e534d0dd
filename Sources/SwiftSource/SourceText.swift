import Lifecycle

/// A source text with its lines, from which places are made.
struct SourceText {
    let text: String
    private let file: String
    private let lines: [Substring.UTF8View]
    /// The beginning of each line, in bytes from the start.
    private let starts: [Int]
    /// The last place that was counted out: the next one in an endless line is counted from there.
    private var counted = (line: 0, offset: 0, characters: 0)

    init(_ text: String, file: String) {
        self.text = text
        self.file = file
        lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { Substring($0).utf8 }
        var start = 0
        starts = lines.map { line in
            defer { start += line.count + 1 }
            return start
        }
    }

    /// The place of a byte, as learners count it: the column in characters.
    mutating func location(ofByte offset: Int) -> CodeLocation {
        var low = 0, high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        let isFurther = counted.line == low && counted.offset <= offset
        let (from, before) = isFurther ? (counted.offset, counted.characters) : (starts[low], 0)
        let piece = lines[low].dropFirst(from - starts[low]).prefix(max(0, offset - from))
        counted = (low, max(from, offset), before + String(decoding: piece, as: UTF8.self).count)
        return CodeLocation(file: file, line: low + 1, column: counted.characters + 1)
    }

    /// A line by its number from 1, without its end and, if it is endless, without its rest.
    func line(_ number: Int) -> String {
        guard lines.indices.contains(number - 1) else { return "" }
        let line = Substring(lines[number - 1])
        let whole = line.hasSuffix("\r") ? line.dropLast() : line
        return whole.utf8.count <= 400 ? String(whole) : whole.prefix(399) + "…"
    }

    mutating func problem(_ message: String, atByte offset: Int) -> SourceProblem {
        let place = location(ofByte: offset)
        return SourceProblem(location: place, message: message, line: line(place.line))
    }
}
