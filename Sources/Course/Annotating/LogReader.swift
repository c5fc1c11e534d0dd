import Foundation
import Lifecycle

/// Reads a log in whatever form it was printed: finds the callbacks in it, and who heard them.
public struct LogReader {
    /// The number of bytes of a line that are looked at.
    static let lineLimit = 2_000

    private var calls: [LogCall] = [], complaints: [LogComplaint] = []
    private var lineCount = 0
    /// The beginning of the line that has not ended yet.
    private var line: [UInt8] = []
    private var isInLine = false

    /// Makes a reader that has read nothing yet.
    public init() {}

    /// Reads a log.
    ///
    /// - Parameter bytes: The log in any encoding; what is no text is passed over.
    /// - Returns: What it tells.
    public static func read(_ bytes: some Sequence<UInt8>) -> LogContents {
        read(pieces: CollectionOfOne(Array(bytes)))
    }

    /// Reads a log that comes in pieces.
    ///
    /// - Parameter pieces: The log in any encoding, cut anywhere; what is no text is passed over.
    /// - Returns: What it tells.
    public static func read(pieces: some Sequence<[UInt8]>) -> LogContents {
        var reader = LogReader()
        for piece in pieces { reader.take(piece) }
        return reader.finish()
    }

    private mutating func take(_ piece: [UInt8]) {
        var start = 0
        while start < piece.count {
            let end = LogReader.place(of: 10, in: piece, from: start) ?? piece.count
            // Text in two bytes a letter has zeros between the letters; without these it reads as plain text.
            let room = max(0, 2 * LogReader.lineLimit - line.count)
            line += piece[start..<min(end, start + room)]
            isInLine = true
            if end < piece.count { endLine() }
            start = end + 1
        }
    }

    private mutating func finish() -> LogContents {
        if isInLine { endLine() }
        return LogContents(calls: Subjects.settle(calls), complaints: complaints, lineCount: lineCount)
    }

    private mutating func endLine() {
        lineCount += 1
        let text = LogReader.text(line)
        line.removeAll(keepingCapacity: true)
        isInLine = false
        let words = LineWords(text)
        if let topic = Complaints.all.topic(in: text, words) {
            complaints.append(LogComplaint(line: lineCount, topic: topic))
        } else if let call = words.call {
            calls.append(LogCall(line: lineCount, subject: call.subject, callback: call.callback))
        }
    }

    /// The text of a line, without zeros and without the sequences that tell a terminal to change colour and the like.
    private static func text(_ line: [UInt8]) -> String {
        let bytes = place(of: 0, in: line, from: 0) == nil ? line : line.filter { $0 != 0 }
        return String(decoding: withoutEscapes(bytes).prefix(lineLimit), as: UTF8.self)
    }

    /// Where a byte comes next; lines can be so long that looking at one byte after the other takes too long.
    private static func place(of byte: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
        bytes.withUnsafeBytes { buffer in
            guard start < buffer.count, let base = buffer.baseAddress,
                let found = memchr(base + start, Int32(byte), buffer.count - start)
            else { return nil }
            return UnsafeRawPointer(found) - base
        }
    }

    private static func withoutEscapes(_ bytes: [UInt8]) -> [UInt8] {
        guard place(of: 27, in: bytes, from: 0) != nil else { return bytes }
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

/// UIKit's own messages, by the words with which the handbook's examples expect them.
private struct Complaints {
    private typealias Snippet = (text: String, topic: String)

    /// The messages by their longest word, so that lines without it are not searched.
    private let byWord: [Substring: [Snippet]]

    static let all = Complaints()

    private init() {
        let snippets = (Handbook.shared?.entries ?? []).flatMap { entry in
            // What an example prints by itself is no message of UIKit's.
            entry.example.lines.contains { $0.contains("print(") }
                ? []
                : entry.example.lines.compactMap { line -> Snippet? in
                    guard line.hasPrefix("expect message") || line.hasPrefix("expect exception") else {
                        return nil
                    }
                    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
                    return parts.count > 1 ? (String(parts[1]), entry.name) : nil
                }
        }
        byWord = Dictionary(grouping: snippets) { snippet in
            // The last word may go on in the message itself.
            let words = snippet.text.split { !LineWords.isPart($0) }
            let whole = words.count > 1 ? words.dropLast() : words[...]
            return whole.max { $0.count < $1.count } ?? ""
        }
    }

    func topic(in line: String, _ words: LineWords) -> String? {
        for word in words.texts {
            guard let snippets = byWord[word] else { continue }
            if let found = snippets.first(where: { line.contains($0.text) }) { return found.topic }
        }
        return nil
    }
}

/// Names that mean the same controller are made one, and what is no controller is left out.
private enum Subjects {
    /// Leaves out views, and addresses where a class has one instance only.
    static func settle(_ calls: [LogCall]) -> [LogCall] {
        var addresses: [String: Set<String>] = [:]
        var controllers: Set<String> = []
        for call in calls {
            let (name, address) = parts(of: call.subject)
            if let address { addresses[name, default: []].insert(address) }
            if call.callback.receiver == .controller { controllers.insert(name) }
        }
        return calls.compactMap { call in
            let (name, address) = parts(of: call.subject)
            switch call.callback.receiver {
            case .view, .delegate, .presentation: return nil
            case .any where !controllers.contains(name): return nil
            case .any, .controller, .application: break
            }
            let isOnly = (addresses[name]?.count ?? 0) < 2
            return address == nil || !isOnly
                ? call : LogCall(line: call.line, subject: name, callback: call.callback)
        }
    }

    private static func parts(of subject: String) -> (name: String, address: String?) {
        let parts = subject.split(separator: " ", maxSplits: 1).map(String.init)
        return (parts.first ?? "", parts.count > 1 ? parts[1] : nil)
    }
}
