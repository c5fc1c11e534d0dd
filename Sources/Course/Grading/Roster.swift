import Foundation

/// The learners of a class, in the order of their list, each with the name that reports may show.
package struct Roster: Hashable, Sendable {
    /// The learners, as transcripts name them.
    package private(set) var learners: [String] = []
    private var shown: [String: String] = [:]

    /// The bytes that a roster may have.
    package static let limit = 16 << 20

    /// Reads a roster: CSV with a column `learner`, and perhaps one `pseudonym`.
    ///
    /// - Parameter bytes: All bytes of the file.
    /// - Throws: A ``CSVError`` with the first place that cannot be used.
    package init(_ bytes: [UInt8]) throws(CSVError) {
        var rows = try CSVReader.rows(of: bytes)[...]
        let head = rows.popFirst()
        guard let head, let column = head.cells.firstIndex(of: "learner") else {
            throw CSVError(
                line: 1, problem: "The roster has no learner column.",
                remedy: Self.remedy(for: head?.cells ?? []))
        }
        let pseudonyms = head.cells.firstIndex(of: "pseudonym")
        var taken: Set<String> = []
        for row in rows {
            guard row.cells.count == head.cells.count, !row.cells[column].isEmpty else {
                throw CSVError(
                    line: row.line,
                    problem: row.cells.count == head.cells.count
                        ? "The row has no learner." : "The row has \(row.cells.count) cells.",
                    remedy: "Give it \(head.cells.count) cells, like the first row, and a learner.")
            }
            let learner = row.cells[column]
            guard shown[learner] == nil else {
                throw CSVError(
                    line: row.line, problem: "This learner is listed twice.",
                    remedy: "Remove one of the two.")
            }
            learners.append(learner)
            let given = pseudonyms.map { row.cells[$0] } ?? ""
            let pseudonym = given.isEmpty ? "learner \(learners.count)" : given
            guard taken.insert(pseudonym).inserted else {
                throw CSVError(
                    line: row.line, problem: "The pseudonym \(pseudonym.clipped) is used for two learners.",
                    remedy: "Give each learner a different pseudonym.")
            }
            shown[learner] = pseudonym
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

/// Why a CSV file cannot be used, where, and what can be done about it.
package struct CSVError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, counted from 1.
    package let line: Int
    package let problem: String
    package let remedy: String

    /// Place, problem and remedy.
    package var description: String { "line \(line): \(problem) \(remedy)" }
}

/// Reads comma-separated values as RFC 4180 has them.
enum CSVReader {
    /// One row, with the line on which it begins.
    struct Row {
        let line: Int
        var cells: [String]
    }

    static func rows(of bytes: [UInt8]) throws(CSVError) -> [Row] {
        guard bytes.count <= Roster.limit else {
            throw CSVError(line: 1, problem: "The file is too large.", remedy: "Keep it to 16 MiB.")
        }
        var bytes = bytes[...]
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        var rows: [Row] = [], row = Row(line: 1, cells: []), cell: [UInt8] = []
        var line = 1, isQuoted = false, wasQuoted = false
        func text(_ bytes: [UInt8]) throws(CSVError) -> String {
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw CSVError(line: line, problem: "The cell is not UTF-8.", remedy: "Save it as UTF-8.")
            }
            return text
        }
        func endCell() throws(CSVError) {
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
                    throw CSVError(
                        line: line, problem: "There is a quote inside a cell.",
                        remedy: "Put the whole cell in quotes, and double each quote inside it.")
                }
                if byte == UInt8(ascii: "\n") { line += 1 }
                cell.append(byte)
            }
        }
        guard !isQuoted else {
            throw CSVError(line: row.line, problem: "A quote is not closed.", remedy: "Close it.")
        }
        if !cell.isEmpty || !row.cells.isEmpty {
            try endCell()
            rows.append(row)
        }
        return rows
    }
}
