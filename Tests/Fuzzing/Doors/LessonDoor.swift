import Foundation

@testable import Course

extension Door {
    /// Proves an input as a lesson, and goes through it as far as it can be read.
    static func driveLesson(_ input: [UInt8]) throws(Fault) {
        let printout = Printout(for: input)
        let folder = LessonFolder(
            name: "Lessons", fileNames: { ["input.md"] }, contents: { _, _ in Data(input) })
        let library = LessonLibrary(folder)
        guard let claims = DocumentLedger.shared else { throw Fault("there are no documents") }
        let lineCount = String(decoding: input, as: UTF8.self).lines.count
        for problem in LessonCheck.problems(of: library, claims: claims) {
            try demand(
                (1...lineCount).contains(problem.line),
                "there is no line \(problem.line) of \(lineCount): \(problem)")
            try demand(!problem.message.isEmpty, "a problem has no words")
            try Printout.examine(problem.description.visible)
        }
        for lesson in library.lessons { try goThrough(lesson, printout, library) }
    }

    /// Answers each exercise in ways that no author thought of.
    private static func goThrough(
        _ lesson: Lesson, _ printout: Printout, _ library: LessonLibrary
    ) throws(Fault) {
        let work = Work()
        guard var runner = try? LessonRunner(lesson, limit: work.limit) else { return }
        let questions = lesson.exercises.prefix(3).map(\.id)
        try printout.show(runner.beginTest(questions) ?? [])
        for line in ["nothing", "a", "hint", "1", "yes"] { try printout.show(runner.enter(line, at: 0)) }
        try printout.show(runner.begin())
        for _ in lesson.exercises.prefix(8) {
            let tries = [
                "nothing", "a", "hint", "access view", "1", "play", "access view; undo", "back",
                "loadView viewDidLoad", "b c", "skip", "next",
            ]
            for line in tries where !work.isSpent { try printout.show(runner.enter(line, at: 1)) }
        }
        guard !work.isSpent else { return }
        let transcript = Transcript(header: TranscriptHeader(runner), journal: runner.journal)
        let bytes = Array(TranscriptWriter.text(of: transcript).utf8)
        do throws(FileFault) {
            let reading = try TranscriptReader.read(bytes)
            guard reading.transcript == transcript else {
                throw FileFault("It reads as another.", "")
            }
        } catch {
            throw Fault("the transcript of a lesson does not read back: \(error)")
        }
        try check(graded(bytes, with: LessonPlayer.factory(library)))
    }
}
