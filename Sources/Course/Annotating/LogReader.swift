import Foundation
import Lifecycle

/// Reads a log in whatever form it was printed: finds the callbacks in it, and who heard them.
public enum LogReader {
    /// The number of calls of a log that are looked at.
    static let callLimit = 5_000
    /// The number of bytes of a line that are looked at.
    private static let lineLimit = 2_000

    /// Reads a log.
    ///
    /// - Parameter bytes: The log in any encoding; what is no text is passed over.
    /// - Returns: What it tells.
    public static func read(_ bytes: some Sequence<UInt8>) -> LogContents {
        var reader = Lines()
        var line: [UInt8] = []
        for byte in bytes where byte != 0 {
            guard byte != 10 else {
                reader.add(line)
                line.removeAll(keepingCapacity: true)
                continue
            }
            // Text in two bytes a letter has zeros between the letters; without these it reads as plain text.
            if line.count < lineLimit { line.append(byte) }
        }
        if !line.isEmpty { reader.add(line) }
        return reader.contents
    }

    /// A line without the sequences that tell a terminal to change colour and the like.
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

    /// What was found so far.
    private struct Lines {
        var calls: [LogCall] = [], complaints: [LogComplaint] = []
        var count = 0, leftOut = 0

        mutating func add(_ bytes: [UInt8]) {
            count += 1
            let text = String(decoding: LogReader.withoutEscapes(bytes), as: UTF8.self)
            if let topic = Complaints.all.topic(in: text) {
                if complaints.count < 1_000 { complaints.append(LogComplaint(line: count, topic: topic)) }
                return
            }
            guard let found = LineWords(text).call else { return }
            guard calls.count < callLimit else {
                leftOut += 1
                return
            }
            calls.append(LogCall(line: count, subject: found.subject, callback: found.callback))
        }

        var contents: LogContents {
            LogContents(
                calls: Subjects.settle(calls), complaints: complaints, lineCount: count, leftOut: leftOut)
        }
    }
}

/// UIKit's own messages, by the words with which the handbook's examples expect them.
private struct Complaints {
    private let snippets: [(text: String, topic: String)]

    static let all = Complaints()

    private init() {
        snippets = (Handbook.shared?.entries ?? []).flatMap { entry in
            entry.example.lines.compactMap { line in
                guard line.hasPrefix("expect message") || line.hasPrefix("expect exception") else {
                    return nil
                }
                let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
                return parts.count > 1 ? (String(parts[1]), entry.name) : nil
            }
        }
    }

    func topic(in line: String) -> String? {
        // The shortest of the messages is longer than any name of a method.
        guard line.utf8.count > 20 else { return nil }
        return snippets.first { line.contains($0.text) }?.topic
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
