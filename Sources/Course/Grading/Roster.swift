import Foundation

/// The learners of a class, in the order of their list, each with the name that reports may show.
package struct Roster: Hashable, Sendable {
    /// The learners, as transcripts name them.
    package private(set) var learners: [String] = []
    private var shown: [String: String] = [:]
    /// The keys of those who have one of their own.
    package private(set) var keys: [String: TranscriptKey] = [:]

    /// The bytes that a roster may have.
    package static let limit = 16 << 20

    /// Reads a roster: CSV with a column `learner`, and perhaps `pseudonym` and `key`.
    ///
    /// - Parameter bytes: All bytes of the file.
    /// - Throws: A ``FileFault`` with the first place that cannot be used.
    package init(_ bytes: [UInt8]) throws(FileFault) {
        var rows = try CSVReader.rows(of: bytes)[...]
        let head = rows.popFirst()
        guard let head, let column = head.cells.firstIndex(of: "learner") else {
            throw FileFault(line: 1, "The roster has no learner column.", Self.remedy(for: head?.cells ?? []))
        }
        let pseudonyms = head.cells.firstIndex(of: "pseudonym")
        let keyColumn = head.cells.firstIndex(of: "key")
        var taken: Set<String> = []
        for row in rows {
            guard row.cells.count == head.cells.count, !row.cells[column].isEmpty else {
                throw FileFault(
                    line: row.line,
                    row.cells.count == head.cells.count
                        ? "The row has no learner." : "The row has \(row.cells.count) cells.",
                    "Give it \(head.cells.count) cells, like the first row, and a learner.")
            }
            let learner = row.cells[column]
            guard shown[learner] == nil else {
                throw FileFault(line: row.line, "This learner is listed twice.", "Remove one of the two.")
            }
            learners.append(learner)
            let given = pseudonyms.map { row.cells[$0] } ?? ""
            let pseudonym = given.isEmpty ? "learner \(learners.count)" : given
            guard taken.insert(pseudonym).inserted else {
                throw FileFault(
                    line: row.line, "The pseudonym \(pseudonym.clipped) is used for two learners.",
                    "Give each learner a different pseudonym.")
            }
            shown[learner] = pseudonym
            if let keyColumn, !row.cells[keyColumn].isEmpty {
                guard let key = TranscriptKey(row.cells[keyColumn]) else {
                    throw FileFault(line: row.line, "This key can't be used.", TranscriptKey.remedy)
                }
                keys[learner] = key
            }
        }
    }

    /// Returns advice on a first row that has no column `learner`.
    private static func remedy(for head: [String]) -> String {
        let names = head.map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        if names.contains("learner") {
            return "Write learner in lowercase, without spaces around it."
        }
        let signs = [";": "semicolons", "\t": "tabs", "|": "bars"]
        if names.count == 1, let sign = signs.keys.first(where: { names[0].contains($0) }) {
            return
                "Separate the cells with commas instead of \(signs[sign] ?? sign), such as: learner,pseudonym"
        }
        return "Start it with a line such as: learner,pseudonym"
    }

    /// Returns whether a learner is on the roster.
    package func lists(_ learner: String?) -> Bool { learner.map { shown[$0] != nil } ?? false }

    /// The name that stands for a learner where nobody is to know who it is.
    package func pseudonym(of learner: String?) -> String {
        learner.flatMap { shown[$0] } ?? "a learner who is not on the roster"
    }
}

/// Reads comma-separated values as RFC 4180 has them.
enum CSVReader {
    /// One row, with the line on which it begins.
    struct Row {
        let line: Int
        var cells: [String]
    }

    static func rows(of bytes: [UInt8]) throws(FileFault) -> [Row] {
        guard bytes.count <= Roster.limit else {
            throw FileFault(line: 1, "The file is too large.", "Keep it to 16 MiB.")
        }
        var bytes = bytes[...]
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        var rows: [Row] = [], row = Row(line: 1, cells: []), cell: [UInt8] = []
        var line = 1, isQuoted = false, wasQuoted = false
        func text(_ bytes: [UInt8]) throws(FileFault) -> String {
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw FileFault(line: line, "The cell is not UTF-8.", "Save it as UTF-8.")
            }
            return text
        }
        func endCell() throws(FileFault) {
            row.cells.append(try text(cell))
            (cell, wasQuoted) = ([], false)
        }
        while let byte = bytes.popFirst() {
            switch byte {
            case UInt8(ascii: "\"") where isQuoted && bytes.first == UInt8(ascii: "\""):
                cell.append(byte)
                bytes = bytes.dropFirst()
            case UInt8(ascii: "\"") where isQuoted: (isQuoted, wasQuoted) = (false, true)
            case UInt8(ascii: "\"") where cell.isEmpty && !wasQuoted: isQuoted = true
            case UInt8(ascii: ",") where !isQuoted: try endCell()
            case UInt8(ascii: "\r") where !isQuoted && bytes.first == UInt8(ascii: "\n"): break
            case UInt8(ascii: "\n") where !isQuoted:
                try endCell()
                line += 1
                if row.cells != [""] { rows.append(row) }
                row = Row(line: line, cells: [])
            default:
                guard !wasQuoted, byte != UInt8(ascii: "\"") || isQuoted else {
                    throw FileFault(
                        line: line, "There is a quote inside a cell.",
                        "Put the whole cell in quotes, and double each quote inside it.")
                }
                if byte == UInt8(ascii: "\n") { line += 1 }
                cell.append(byte)
            }
        }
        guard !isQuoted else {
            throw FileFault(line: row.line, "A quote is not closed.", "Close it.")
        }
        if !cell.isEmpty || !row.cells.isEmpty {
            try endCell()
            rows.append(row)
        }
        return rows
    }
}
