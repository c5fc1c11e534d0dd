import Lifecycle

/// Reads a log in whatever form it was printed, piece by piece: finds the callbacks in it, and who heard them.
struct LogReader {
    /// The number of bytes of a line that are looked at.
    static let lineLimit = 2_000

    /// The calls: the first ones.
    private(set) var calls: [SpokenCall] = []
    /// The number of calls that aren't kept.
    private(set) var omittedCount = 0
    /// UIKit's own messages: the first ones.
    private(set) var complaints: [LogComplaint] = []
    /// The number of UIKit's messages, including those that aren't kept.
    private(set) var complaintCount = 0
    private(set) var lineCount = 0
    /// The beginning of the line that has not ended yet.
    private var line: [UInt8] = []
    private var isInLine = false
    /// Indicates whether the log has named a method so far.
    private var hasNames = false

    /// The calls and the messages that are kept; more are counted.
    static let callLimit = 20_000, complaintLimit = 1_000

    /// A call as its line has it.
    struct SpokenCall {
        let line: Int
        let name: String
        let address: String?
        let callback: Callback
    }

    /// Reads a piece.
    ///
    /// - Parameter piece: The next bytes of the log in any encoding, cut anywhere; what is no text is passed over.
    mutating func take(_ piece: ArraySlice<UInt8>) {
        var start = piece.startIndex
        while start < piece.endIndex {
            let end = piece[start...].firstIndex(of: 10) ?? piece.endIndex
            // Text in two bytes a letter has zeros between the letters; without these it reads as plain text.
            let room = max(0, 2 * LogReader.lineLimit - line.count)
            line += piece[start..<min(end, start + room)]
            isInLine = true
            if end < piece.endIndex { endLine() }
            start = end + 1
        }
    }

    /// Takes what has been read as the last line.
    mutating func finish() {
        if isInLine { endLine() }
    }

    private mutating func endLine() {
        lineCount += 1
        let words = LineWords(LogReader.cleaned(line))
        line.removeAll(keepingCapacity: true)
        isInLine = false
        if let topic = words.complaint {
            complaintCount += 1
            if complaints.count < LogReader.complaintLimit {
                complaints.append(LogComplaint(line: lineCount, topic: topic))
            }
            return
        }
        let call = words.call
        if call != nil { hasNames = true }
        // If the log names methods, words don't count as calls: "did load" may be about an image.
        guard let (name, address, callback) = call ?? (hasNames ? nil : words.callInWords) else { return }
        guard calls.count < LogReader.callLimit else { return omittedCount += 1 }
        calls.append(SpokenCall(line: lineCount, name: name, address: address, callback: callback))
    }

    /// A line without zeros and without the sequences that tell a terminal to change color and the like.
    private static func cleaned(_ line: [UInt8]) -> [UInt8] {
        Array(withoutEscapes(line.contains(0) ? line.filter { $0 != 0 } : line).prefix(lineLimit))
    }

    private static func withoutEscapes(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(27) else { return bytes }
        var result: [UInt8] = []
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            guard byte == 27 else {
                result.append(byte)
                continue
            }
            switch rest.popFirst() {
            case UInt8(ascii: "["):
                rest = rest.drop { !(64...126).contains($0) }.dropFirst()
            case UInt8(ascii: "]"):
                rest = rest.drop { $0 != 7 && $0 != 27 }
                if rest.first == 7 { rest.removeFirst() }
            default: break
            }
            result.append(32)
        }
        return result
    }
}
