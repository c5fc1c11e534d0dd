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

    static let kindNames = JournalEntry.Kind.allCases.map(\.rawValue).joined(separator: ", ")

    private init() {}

    /// Reads a file's bytes.
    ///
    /// - Parameter bytes: All bytes of the file.
    /// - Returns: The transcript and what looked odd.
    /// - Throws: A ``TranscriptError`` with the first line that cannot be read.
    package static func read(_ bytes: [UInt8]) throws(TranscriptError) -> TranscriptReading {
        guard !bytes.isEmpty else { throw TranscriptError(fault: .empty, line: nil) }
        guard bytes.count <= Transcript.Limit.bytes else {
            throw TranscriptError(fault: .fileTooLarge, line: nil)
        }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw TranscriptError(fault: .wideCharacters, line: nil)
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
    /// - Throws: A ``TranscriptError`` with the first line that cannot be read.
    package static func read(_ text: String) throws(TranscriptError) -> TranscriptReading {
        try read(Array(text.utf8))
    }

    private func fault(_ fault: TranscriptError.Fault) -> TranscriptError {
        TranscriptError(fault: fault, line: lineNumber)
    }

    private mutating func finish(_ bytes: [UInt8]) throws(TranscriptError) -> TranscriptReading {
        guard part != .version else { throw TranscriptError(fault: .notATranscript, line: 1) }
        do {
            if !header.isUsual { _ = try header.environment() }
        } catch {
            let key = error.key.rawValue
            throw TranscriptError(
                fault: .invalidValue(key: key, remedy: error.remedy), line: headerLines[key])
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
    private mutating func takeTorn(_ bytes: ArraySlice<UInt8>) throws(TranscriptError) {
        // Without its line end a seal is not whole, and neither is its entry.
        guard part != .body || !Self.isSeal(bytes) else {
            lineNumber += 1
            return
        }
        do throws(TranscriptError) {
            try take(bytes)
        } catch {
            guard part == .body else { throw error }
            switch error.fault {
            case .malformedEntry, .unknownKind, .notUTF8, .brokenEscape: break
            default: throw error
            }
            if !bytes.starts(with: repeatElement(UInt8(ascii: " "), count: 4)) { closeEntry() }
        }
    }

    private mutating func take(_ bytes: ArraySlice<UInt8>) throws(TranscriptError) {
        lineNumber += 1
        lastLineStart = bytes.startIndex
        guard bytes.count <= Transcript.Limit.line else { throw fault(.lineTooLong) }
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
    private func check(_ bytes: ArraySlice<UInt8>) throws(TranscriptError) {
        var isASCII = true
        for byte in bytes {
            if byte < 0x20 || byte == 0x7F { throw fault(.controlCharacter(UInt32(byte))) }
            if byte >= 0x80 { isASCII = false }
        }
        guard !isASCII else { return }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw fault(.notUTF8) }
        let upperControls: ClosedRange<UInt32> = 0x80...0x9F
        if bytes.contains(0xC2),
            let control = text.unicodeScalars.first(where: { upperControls.contains($0.value) })
        {
            throw fault(.controlCharacter(control.value))
        }
    }

    private mutating func takeVersion(_ line: ArraySlice<UInt8>) throws(TranscriptError) {
        try check(line)
        guard let (key, value) = Self.keyAndValue(line), key == TranscriptHeader.formatKey else {
            throw fault(.notATranscript)
        }
        let version = String(decoding: Self.trimmed(value), as: UTF8.self)
        let isNumber = !version.isEmpty && version.utf8.allSatisfy { (0x30...0x39).contains($0) }
        guard isNumber, version.utf8.first != 0x30 else { throw fault(.unknownVersion(version)) }
        guard Int(version) == Transcript.version else { throw fault(.newerVersion(version)) }
        part = .header
        headerLines.reserveCapacity(TranscriptHeader.Key.allCases.count)
    }

    private mutating func takeHeader(_ line: ArraySlice<UInt8>) throws(TranscriptError) {
        try check(line)
        if line.allSatisfy({ $0 == UInt8(ascii: " ") }) {
            part = .body
            return
        }
        guard let (key, value) = Self.keyAndValue(line) else { throw fault(.malformedHeader) }
        guard key != TranscriptHeader.formatKey, headerLines[key] == nil else {
            throw fault(.repeatedKey(key))
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

    private mutating func takeBody(_ bytes: ArraySlice<UInt8>) throws(TranscriptError) {
        let indent = bytes.prefix { $0 == UInt8(ascii: " ") }.count
        if indent == bytes.count {
            closeEntry()
        } else if indent >= 4 {
            try check(bytes)
            let text = try self.text(of: bytes)
            guard outcome != nil else { throw fault(.strayOutcome) }
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
    private mutating func takeSeal(_ bytes: ArraySlice<UInt8>) throws(TranscriptError) {
        let seal = Self.trimmed(Self.trimmed(bytes).dropFirst(TranscriptWriter.sealWord.utf8.count))
        let isHexadecimal = seal.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
        guard isHexadecimal, seal.count == TranscriptKey.digits, outcome != nil else {
            throw fault(.malformedEntry)
        }
        seals[seals.count - 1] = String(decoding: seal, as: UTF8.self)
        closeEntry()
    }

    /// Returns some bytes as text, without spaces at the ends and with escapes decoded.
    private func text(of bytes: ArraySlice<UInt8>) throws(TranscriptError) -> String {
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

    private func unescaped(_ text: String) throws(TranscriptError) -> String {
        if text == "\\e" { return "" }
        guard let plain = TranscriptText.unescaped(text) else { throw fault(.brokenEscape) }
        return plain
    }

    /// The bytes without spaces at their ends.
    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes.drop { $0 == UInt8(ascii: " ") }
        while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        return bytes
    }

    private mutating func entry(from bytes: ArraySlice<UInt8>) throws(TranscriptError) -> JournalEntry {
        guard entries.count < Transcript.Limit.entries else { throw fault(.tooManyEntries) }
        guard let line = EntryLine(bytes) else { throw fault(.malformedEntry) }
        let kindName = String(decoding: line.kind, as: UTF8.self)
        guard let kind = JournalEntry.Kind(rawValue: kindName) else { throw fault(.unknownKind(kindName)) }
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
