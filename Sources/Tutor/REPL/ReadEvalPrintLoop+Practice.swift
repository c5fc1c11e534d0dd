import Course
import Foundation
import Practice

/// Practice, interviews and exams: rounds of questions that are drawn as one goes.
extension ReadEvalPrintLoop: RoundHost {
    var now: Date { surroundings.progress.now() }
    var secondsSince1970: Double { now.timeIntervalSince1970 }
    var dayNumber: Int { Deck.day(of: now) }
    var shelf: LessonShelf { surroundings.shelf }
    var practice: [PracticeResult] { surroundings.progress.practice }

    func day(of result: PracticeResult) -> Int { Deck.day(of: result.date) }

    func isPassed(_ lesson: Lesson) -> Bool { surroundings.progress.isPassed(lesson) }

    func save(_ result: PracticeResult) { surroundings.progress.save(result) }

    func beginLesson(_ lesson: Lesson) { telling { try begin(lesson) } }

    /// Begins practice.
    ///
    /// - Parameters:
    ///   - word: The topic as typed, or `beliefs`; nil for all topics.
    ///   - range: Which questions may come.
    ///   - seed: What questions are chosen by.
    ///   - path: The file to record to.
    /// - Throws: What is wrong with that file.
    package func practise(
        _ word: String?, _ range: QuestionRange = QuestionRange(), seed: UInt64? = nil,
        recordingTo path: String? = nil
    ) throws {
        if let round = practiceRound(word, range, seed: seed) { try begin(round, recordingTo: path) }
    }

    /// Begins an interview.
    ///
    /// - Parameters:
    ///   - minutes: How long it takes.
    ///   - range: Which questions may come.
    ///   - seed: What brings the same questions again.
    ///   - path: The file to record to.
    /// - Throws: What is wrong with that file.
    package func interview(
        _ minutes: Int?, _ range: QuestionRange = QuestionRange(), seed: UInt64? = nil,
        recordingTo path: String? = nil
    ) throws {
        if let round = interviewRound(minutes, range, seed: seed) { try begin(round, recordingTo: path) }
    }

    /// Begins a round, or goes on with one.
    ///
    /// - Parameters:
    ///   - round: The round.
    ///   - path: The file to record to.
    ///   - chosen: The lesson that begins after it.
    /// - Throws: What is wrong with that file.
    package func begin(
        _ round: PracticeRound, recordingTo path: String?, before chosen: Lesson? = nil
    ) throws {
        guard var runner = PracticeRound.runner(round.form) else { return }
        var round = round
        if learner.round != nil { finishRound() }
        recordings.noteElsewhere(learner.session.journal, then: round.form.name)
        if let path {
            try recordings.begin {
                try Recording(path, of: &runner, in: round, learner: learner.name, key: key)
            }
            round.takeUp(runner)
        } else if recordings.leaveOut(), chosen == nil {
            show(Line("  This isn't recorded. To record it: viewdid \(round.form.name) --record FILE"))
        }
        surroundings.progress.beginRound()
        begin(round, runner, recordedTo: path, before: chosen)
    }

    /// Asks one question about an earlier mistake before a lesson, if one is due.
    ///
    /// - Returns: Whether there is one.
    func review(before chosen: Lesson) throws -> Bool {
        guard isPerson, learner.round == nil, !practice.dueBeliefs(on: dayNumber).isEmpty
        else { return false }
        let form = PracticeRound.Form.practice(topic: nil, beliefs: true, QuestionRange())
        try begin(PracticeRound(form, seed: .random(in: 0 ... .max)), recordingTo: nil, before: chosen)
        return true
    }

    /// Ends the round, and reports on it.
    ///
    /// - Parameter quitting: Whether the learner asked to quit, which ends a program without anyone at a terminal.
    package func finishRound(quitting: Bool = false) {
        if quitting { ending.isReached = !mode.isAtTerminal }
        guard let open = learner.round, let runner = learner.lesson else { return }
        keep()
        guard let paper = open.round.paper else { return reportRound() }
        show(ExamLines(paper, recordedTo: open.file).end(runner))
        // Commands in a session would answer the questions.
        ending.isReached = true
        learner.round = nil
    }

    /// Forgets what is kept of a lesson or of practice.
    func forget(_ name: String) {
        guard surroundings.progress.forget(name) else {
            return fail("Nothing is stored about \(name). To see what is: progress or stats")
        }
        show(Line("  Deleted your progress in \(name)."))
    }
}
