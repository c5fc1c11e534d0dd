import Foundation
import Reports
import Session

@testable import Course
@testable import Tutor

extension Door {
    /// Reads an input as a transcript, writes it again, plays and grades it.
    static func driveTranscript(_ input: [UInt8]) throws(Fault) {
        if let reading = try? TranscriptReader.read(input) {
            try checkWriting(of: reading.transcript)
            try play(reading, Printout(for: input))
        }
        try check(graded(input, with: LessonPlayer.factory(Self.lessonsOfTheCourse)))
    }

    /// The lessons that transcripts of lessons are played in.
    static let lessonsOfTheCourse = LessonLibrary(.onDisk(Repository.path("Lessons")))

    private static func checkWriting(of transcript: Transcript) throws(Fault) {
        let again: TranscriptReading
        do throws(FileFault) {
            again = try TranscriptReader.read(TranscriptWriter.text(of: transcript))
        } catch {
            // Escapes take more room than what they stand for.
            if error.problem.hasPrefix("The line is longer") { return }
            throw Fault("a transcript that was written cannot be read: \(error)")
        }
        try demand(again.transcript == transcript, "a transcript that was written reads as another")
    }

    private static func play(_ reading: TranscriptReading, _ printout: Printout) throws(Fault) {
        let work = Work(), header = reading.transcript.header
        if header[.lesson] == nil {
            guard let player = try? SessionPlayer(header, limit: work.limit) else { return }
            for step in TranscriptReplay(reading, player: player) {
                guard !work.isSpent else { return }
                try printout.show(step.output ?? [])
                try Printout.examine(TranscriptText.escaped(step.entry.text))
                for finding in step.findings { try printout.show([Line("! " + finding.description)]) }
            }
        } else {
            let library = Self.lessonsOfTheCourse
            guard let player = try? LessonPlayer(header, lessons: library, limit: work.limit) else { return }
            for step in TranscriptReplay(reading, player: player) {
                guard !work.isSpent else { return }
                try printout.show(step.output ?? [])
                for finding in step.findings { try printout.show([Line("! " + finding.description)]) }
            }
        }
    }

    /// Grades a transcript, within the work of one input.
    ///
    /// - Parameters:
    ///   - input: The transcript's bytes.
    ///   - rubric: What answers are worth.
    ///   - makePlayer: What plays it.
    /// - Returns: The grade, or why there is none.
    static func graded(
        _ input: [UInt8], rubric: Rubric = Rubric(), with makePlayer: @escaping PlayerFactory
    ) -> GradedFile {
        let grader = Grader(steps: 60_000, rubric: rubric) { header, limit throws(FileFault) in
            var limit = limit
            limit.steps = 20_000
            return try makePlayer(header, limit)
        }
        let path: FilePath = "input.transcript"
        return GradedFile(
            path: path,
            result: Result { () throws(FileFault) in try grader.grade(input, path: path.description) })
    }

    /// Sees to it that all points of a grade are earned, as they have to be without a rubric.
    static func check(_ file: GradedFile) throws(Fault) {
        if case .success(let grade) = file.result {
            for item in grade.items {
                try demand(
                    (0...item.maximum).contains(item.points),
                    "\(item.id) has \(item.points) of \(item.maximum) points")
                try demand(
                    item.answer != nil || item.points == 0, "\(item.id) has points without an answer")
                try demand(!item.isSkipped || item.points == 0, "\(item.id) was skipped and has points")
            }
            try demand(
                grade.result != .passed || !grade.items.isEmpty && grade.points == grade.maximum,
                "passed with \(grade.points) of \(grade.maximum) points")
        }
        try report(file)
    }

    /// Looks at all that is said of a grade, as text and as JSON.
    static func report(_ file: GradedFile) throws(Fault) {
        var summary = GradeSummary()
        summary.totals.add(file)
        summary.overview.add(file)
        for form: any GradesFormat in [
            GradesText(), GradesCSV(), GradesJUnit(), GradesGradescope(), GradesHTML(),
        ] {
            try Printout.examine(document: form.opening + form.row(file) + form.closing(summary))
        }
        for form: any GradesFormat in [
            GradesJSON(), GradesJSON(isLines: true), GradesClassroom50([:], gradedAt: ""),
        ] {
            let document = form.opening + form.row(file) + form.closing(summary)
            try Printout.examine(document: document)
            try demand(
                (try? JSONSerialization.jsonObject(with: Data(document.utf8))) != nil,
                "the grades are no JSON")
        }
    }
}
