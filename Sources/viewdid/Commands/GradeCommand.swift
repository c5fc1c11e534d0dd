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

        /// Indicates whether it is for another system, which shows it to one learner.
        var isSubmission: Bool { self == .gradescope || self == .classroom50 }
    }

    @Argument(
        help:
            "Transcripts or folders; - reads names, or JSON objects with path and text, from standard input.",
        completion: .file()
    )
    var paths: [String] = []

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

    @Option(
        name: .long,
        help: "With json-lines: leave out files that already have a row in this file, graded the same way.",
        completion: .file())
    var resume: String?

    @Option(
        name: .long,
        help:
            "Merge rows from json-lines, in one file, into a report on the class (json-lines or gradebook).",
        completion: .file())
    var merge: String?

    @Flag(name: .long, help: "Print the schema of the rows of json-lines, for Spark.")
    var schema = false

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
        guard resume == nil || format == .jsonLines && merge == nil else {
            throw ValidationError("--resume needs --format json-lines.")
        }
        guard merge == nil || [.jsonLines, .gradebook].contains(format) else {
            throw ValidationError("--merge needs --format json-lines or gradebook.")
        }
        guard merge == nil || paths.isEmpty && !pseudonyms else {
            throw ValidationError(
                "--merge takes no transcripts and no --pseudonyms: both belong to the step that wrote the rows."
            )
        }
        guard !paths.isEmpty || merge != nil || schema else {
            throw ValidationError("Name a transcript or a folder of transcripts.")
        }
    }

    func run() throws {
        if schema { return try StandardOutput.write(document: GradeColumns.schema + "\n") }
        var settings = program.settings
        settings.moreLessons = moreLessons
        let library = settings.allLessons
        let roster = try readRoster()
        var (rubric, revision) = try readRubric(
            RubricNames(
                library, rounds: TranscriptHeader.rounds, topics: PracticeTopic.allCases.map(\.rawValue),
                roster: roster, hidesNames: pseudonyms || format.isSubmission))
        let stamp = GradeStamp(program: Viewdid.version, rubric: revision)
        let form = form(rubric, stamp)
        rubric.isForSubmission = format.isSubmission
        var wants = form.wants
        wants.similarity = similar
        let grader = Grader(
            rubric: rubric, wants: wants, now: Date(), submission: submission?.among(roster),
            keys: TranscriptKeys(common: sealing.parsed, byLearner: roster?.keys ?? [:]),
            makePlayer: PracticePlayer.factory(LessonPlayer.factory(library)))
        Interrupt.rememberFirst()
        let finished = try resume.map { try WrittenRows($0).pathsToResume(stamp) } ?? []
        let found = TranscriptSearch(GivenTranscripts(FilePath.arguments(paths))).lazy
            .filter { !finished.contains($0.path) }
        let names = pseudonyms ? roster : nil
        let report = GradeReport(
            form, grader,
            ClassBook(roster, rubric: rubric, hidesNames: pseudonyms, isSubmission: form.isSubmission),
            similar ? SimilaritySearch() : nil)
        report.roster = names
        if excel, [.csv, .gradebook].contains(format) { report.mark = "\u{FEFF}" }
        report.overrides = rubric.overrides
        report.awaitedOverrides = merge == nil ? Set(rubric.overrides.indices) : []
        report.awaitedPaths = Set(rubric.overrides.compactMap(\.path))
        report.tellsOfClass = !form.isSubmission && (format != .jsonLines || merge != nil)
        report.isPart = resume != nil
        let batch = GradeBatch(grader, tasks: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
        do {
            if let merge { try WrittenRows(merge).merge(into: report, several: rubric.several) }
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

    private func form(_ rubric: Rubric, _ stamp: GradeStamp) -> any GradesFormat {
        switch format {
        case .text: GradesText()
        case .json: GradesJSON()
        case .jsonLines: GradesJSON(isLines: true, stamp: stamp)
        case .csv: GradesCSV()
        case .gradebook: Gradebook()
        case .beliefs: ClassBeliefs()
        case .lesson: ClassBeliefs(isLesson: true)
        case .junit: GradesJUnit()
        case .gradescope: GradesGradescope(rubric)
        case .classroom50:
            GradesClassroom50(.ofProcess, gradedAt: Date().formatted(.iso8601), rubric, scale: scale)
        case .html: GradesHTML()
        }
    }

    /// Reads the rubric, with a hash of all that it says.
    private func readRubric(_ names: RubricNames) throws -> (Rubric, revision: String?) {
        var rubric = Rubric(), hash = StableHash()
        if let path = self.rubric {
            let bytes = try InputFile.contents(of: path, limit: RubricReader.limit)
            hash.combine(String(decoding: bytes, as: UTF8.self))
            do throws(FileFault) { rubric = try RubricReader.read(bytes, names: names) } catch {
                throw ValidationError("\(path): \(error)")
            }
        }
        if let credit {
            rubric.credit = credit
            hash.combine("\ncredit: \(credit.rawValue)")
        }
        return (rubric, self.rubric == nil && credit == nil ? nil : hash.text)
    }

    private func readRoster() throws -> Roster? {
        guard let roster else { return nil }
        let bytes = try InputFile.contents(of: roster, limit: Roster.limit)
        do throws(FileFault) { return try Roster(bytes) } catch {
            throw ValidationError("\(roster): \(error)")
        }
    }
}

extension Credit: ExpressibleByArgument {}

extension GradedFile {
    /// The name that stands for its learner.
    func pseudonym(in roster: Roster) -> String {
        let grade = try? result.get()
        guard grade != nil || claimedLearner != nil else { return "an unnamed file" }
        return roster.pseudonym(of: grade?.learner ?? claimedLearner)
    }
}
