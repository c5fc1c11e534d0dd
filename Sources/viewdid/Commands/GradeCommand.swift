import ArgumentParser
import Course
import Foundation
import LineEditing
import Platform
import Practice
import Reports
import Tutor
import VisibleText

/// The grades of transcripts.
struct GradeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "grade", abstract: "Grade transcripts by replaying them.",
        discussion: """
            Every outcome is recomputed; those in the file are used only for comparison. Files in a folder are sorted by \
            name. A rubric sets the points for answers and the predictions required in a free session \
            (Documentation/grading.md). The exit status is 0 if all passed, 1 if some did not, 2 if some could not be \
            graded; with gradescope and classroom50, it is 0 if grading finished.
            """)

    /// The forms of a report.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
        case jsonLines = "json-lines"
        case csv, gradebook, junit, gradescope, classroom50, html, beliefs, lesson
    }

    @Argument(
        help: "Transcripts or folders; - reads their names from standard input.", completion: .file()
    )
    var paths: [String]

    @Option(name: .long, help: "The format of the report (Documentation/grades-format.md).")
    var format = Format.text

    @Option(name: .long, help: "A rubric in YAML.", completion: .file())
    var rubric: String?

    @Option(
        name: .long,
        help: "How wrong answers count: partial, all (all or nothing) or edit-distance.")
    var credit: Credit?

    @Option(name: .long, help: "The class: CSV with a learner column and, optionally, a pseudonym column.")
    var roster: String?

    @Flag(name: .long, help: "Show pseudonyms from the roster instead of learners' names and files.")
    var pseudonyms = false

    @Flag(name: .long, help: "Also report suspiciously similar transcripts.")
    var similar = false

    @Flag(name: .long, help: "Begin csv and gradebook with a byte order mark, which Excel needs.")
    var excel = false

    @Option(name: .long, help: "Multiply points for Classroom 50 by this number, such as 100 (default: 1).")
    var scale = 1

    @Option(
        name: .long,
        help: "Another folder of lessons; can be repeated. The course's lessons are always known.",
        completion: .directory)
    var moreLessons: [String] = []

    @OptionGroup var sealing: KeyOptions

    @Flag(name: .long, help: "Exit with 0 if grading finished, whatever the grades are.")
    var exitZero = false

    @Option(
        name: .long, help: "How many transcripts to grade at the same time (default: the number of cores).")
    var jobs: Int?

    @OptionGroup var program: ProgramOptions

    func validate() throws {
        guard !pseudonyms || roster != nil else {
            throw ValidationError("--pseudonyms needs a roster. Name it with --roster.")
        }
        guard (1...1000).contains(scale) else {
            throw ValidationError("--scale takes a number from 1 to 1000.")
        }
        guard (1...1024).contains(jobs ?? 1) else {
            throw ValidationError("--jobs takes a number from 1 to 1024.")
        }
    }

    func run() throws {
        var settings = program.settings
        settings.moreLessons = moreLessons
        let library = settings.allLessons
        let roster = try readRoster()
        var rubric = try readRubric(
            RubricNames(
                library, rounds: TranscriptHeader.rounds, topics: PracticeTopic.allCases.map(\.rawValue),
                roster: roster, hidesNames: pseudonyms))
        let form = form(rubric)
        // Another system takes the points and shows no mark beside them.
        if form.isSubmission, rubric.changed == nil { rubric.changed = .zero }
        var wants = form.wants
        wants.similarity = similar
        let grader = Grader(
            rubric: rubric, wants: wants, now: Date(), submission: submission,
            keys: TranscriptKeys(common: sealing.parsed, byLearner: roster?.keys ?? [:]),
            makePlayer: PracticePlayer.factory(LessonPlayer.factory(library)))
        Interrupt.rememberFirst()
        let found = TranscriptSearch(GivenTranscripts(FilePath.arguments(paths)))
        let names = pseudonyms ? roster : nil
        let report = GradeReport(
            form, grader,
            ClassBook(roster, rubric: rubric, hidesNames: pseudonyms, isSubmission: form.isSubmission),
            similar ? SimilaritySearch() : nil)
        report.roster = names
        report.overrides = rubric.overrides
        report.awaitedOverrides = Set(rubric.overrides.indices)
        report.awaitedPaths = Set(rubric.overrides.compactMap(\.path))
        report.tellsOfClass = !form.isSubmission && format != .jsonLines
        let batch = GradeBatch(grader, tasks: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
        do {
            try batch.run(found, isEnded: { Interrupt.isPending }) { file in
                var file = file
                if let names { file.pseudonym = file.pseudonym(in: names) }
                return GradeReport.Row(file: file, text: form.row(file))
            } report: {
                try report.add($0)
            }
        } catch {
            report.eraseProgress()
            throw error
        }
        report.summary.totals.isInterrupted = Interrupt.isPending
        try report.close()
        let totals = report.summary.totals
        if totals.isInterrupted { throw ExitStatus.interrupted }
        // A filter of nothing is nothing.
        guard totals.files > 0 || format == .jsonLines else {
            throw ValidationError("Name a transcript or a folder of transcripts.")
        }
        if totals.exitStatus != 0, !exitZero, !form.isSubmission { throw ExitCode(totals.exitStatus) }
    }

    /// The data on the submission that the system has which shows the report.
    private var submission: Submission? {
        switch format {
        case .gradescope:
            (try? Data(contentsOf: URL(filePath: "submission_metadata.json"))).flatMap(
                Submission.init(gradescope:))
        case .classroom50: Submission(classroom50: .ofProcess)
        default: nil
        }
    }

    private func form(_ rubric: Rubric) -> any GradesFormat {
        switch format {
        case .text: GradesText()
        case .json: GradesJSON()
        case .jsonLines: GradesJSON(isLines: true)
        case .csv: GradesCSV(hasMark: excel)
        case .gradebook: Gradebook(hasMark: excel)
        case .beliefs: ClassBeliefs()
        case .lesson: ClassBeliefs(isLesson: true)
        case .junit: GradesJUnit()
        case .gradescope: GradesGradescope(rubric)
        case .classroom50:
            GradesClassroom50(
                .init(.ofProcess, gradedAt: Date().formatted(.iso8601)), rubric, scale: scale)
        case .html: GradesHTML()
        }
    }

    private func readRubric(_ names: RubricNames) throws -> Rubric {
        var rubric = Rubric()
        if let path = self.rubric {
            let file = try InputFile.open(path)
            defer { file.close() }
            let bytes = try file.contents(limit: RubricReader.limit)
            do throws(FileFault) { rubric = try RubricReader.read(bytes, names: names) } catch {
                throw ValidationError("\(path): \(error)")
            }
        }
        if let credit { rubric.credit = credit }
        return rubric
    }

    private func readRoster() throws -> Roster? {
        guard let roster else { return nil }
        let file = try InputFile.open(roster)
        defer { file.close() }
        let bytes = try file.contents(limit: Roster.limit)
        do throws(FileFault) { return try Roster(bytes) } catch {
            throw ValidationError("\(roster): \(error)")
        }
    }
}

extension Credit: ExpressibleByArgument {}

extension GradedFile {
    /// The name that stands for its learner.
    fileprivate func pseudonym(in roster: Roster) -> String {
        guard case .success(let grade) = result else { return "an unnamed file" }
        return roster.pseudonym(of: grade.learner)
    }
}

/// Prints grades as they come, each as soon as those before it are there.
private final class GradeReport {
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

    func close() throws(OutputFailure) {
        eraseProgress()
        if !format.isSubmission, tellsOfClass, !summary.totals.isInterrupted {
            let marks = grader.marksByHand { book.lacks($0, $1) }.map { file in
                var file = file
                if let roster { file.pseudonym = file.pseudonym(in: roster) }
                return Row(file: file, text: format.row(file))
            }
            if !marks.isEmpty { try add(marks) }
        }
        // Of a submission most overrides are idle, and its reader is not to know whom they mean.
        if !format.isSubmission, !summary.totals.isInterrupted { warnOfIdleOverrides() }
        for notice in book.strangers { StandardError.print("warning: \(notice)") }
        if tellsOfClass, !summary.totals.isInterrupted, let absence = book.absence {
            StandardError.print("warning: \(absence)")
        }
        summary.missing = summary.totals.isInterrupted ? [] : book.missing
        if format.isSubmission {
            for index in summary.missing.indices {
                summary.missing[index].maximum = grader.maximum(ofLesson: summary.missing[index].lesson)
            }
        }
        summary.superseded = book.superseded
        summary.learners = book.learners
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
        guard format.isForPeople else { return try StandardOutput.write(document: text) }
        try StandardOutput.print(
            text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init))
    }

    func eraseProgress() {
        progress?.erase()
        progress = nil
    }
}
