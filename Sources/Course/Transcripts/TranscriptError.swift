/// The reason why a file is not a transcript that can be read, where, and what can be done about it.
package struct TranscriptError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The error in the file.
    package let fault: Fault
    /// The line, counted from 1; nil if the file as a whole is meant.
    package let line: Int?

    /// The possible errors in a file.
    package enum Fault: Hashable, Sendable {
        /// The file holds more than ``Transcript/Limit/bytes``.
        case fileTooLarge
        /// The line holds more than ``Transcript/Limit/line`` bytes.
        case lineTooLong
        /// There are more than ``Transcript/Limit/entries``.
        case tooManyEntries
        /// The file is UTF-16 or UTF-32.
        case wideCharacters
        /// The line is not UTF-8.
        case notUTF8
        /// The line holds a control character, by its number.
        case controlCharacter(UInt32)
        /// The file holds nothing, as a recording does before its first entry.
        case empty
        /// The first line does not name the format.
        case notATranscript
        /// The version is not a number that was ever written.
        case unknownVersion(String)
        /// A later program wrote the file.
        case newerVersion(String)
        /// A line of the header is not a key, a colon and a value.
        case malformedHeader
        /// A key stands in the header twice.
        case repeatedKey(String)
        /// A value of the header cannot be used.
        case invalidValue(key: String, remedy: String)
        /// A line is not a number, a time, a kind and a text.
        case malformedEntry
        /// The kind of an entry is none of the known ones.
        case unknownKind(String)
        /// An outcome stands below no entry.
        case strayOutcome
        /// A backslash begins no known escape.
        case brokenEscape
    }

    /// The problem, in one sentence.
    package var problem: String {
        switch fault {
        case .fileTooLarge: "The file is larger than \(Transcript.Limit.bytes >> 20) MiB."
        case .lineTooLong: "The line is longer than \(Transcript.Limit.line >> 10) KiB."
        case .tooManyEntries: "The file has more than \(Transcript.Limit.entries) entries."
        case .wideCharacters: "The file is encoded as UTF-16 or UTF-32."
        case .notUTF8: "The line is not UTF-8."
        case .controlCharacter(0): "The line contains a NUL character."
        case .controlCharacter(let value):
            "The line contains the control character U+\(String(value, radix: 16, uppercase: true))."
        case .empty: "The file is empty: nothing was recorded."
        case .notATranscript:
            "The file doesn't start with \(TranscriptHeader.formatKey): \(Transcript.version)."
        case .unknownVersion(let text): "There is no version \(text.clipped) of the format."
        case .newerVersion(let text): "The file has version \(text.clipped) of the format."
        // These lines may name the learner, whom a report may have to hide.
        case .malformedHeader: "The line is not a key with a colon and a value."
        case .repeatedKey(let key): "The key \(key.clipped) appears twice in the header."
        case .invalidValue(let key, _): "The value of \(key.clipped) is not valid."
        case .malformedEntry: "The line is not an entry (number, seconds, kind and text)."
        case .unknownKind(let text): "\(text.clipped) is not a kind of entry."
        case .strayOutcome: "The indented line doesn't belong to an entry."
        case .brokenEscape: "The line contains an unknown escape."
        }
    }

    /// The remedy, in one sentence.
    package var remedy: String {
        switch fault {
        case .fileTooLarge, .lineTooLong, .tooManyEntries: "Record a shorter session."
        case .wideCharacters, .notUTF8: "Save it as UTF-8."
        case .controlCharacter: "Write it as an escape, such as \\t, or remove it."
        case .empty: "Record a session to it first, or choose another file."
        case .notATranscript: "Name a file that viewdid recorded."
        case .unknownVersion: "Write \(Transcript.version), or use the file as it was recorded."
        case .newerVersion: "Update viewdid: this one reads version \(Transcript.version)."
        case .malformedHeader:
            "A header line looks like \"ios: 17.7\"; put a blank line before the first entry."
        case .repeatedKey: "Remove one of the two."
        case .invalidValue(_, let remedy): remedy
        case .malformedEntry:
            "An entry looks like \"3 19.1 answer viewDidLoad\"; outcomes are indented by 4 spaces."
        case .unknownKind:
            "The kinds are \(TranscriptReader.kindNames); a newer viewdid may have more."
        case .strayOutcome: "Put it directly below its entry."
        case .brokenEscape: "The escapes are \\\\, \\n, \\t, \\u{HEX}, and \\e alone for an empty text."
        }
    }

    /// Place, problem and remedy.
    package var description: String {
        (line.map { "line \($0): " } ?? "") + "\(problem) \(remedy)"
    }
}

extension String {
    /// The text as messages quote it: harmless and not long.
    package var clipped: String {
        let scalars = unicodeScalars
        return TranscriptText.escaped(scalars.count <= 60 ? self : String(scalars.prefix(59)) + "…")
    }
}
