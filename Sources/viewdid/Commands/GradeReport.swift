import Course
import Foundation
import LineEditing
import Reports
import Tutor
import VisibleText

/// Prints grades as they come, each as soon as those before it are there.
final class GradeReport {
    /// A file, and what is printed of it.
    struct Row: Sendable {
        let file: GradedFile
        let text: String
    }

    var summary = GradeSummary()
    /// Indicates whether the files may be the work of the whole class, so that absent learners are reported.
    var tellsOfClass = true
    /// The roster whose pseudonyms hide the names of learners and files; nil if they are shown.
    var roster: Roster?
    /// The rubric's decisions by hand.
    var overrides: [Rubric.Override] = []
    /// The indices of the overrides that haven't applied to any file yet.
    var awaitedOverrides: Set<Int> = []
    /// The ends of paths that the rubric's overrides name and that no file had yet.
    var awaitedPaths: Set<String> = []
    /// Indicates whether other files were graded before, so that nothing is told of all of them.
    var isPart = false
    /// The text before all others: a byte order mark, without which Excel takes UTF-8 for something else.
    var mark = ""
    private let format: any GradesFormat
    private let grader: Grader
    private var book: ClassBook
    /// The rows of a submission, which wait for those behind them.
    private var held: [String] = []
    private var search: SimilaritySearch?
    private var isOpen = false, count = 0
    private var progress = GradingProgress.onStandardError(isReportOnTerminal: isatty(STDOUT_FILENO) == 1)

    init(_ format: any GradesFormat, _ grader: Grader, _ book: ClassBook, _ search: SimilaritySearch?) {
        self.format = format
        self.grader = grader
        self.book = book
        self.search = search
    }

    func add(_ rows: [Row]) throws(OutputFailure) {
        var text = isOpen || format.isSubmission ? "" : format.opening
        isOpen = !format.isSubmission
        for row in rows {
            if format.isSubmission {
                held.append(row.text)
            } else {
                text += (count > 0 ? format.separator : "") + row.text
            }
            count += 1
            summary.totals.add(row.file)
            if format.showsOverview { summary.overview.add(row.file) }
            if let superseded = book.add(row.file) {
                summary.totals.discount(superseded)
                if format.showsOverview { summary.overview.discount(superseded) }
                if format.isSubmission { held[superseded.number] = format.row(superseded) }
            }
            search?.add(row.file)
            if case .success(let grade) = row.file.result {
                awaitedOverrides.subtract(grade.appliedOverrides)
            }
            if !awaitedPaths.isEmpty {
                let path = row.file.path.description
                awaitedPaths = awaitedPaths.filter { !Rubric.Override.names(path, by: $0) }
            }
        }
        try write(text)
        progress?.show(count, notGraded: summary.totals.failed)
    }

    /// Adds a row that was written before.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - line: Its line, which is written as it is.
    ///   - rule: Which of several transcripts of a learner counts.
    /// - Throws: Why the output cannot be written.
    func add(_ row: GradeRow, _ line: [UInt8], several rule: Rubric.CountedAttempt) throws(OutputFailure) {
        let merged = row.handIn(number: count, rule: rule)
        count += 1
        summary.totals.add(merged?.handIn)
        if let merged, let superseded = book.add(merged.handIn, exam: merged.exam) {
            summary.totals.discount(superseded)
        }
        row.add(to: &search)
        if format.tellsAtEnd { try write(String(decoding: line, as: UTF8.self) + "\n") }
        progress?.show(count, notGraded: summary.totals.failed)
    }

    func close() throws(OutputFailure) {
        eraseProgress()
        // Of a submission, or a part of a class, most overrides are idle; and who reads a submission is not to know
        // whom they mean.
        if tellsOfClass, !summary.totals.isInterrupted {
            let marks = grader.marksByHand { book.lacks($0, $1) }.map { file in
                var file = file
                if let roster { file.pseudonym = file.pseudonym(in: roster) }
                return Row(file: file, text: format.row(file))
            }
            if !marks.isEmpty { try add(marks) }
            warnOfIdleOverrides()
        }
        for notice in book.strangers { StandardError.print("warning: \(notice)") }
        guard !isPart else { return }
        if tellsOfClass, !summary.totals.isInterrupted, let absence = book.absence {
            StandardError.print("warning: \(absence)")
        }
        summary.missing = summary.totals.isInterrupted ? [] : book.missing
        if format.isSubmission || format is Gradebook {
            let lessons = Set(summary.missing.map(\.lesson))
            let maxima = lessons.reduce(into: [:]) { $0[$1] = grader.maximum(ofLesson: $1) }
            for index in summary.missing.indices {
                summary.missing[index].maximum = maxima[summary.missing[index].lesson] ?? 0
            }
        }
        summary.book = book
        summary.totals.add(summary.missing)
        summary.similarities = search?.pairs { path in
            (try? TranscriptReader.bytes(at: path)).flatMap { try? TranscriptReader.read($0) }?.transcript
                .entries
        }
        guard summary.totals.files > 0 || summary.totals.isInterrupted || summary.totals.missing > 0 else {
            return
        }
        let opening = isOpen ? "" : format.opening + held.joined(separator: format.separator)
        try write(opening + format.closing(summary))
        // Who reads a submission is not to know of others.
        guard !format.tellsAtEnd, !format.isSubmission else { return }
        for similarity in summary.similarities ?? [] {
            let names = [similarity.first, similarity.second].map { $0.pseudonym ?? $0.path.quoted }
            StandardError.print("alike: \(names.joined(separator: " and ")): \(similarity.sentence)")
        }
        for superseded in summary.superseded {
            StandardError.print("not counted: \(superseded.file): \(superseded.sentence)")
        }
    }

    /// Tells of what was to be decided by hand, and met with nothing that it could decide.
    private func warnOfIdleOverrides() {
        for place in awaitedOverrides.sorted() {
            let override = overrides[place]
            let problem =
                if let path = override.path, awaitedPaths.contains(path) {
                    "names \(roster != nil ? "a file" : FilePath(path).quoted), but no such file was graded."
                } else {
                    "has no effect" + (roster != nil ? "." : ": \(override.subject).")
                }
            StandardError.print("warning: Override \(place + 1) of the rubric \(problem)")
        }
    }

    private func write(_ text: String) throws(OutputFailure) {
        guard !text.isEmpty else { return }
        defer { mark = "" }
        let text = mark + text
        guard format.isForPeople else { return try StandardOutput.write(document: text) }
        try StandardOutput.print(
            text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init))
    }

    /// Indicates whether files are compared with each other.
    var comparesFiles: Bool { search != nil }

    func eraseProgress() {
        progress?.erase()
        progress = nil
    }
}
