import ArgumentParser
import Course
import Foundation
import Platform
import Reports
import Tutor
import VisibleText

/// Rows of `json-lines` that earlier runs wrote to a file.
struct WrittenRows {
    private let path: String

    /// Makes them.
    ///
    /// - Parameter path: The file, which is read more than once.
    /// - Throws: Why it can't be used.
    init(_ path: String) throws {
        self.path = path
        let file = try InputFile.open(path)
        defer { file.close() }
        guard FileStatus(ofDescriptor: file.descriptor)?.kind == .file else {
            throw ValidationError("The rows are read twice, so \(path.visible) has to be a file.")
        }
    }

    /// Finds the files that need not be graded again.
    ///
    /// If the rows end in the middle of one and standard output continues them, the line is ended.
    ///
    /// - Parameter stamp: What decides about the grades now.
    /// - Returns: The files that have a grade for which the same decided.
    /// - Throws: Why the file can't be read.
    func pathsToResume(_ stamp: GradeStamp) throws -> Set<FilePath> {
        var paths: Set<FilePath> = []
        let isTorn = try read { row, _ in
            if let path = row?.path, row?.isGraded == true, row?.stamp == stamp {
                paths.insert(FilePath(path))
            }
        }
        if isTorn, isStandardOutput { try StandardOutput.write(document: "\n") }
        return paths
    }

    /// Adds all rows to a report; of several rows of a file, the last one counts.
    ///
    /// - Parameters:
    ///   - report: The report.
    ///   - rule: Which of several transcripts of a learner counts.
    /// - Throws: Why the file can't be read, or the report can't be written.
    func merge(into report: GradeReport, several rule: Rubric.CountedAttempt) throws {
        var last: [String: Int] = [:], number = 0, strayCount = 0, stamps: Set<GradeStamp> = []
        _ = try read { row, _ in
            if row == nil { strayCount += 1 }
            if let row, row.isOfFile, let path = row.path { last[path] = number }
            number += 1
        }
        number = 0
        var isComparable = true
        _ = try read { row, line in
            defer { number += 1 }
            guard let row, row.isOfFile, let path = row.path, last[path] == number else { return }
            stamps.insert(row.stamp)
            if row.isGraded, !row.isComparable { isComparable = false }
            try report.add(row, line, several: rule)
        }
        if strayCount > 0 {
            StandardError.print("warning: \(strayCount) lines of \(path.visible) are not rows of json-lines.")
        }
        if stamps.count > 1 {
            StandardError.print(
                "warning: The rows were graded in \(stamps.count) ways: the program, the rules or the rubric differ."
            )
        }
        if report.comparesFiles, !isComparable {
            StandardError.print(
                "warning: Some rows can't be compared. To make them comparable, write them with --similar.")
        }
    }

    /// Reads all lines.
    ///
    /// - Parameter take: Takes each row, or nil for a line that is none, and the line.
    /// - Returns: Whether the last line has no end.
    /// - Throws: Why the file can't be read, and what `take` throws.
    private func read(_ take: (GradeRow?, [UInt8]) throws -> Void) throws -> Bool {
        let file = try InputFile.open(path)
        defer { file.close() }
        var lines = ByteLines(descriptor: file.descriptor)
        while let line = lines.next() { if !line.isEmpty { try take(GradeRow(line), line) } }
        if let code = lines.pieces.failure { throw file.unreadable(code) }
        return lines.isTorn
    }

    /// Indicates whether standard output goes to the file.
    private var isStandardOutput: Bool {
        var file = stat(), output = stat()
        return stat(path, &file) == 0 && fstat(STDOUT_FILENO, &output) == 0 && file.st_ino == output.st_ino
            && file.st_dev == output.st_dev
    }
}
