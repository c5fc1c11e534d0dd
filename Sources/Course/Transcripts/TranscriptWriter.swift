import Session

/// Writes transcripts as text.
package enum TranscriptWriter {
    /// The whole text of a transcript.
    ///
    /// - Parameter transcript: The transcript.
    /// - Returns: Text that reads back as the same transcript.
    package static func text(of transcript: Transcript) -> String {
        text(of: transcript.header) + text(of: transcript.entries, after: 0)
    }

    /// The header with the blank line after it.
    ///
    /// - Parameter header: The header.
    /// - Returns: Its lines.
    static func text(of header: TranscriptHeader) -> String {
        var text = "\(TranscriptHeader.formatKey): \(Transcript.version)\n"
        for field in header.fields { text += "\(field.key): \(field.value.asWritten)\n" }
        return text + "\n"
    }

    /// Entries with their outcomes below them.
    ///
    /// - Parameters:
    ///   - entries: The entries, in order.
    ///   - count: How many entries come before them.
    ///   - seals: The seals of the entries; empty if they have none.
    /// - Returns: Their lines.
    static func text(
        of entries: some Sequence<JournalEntry>, after count: Int, seals: [String] = []
    ) -> String {
        var text = ""
        for (offset, entry) in entries.enumerated() {
            let number = "\(count + offset + 1)".padded(toWidth: 3, atFront: true)
            text += "\(number) \(self.text(ofUnnumbered: entry))"
            if seals.indices.contains(offset) { text += "  \(sealWord) \(seals[offset])\n" }
        }
        return text
    }

    /// An entry without its number, which is what a seal is about: cutting an entry and renumbering the others breaks only
    /// the seal behind the cut.
    static func text(ofUnnumbered entry: JournalEntry) -> String {
        let time = time(entry.milliseconds).padded(toWidth: 7, atFront: true)
        let kind = entry.kind.rawValue
        var text = "\(time)  "
        text += entry.text.isEmpty ? kind : "\(kind.padded(toWidth: 8)) \(entry.text.asWritten)"
        text += "\n"
        for line in entry.outcome {
            text += outcomeIndent + TranscriptText.shortened(line).asWritten + "\n"
        }
        return text
    }

    /// The word that begins the line of a seal.
    static let sealWord = "seal"

    static let outcomeIndent = String(repeating: " ", count: 22)

    /// Seconds with one to three digits behind the dot.
    private static func time(_ milliseconds: Int64) -> String {
        var fraction = String("\(milliseconds % 1000 + 1000)".dropFirst())
        while fraction.count > 1, fraction.last == "0" { fraction.removeLast() }
        return "\(milliseconds / 1000).\(fraction)"
    }
}

extension String {
    /// The text on one line, never empty.
    fileprivate var asWritten: String { isEmpty ? "\\e" : TranscriptText.escaped(self) }

    /// The text with spaces up to a width.
    fileprivate func padded(toWidth width: Int, atFront: Bool = false) -> String {
        let spaces = String(repeating: " ", count: Swift.max(0, width - count))
        return atFront ? spaces + self : self + spaces
    }
}
