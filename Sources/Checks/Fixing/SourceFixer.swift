import SwiftSource

/// Mends a file.
package struct SourceFixer {
    /// The findings that were mended.
    package private(set) var mended: [CodeFinding] = []
    /// The text afterwards.
    package let text: String

    /// Carries out what mends some findings of one file, in their order; what touches bytes that another fix has changed
    /// waits for the next time.
    ///
    /// - Parameters:
    ///   - findings: The findings; those without a fix stay.
    ///   - text: The file's text, as it was when it was checked. It stays so if what would come out were no Swift.
    package init(_ findings: [CodeFinding], in text: String) {
        var edits: [CodeFix.Edit] = []
        for finding in findings {
            guard let fix = finding.fix else { continue }
            // Two findings of different kinds can be mended by the same words.
            if fix.edits.allSatisfy(edits.contains) {
                mended.append(finding)
                continue
            }
            let clashes = fix.edits.contains { new in
                edits.contains { $0.bytes.overlaps(new.bytes) || $0.bytes.contains(new.bytes.lowerBound) }
            }
            guard !clashes else { continue }
            edits += fix.edits
            mended.append(finding)
        }
        let bytes = Array(text.utf8)
        let firstEnd = bytes.firstIndex(of: UInt8(ascii: "\n"))
        let hasWindowsLines = firstEnd.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } ?? false
        var result: [UInt8] = [], done = 0
        let ordered = edits.enumerated().sorted {
            ($0.element.bytes.lowerBound, $0.offset) < ($1.element.bytes.lowerBound, $1.offset)
        }
        for (_, edit) in ordered where edit.bytes.upperBound <= bytes.count && edit.bytes.lowerBound >= done {
            result += bytes[done..<edit.bytes.lowerBound]
            result += hasWindowsLines ? Self.windowsLines(edit.text) : Array(edit.text.utf8)
            done = edit.bytes.upperBound
        }
        result += bytes[done...]
        let changed = String(decoding: result, as: UTF8.self)
        guard edits.isEmpty || (try? SwiftReader.program(in: changed, file: "")) != nil else {
            mended = []
            self.text = text
            return
        }
        self.text = changed
    }

    /// A text with the line ends of Windows, whichever it has.
    private static func windowsLines(_ text: String) -> [UInt8] {
        let newline = UInt8(ascii: "\n"), carriageReturn = UInt8(ascii: "\r")
        return text.utf8.filter { $0 != carriageReturn }.flatMap {
            $0 == newline ? [carriageReturn, newline] : [$0]
        }
    }
}
