import Foundation
import Reports

@testable import Course

extension Door {
    /// Reads an input as a rubric, and grades with it.
    static func driveRubric(_ input: [UInt8]) throws(Fault) {
        let rubric: Rubric
        do throws(FileFault) {
            rubric = try RubricReader.read(input)
        } catch {
            return try check(error, in: input)
        }
        do throws(FileFault) {
            let names = RubricNames(lessonsOfTheCourse, topics: ["navigation", "loading"])
            _ = try RubricReader.read(input, names: names)
        } catch {
            // Names that nothing has are refused; the rest of the rubric has to hold as well.
            try check(error, in: input)
        }
        for transcript in transcriptsOfAClass {
            let file = graded(transcript, rubric: rubric, with: LessonPlayer.factory(lessonsOfTheCourse))
            guard case .success(let grade) = file.result else { continue }
            for item in grade.items {
                try demand(
                    item.points.isFinite && item.points >= 0 && item.maximum.isFinite && item.maximum >= 0,
                    "\(item.id) has \(item.points) of \(item.maximum) points")
            }
            try report(file)
            var book = ClassBook(nil, rubric: rubric)
            _ = (book.add(file), book.add(file))
            for missing in book.missing { try Printout.examine(missing.lesson.visible) }
        }
    }

    private static let transcriptsOfAClass = ["good", "mixed", "tampered"].compactMap { name in
        FileManager.default.contents(atPath: Repository.path("Transcripts/\(name).transcript"))
            .map(Array.init)
    }

    /// Reads an input as a list of a class, and names its learners.
    static func driveRoster(_ input: [UInt8]) throws(Fault) {
        let roster: Roster
        do throws(FileFault) {
            roster = try Roster(input)
        } catch {
            return try check(error, in: input)
        }
        let names = roster.learners
        try demand(Set(names).count == names.count, "a learner is listed twice")
        try demand(
            Set(names.map { roster.pseudonym(of: $0) }).count == names.count,
            "two learners have one pseudonym")
        var book = ClassBook(roster, rubric: Rubric())
        for learner in names.prefix(5) + ["ada", "ad", ""] {
            try demand(roster.lists(learner) == names.contains(learner), "\(learner) is lost")
            let handIn = HandIn(
                number: 0, party: .init(learner: learner, path: "a.transcript"), lesson: "lazy-view",
                started: nil, verdict: .passed, points: 1, maximum: 1, scores: [], remarks: 0, rule: .last)
            _ = book.add(handIn, exam: nil)
        }
        for notice in book.strangers { try demand(!notice.isEmpty, "a notice has no words") }
    }

    /// Reads an input as rows of `json-lines`, and takes them together.
    static func driveRows(_ input: [UInt8]) throws(Fault) {
        var book = ClassBook(nil, rubric: Rubric())
        var search: SimilaritySearch? = SimilaritySearch(), totals = GradeTotals(), number = 0
        for line in input.split(separator: 10) {
            guard let row = GradeRow(Array(line)), row.isOfFile else { continue }
            let merged = row.handIn(number: number, rule: .best)
            number += 1
            totals.add(merged?.handIn)
            if let merged, let superseded = book.add(merged.handIn, exam: merged.exam) {
                totals.discount(superseded)
                try demand(!superseded.sentence.isEmpty, "a notice has no words")
            }
            row.add(to: &search)
        }
        for pair in search?.pairs({ _ in nil }) ?? [] {
            try demand(!pair.sentence.isEmpty, "a likeness has no words")
        }
        var summary = GradeSummary()
        summary.totals = totals
        summary.book = book
        for form: any GradesFormat in [GradesJSON(isLines: true), Gradebook()] {
            try Printout.examine(document: form.opening + form.closing(summary))
        }
    }

    /// Sees to it that a fault has a place in the text, and words.
    private static func check(_ fault: FileFault, in input: [UInt8]) throws(Fault) {
        let lineCount = String(decoding: input, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline
        ).count
        if let line = fault.line {
            try demand((1...lineCount).contains(line), "there is no line \(line) of \(lineCount): \(fault)")
        }
        try demand(!fault.problem.isEmpty && !fault.remedy.isEmpty, "a fault has no words")
    }
}
