import Session

/// A transcript as it was read, with the places of its entries and with what looked odd.
package struct TranscriptReading: Sendable {
    package let transcript: Transcript
    /// The line of each entry, counted from 1.
    package let lines: [Int]
    /// The harmless oddities in the file, in the order of the lines.
    package let findings: [TranscriptFinding]
    /// The seal of each entry; nil for one that has none.
    let seals: [String?]
    /// The number of bytes up to the last entry that is surely whole.
    package let wholeBytes: Int
    /// The number of entries that are surely whole: the last one is not if the file ends in the middle of a line.
    package let wholeEntries: Int
}

/// Reads transcripts, line by line.
package struct TranscriptReader {
    private var header = TranscriptHeader()
    private var headerLines: [String: Int] = [:]
    private var entries: [JournalEntry] = []
    private var lines: [Int] = []
    private var seals: [String?] = []
    private var findings: [TranscriptFinding] = []
    private var part = Part.version
    private var lineNumber = 0
    private var expectedNumber = 1
    private var lastSeconds = 0.0
    private var hasCarriageReturns = false
    /// The outcome so far of the last entry; nil when no line may be added to it.
    private var outcome: [String]?
    /// The offset of the last entry, in bytes.
    private var lastEntryStart = 0
    /// The offset of the last line, in bytes.
    private var lastLineStart = 0

    private enum Part { case version, header, body }

    private init() {}

    /// Reads a file's bytes.
    ///
    /// - Parameter bytes: All bytes of the file.
    /// - Returns: The transcript and what looked odd.
    /// - Throws: A ``FileFault`` with the first line that cannot be read.
    package static func read(_ bytes: [UInt8]) throws(FileFault) -> TranscriptReading {
        guard !bytes.isEmpty else {
            throw FileFault(
                "The file is empty: nothing was recorded.",
                "Record a session to it first, or choose another file.")
        }
        guard bytes.count <= Transcript.Limit.bytes else {
            throw FileFault("The file is larger than \(Transcript.Limit.bytes >> 20) MiB.", shorter)
        }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw FileFault("The file is encoded as UTF-16 or UTF-32.", "Save it as UTF-8.")
        }
        var reader = TranscriptReader()
        var start = bytes.startIndex
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            start += 3
            reader.findings.append(TranscriptFinding(.byteOrderMark, line: 1))
        }
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
            if end == bytes.endIndex {
                try reader.takeTorn(bytes[start..<end])
            } else {
                try reader.take(bytes[start..<end])
            }
            start = end + 1
        }
        return try reader.finish(bytes)
    }

    /// Reads a text.
    ///
    /// - Parameter text: The whole text of a transcript.
    /// - Returns: The transcript and what looked odd.
    /// - Throws: A ``FileFault`` with the first line that cannot be read.
    package static func read(_ text: String) throws(FileFault) -> TranscriptReading {
        try read(Array(text.utf8))
    }

    /// The learner whom the header of a file names that perhaps can't be read; nil if it names none.
    static func learner(namedIn bytes: [UInt8]) -> String? {
        let lines = bytes.prefix(Transcript.Limit.line).split { $0 == 0x0A || $0 == 0x0D }
        return lines.lazy.compactMap(keyAndValue).first { $0.key == TranscriptHeader.Key.learner.rawValue }
            .flatMap { TranscriptText.unescaped(String(decoding: trimmed($0.value), as: UTF8.self)) }
    }

    private func fault(_ problem: String, _ remedy: String) -> FileFault {
        FileFault(line: lineNumber, problem, remedy)
    }

    private static let shorter = "Record a shorter session."

    private var notATranscript: FileFault {
        FileFault(
            line: 1, "The file doesn't start with \(TranscriptHeader.formatKey): \(Transcript.version).",
            "Name a file that viewdid recorded.")
    }

    private var malformedEntry: FileFault {
        fault(
            "The line is not an entry (number, seconds, kind and text).",
            "An entry looks like \"3 19.1 answer viewDidLoad\"; outcomes are indented by 4 spaces.")
    }

    private func controlCharacter(_ value: UInt32) -> FileFault {
        let name = "control character U+\(String(value, radix: 16, uppercase: true))"
        return fault(
            "The line contains \(value == 0 ? "a NUL character" : "the " + name).",
            "Write it as an escape, such as \\t, or remove it.")
    }

    private mutating func finish(_ bytes: [UInt8]) throws(FileFault) -> TranscriptReading {
        guard part != .version else { throw notATranscript }
        do {
            if !header.isUsual { _ = try header.environment() }
        } catch {
            let key = error.key.rawValue
            throw FileFault(
                line: headerLines[key], "The value of \(key.clipped) is not valid.", error.remedy)
        }
        let isTorn = bytes.last != UInt8(ascii: "\n")
        if isTorn { findings.append(TranscriptFinding(.tornEnd, line: lineNumber)) }
        let losesEntry = isTorn && outcome != nil
        closeEntry()
        // In a sealed file, only its seal makes an entry whole; what was added at the end must not count.
        let isUnsealed = header[.seal] != nil && seals.last == .some(nil)
        if isUnsealed {
            entries.removeLast()
            if !isTorn { findings.append(TranscriptFinding(.tornEnd, line: lines.last)) }
        }
        return TranscriptReading(
            transcript: Transcript(header: header, journal: entries), lines: lines, findings: findings,
            seals: seals,
            wholeBytes: losesEntry || isUnsealed ? lastEntryStart : isTorn ? lastLineStart : bytes.count,
            wholeEntries: entries.count - (losesEntry && !isUnsealed ? 1 : 0))
    }

    /// Takes a last line without an end: what a recording that broke off leaves may be no whole line.
    private mutating func takeTorn(_ bytes: ArraySlice<UInt8>) throws(FileFault) {
        // Without its line end a seal is not whole, and neither is its entry.
        guard part != .body || !Self.isSeal(bytes) else {
            lineNumber += 1
            return
        }
        do throws(FileFault) {
            try take(bytes)
        } catch {
            guard part == .body, bytes.count <= Transcript.Limit.line else { throw error }
            if !bytes.starts(with: repeatElement(UInt8(ascii: " "), count: 4)) { closeEntry() }
        }
    }

    private mutating func take(_ bytes: ArraySlice<UInt8>) throws(FileFault) {
        lineNumber += 1
        lastLineStart = bytes.startIndex
        guard bytes.count <= Transcript.Limit.line else {
            throw fault("The line is longer than \(Transcript.Limit.line >> 10) KiB.", Self.shorter)
        }
        var bytes = bytes
        if bytes.last == UInt8(ascii: "\r") {
            bytes.removeLast()
            if !hasCarriageReturns { findings.append(TranscriptFinding(.carriageReturns, line: lineNumber)) }
            hasCarriageReturns = true
        }
        switch part {
        case .version: try takeVersion(bytes)
        case .header: try takeHeader(bytes)
        case .body: try takeBody(bytes)
        }
    }

    /// Refuses a line that is no text, or holds control characters.
    private func check(_ bytes: ArraySlice<UInt8>) throws(FileFault) {
        var isASCII = true
        for byte in bytes {
            if byte < 0x20 || byte == 0x7F { throw controlCharacter(UInt32(byte)) }
            if byte >= 0x80 { isASCII = false }
        }
        guard !isASCII else { return }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw fault("The line is not UTF-8.", "Save it as UTF-8.")
        }
        let upperControls: ClosedRange<UInt32> = 0x80...0x9F
        if bytes.contains(0xC2),
            let control = text.unicodeScalars.first(where: { upperControls.contains($0.value) })
        {
            throw controlCharacter(control.value)
        }
    }

    private mutating func takeVersion(_ line: ArraySlice<UInt8>) throws(FileFault) {
        try check(line)
        guard let (key, value) = Self.keyAndValue(line), key == TranscriptHeader.formatKey else {
            throw notATranscript
        }
        let version = String(decoding: Self.trimmed(value), as: UTF8.self)
        let isNumber = !version.isEmpty && version.utf8.allSatisfy { (0x30...0x39).contains($0) }
        guard isNumber, version.utf8.first != 0x30 else {
            throw fault(
                "There is no version \(version.clipped) of the format.",
                "Write \(Transcript.version), or use the file as it was recorded.")
        }
        guard Int(version) == Transcript.version else {
            throw fault(
                "The file has version \(version.clipped) of the format.",
                "Update viewdid: this one reads version \(Transcript.version).")
        }
        part = .header
        headerLines.reserveCapacity(TranscriptHeader.Key.allCases.count)
    }

    private mutating func takeHeader(_ line: ArraySlice<UInt8>) throws(FileFault) {
        try check(line)
        if line.allSatisfy({ $0 == UInt8(ascii: " ") }) {
            part = .body
            return
        }
        guard let (key, value) = Self.keyAndValue(line) else {
            // The line may name the learner, whom a report may have to hide.
            throw fault(
                "The line is not a key with a colon and a value.",
                "A header line looks like \"ios: 17.7\"; put a blank line before the first entry.")
        }
        guard key != TranscriptHeader.formatKey, headerLines[key] == nil else {
            throw fault("The key \(key.clipped) appears twice in the header.", "Remove one of the two.")
        }
        headerLines[key] = lineNumber
        header.append(key, try text(of: value))
    }

    private static func keyAndValue(_ line: ArraySlice<UInt8>) -> (key: String, value: ArraySlice<UInt8>)? {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let key = line[..<colon], letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        let isKey =
            key.first.map(letters.contains) == true
            && key.allSatisfy { letters.contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
        guard isKey, key.count <= 64 else { return nil }
        return (String(decoding: key, as: UTF8.self), line[(colon + 1)...])
    }

    private mutating func takeBody(_ bytes: ArraySlice<UInt8>) throws(FileFault) {
        let indent = bytes.prefix { $0 == UInt8(ascii: " ") }.count
        if indent == bytes.count {
            closeEntry()
        } else if indent >= 4 {
            try check(bytes)
            let text = try self.text(of: bytes)
            guard outcome != nil else {
                throw fault(
                    "The indented line doesn't belong to an entry.", "Put it directly below its entry.")
            }
            outcome?.append(text)
        } else if Self.isSeal(bytes) {
            try takeSeal(bytes)
        } else {
            try check(bytes)
            let entry = try entry(from: bytes)
            closeEntry()
            entries.append(entry)
            lines.append(lineNumber)
            seals.append(nil)
            outcome = []
            lastEntryStart = bytes.startIndex
        }
    }

    /// Returns whether a line of the body is a seal: no entry begins with a letter.
    private static func isSeal(_ bytes: ArraySlice<UInt8>) -> Bool {
        let line = bytes.drop { $0 == UInt8(ascii: " ") }
        return bytes.startIndex + 4 > line.startIndex
            && line.starts(with: (TranscriptWriter.sealWord + " ").utf8)
    }

    /// Takes the seal of the entry above, which ends it.
    private mutating func takeSeal(_ bytes: ArraySlice<UInt8>) throws(FileFault) {
        let seal = Self.trimmed(Self.trimmed(bytes).dropFirst(TranscriptWriter.sealWord.utf8.count))
        let isHexadecimal = seal.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
        guard isHexadecimal, seal.count == TranscriptKey.digits, outcome != nil else {
            throw malformedEntry
        }
        seals[seals.count - 1] = String(decoding: seal, as: UTF8.self)
        closeEntry()
    }

    /// Returns some bytes as text, without spaces at the ends and with escapes decoded.
    private func text(of bytes: ArraySlice<UInt8>) throws(FileFault) -> String {
        let bytes = Self.trimmed(bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        return bytes.contains(UInt8(ascii: "\\")) ? try unescaped(text) : text
    }

    /// Gives the last entry the outcome that was read below it.
    private mutating func closeEntry() {
        guard let lines = outcome else { return }
        outcome = nil
        guard !lines.isEmpty, let entry = entries.popLast() else { return }
        entries.append(
            JournalEntry(kind: entry.kind, text: entry.text, seconds: entry.seconds, outcome: lines))
    }

    private func unescaped(_ text: String) throws(FileFault) -> String {
        if text == "\\e" { return "" }
        guard let plain = TranscriptText.unescaped(text) else {
            throw fault(
                "The line contains an unknown escape.",
                "The escapes are \\\\, \\n, \\t, \\u{HEX}, and \\e alone for an empty text.")
        }
        return plain
    }

    /// The bytes without spaces at their ends.
    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes.drop { $0 == UInt8(ascii: " ") }
        while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        return bytes
    }

    private mutating func entry(from bytes: ArraySlice<UInt8>) throws(FileFault) -> JournalEntry {
        guard entries.count < Transcript.Limit.entries else {
            throw fault("The file has more than \(Transcript.Limit.entries) entries.", Self.shorter)
        }
        guard let line = EntryLine(bytes) else { throw malformedEntry }
        let kindName = String(decoding: line.kind, as: UTF8.self)
        guard let kind = JournalEntry.Kind(rawValue: kindName) else {
            let kinds = JournalEntry.Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw fault(
                "\(kindName.clipped) is not a kind of entry.",
                "The kinds are \(kinds); a newer viewdid may have more.")
        }
        let text = try text(of: line.text)
        check(line.number, line.seconds)
        return JournalEntry(kind: kind, text: text, seconds: line.seconds, outcome: [])
    }

    private mutating func check(_ number: Int, _ seconds: Double) {
        if number > expectedNumber {
            findings.append(
                TranscriptFinding(.entriesMissing(first: expectedNumber, last: number - 1), line: lineNumber))
        } else if number < expectedNumber {
            findings.append(TranscriptFinding(.numberRepeated(number), line: lineNumber))
        }
        if seconds < lastSeconds {
            findings.append(
                TranscriptFinding(.timeBackwards(from: lastSeconds, to: seconds), line: lineNumber))
        }
        expectedNumber = number + 1
        lastSeconds = seconds
    }
}
