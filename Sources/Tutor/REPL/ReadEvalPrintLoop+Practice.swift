import CommandLanguage
import Course
import Foundation
import Practice
import Session

/// Practice, interviews and exams: rounds of questions that are drawn as one goes.
extension ReadEvalPrintLoop {
    var now: Date { surroundings.progress.now() }

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
        let isOfBeliefs = word.map { ["beliefs", "--beliefs"].contains($0.lowercased()) } ?? false
        let topic = word.flatMap(PracticeTopic.init(word:))
        if let word, topic == nil, !isOfBeliefs {
            return fail(PracticeTopic.noTopic(word, for: "practice"))
        }
        if isOfBeliefs, surroundings.progress.practice.heldBeliefs.isEmpty {
            return show(
                Line(
                    "  There are no misconceptions to practice: your answers showed none, or you have corrected them since.",
                    next: "practice   explain misconceptions"))
        }
        let round = PracticeRound(
            .practice(topic: topic, beliefs: isOfBeliefs, range), seed: seed ?? .random(in: 0 ... .max))
        try begin(round, recordingTo: path)
    }

    /// The topics of `practice`, each with a description.
    static var practiceTopics: [(name: String, summary: String)] {
        PracticeTopic.allCases.map { ($0.rawValue, $0.summary) } + [("beliefs", "your own misconceptions")]
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
        let minutes = minutes ?? 20
        guard (1...Self.longestInterview).contains(minutes) else {
            return fail("An interview can take 1 to \(Self.longestInterview) minutes.")
        }
        let seed = seed ?? .random(in: 0..<1_000_000)
        try begin(PracticeRound(.interview(minutes: minutes, seed: seed, range)), recordingTo: path)
    }

    package static let longestInterview = 240

    /// Begins an exam, or goes on with one.
    ///
    /// - Parameters:
    ///   - paper: Its questions.
    ///   - path: The file to record to.
    /// - Throws: What is wrong with that file.
    package func exam(_ paper: ExamPaper, recordingTo path: String) throws {
        try begin(PracticeRound(.exam(paper)), recordingTo: path)
    }

    private func begin(
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
        let isResumed = runner.exercise != nil
        let isPlacement = !isResumed && isPlacement(round)
        learner.shownBeliefs = []
        learner.round = OpenRound(
            round: round, began: isResumed ? 0 : seconds, file: path, isPlacement: isPlacement,
            lesson: chosen)
        if chosen != nil {
            show(Line("  First, one question about an earlier mistake. To skip it: next"))
        } else {
            if isResumed {
                let count = runner.lesson.exercises.count
                show(Line("  Continuing after \(count.counted("question", "questions"))."))
            }
            let due = Deck(surroundings.progress.practice).due(on: Deck.day(of: now)).count
            show(
                RoundLines.beginning(
                    round.form, due: due, planAfter: isPlacement ? OpenRound.placementLength : nil))
        }
        let isOpen = runner.awaitsAnswer && !(round.hidesVerdicts && runner.isAnswered)
        learner.lesson = runner
        guard isOpen else { return askNext() }
        takeInLesson(place: nil) { $0.enter("") }
        tellRest()
    }

    /// Asks the next question.
    private func askNext() {
        guard learner.round != nil else { return }
        guard let id = learner.round?.round.next(after: surroundings.progress.practice, date: now) else {
            if let chosen = learner.round?.lesson { return beginAfterReview(chosen) }
            switch learner.round?.round.form {
            case .practice(_, beliefs: false, _):
                return show(Line("! No question found. Please report this as a bug.", .bad))
            case .practice where surroundings.progress.practice.heldBeliefs.isEmpty:
                show(Line("  You have corrected all of your misconceptions."))
            case .practice: show(Line("  No other question tests the misconceptions you still have."))
            default: break
            }
            return finishRound()
        }
        let seconds = self.seconds
        takeInLesson(place: nil) { $0.go(to: id, at: seconds) ?? [] }
        tellRest()
    }

    /// Takes a line while a round is under way.
    func takeInRound(_ line: String, place: String?) {
        guard let open = learner.round, let runner = learner.lesson else { return }
        let seconds = self.seconds
        guard !open.isOver(at: seconds) else {
            show(Line("  Time is up, so this answer isn't counted.", .note))
            return finishRound()
        }
        let first = Lexer.statements(in: line).first?.text ?? ""
        let command: SessionCommand? =
            if case .session(let command)? = CommandParser.instruction(of: first, in: runner.stage.context) {
                command
            } else {
                nil
            }
        let isAtLast = runner.place == .exercise(runner.lesson.exercises.count - 1)
        if command == .leave || command == .quit {
            ending.isReached = command == .quit && !mode.isAtTerminal
            finishRound()
        } else if let chosen = open.lesson, command == .next {
            beginAfterReview(chosen)
        } else if command == .next && isAtLast || command == .skip && learner.hidesVerdicts {
            if learner.hidesVerdicts, !runner.isAnswered { show(Line("  Noted: no answer.")) }
            askNext()
        } else if learner.hidesVerdicts {
            takeInSilence(line, command)
        } else {
            practise(line, runner.exercise?.id, place, at: seconds)
        }
    }

    /// Begins the lesson before which a question was asked.
    private func beginAfterReview(_ chosen: Lesson) {
        learner.leave()
        telling { try begin(chosen) }
    }

    /// Takes a line of practice, and keeps how the question was answered.
    private func practise(_ line: String, _ id: String?, _ place: String?, at seconds: Double) {
        var replies: [LessonReply] = []
        let shelf = surroundings.shelf
        takeInLesson(place: place) { runner in
            replies = runner.replies(to: line, at: seconds, lessons: shelf)
            return replies
        }
        if let id { save(replies, on: id) }
        tellPlan()
        if let chosen = learner.round?.lesson, !learner.awaitsAnswer {
            show(Line("  Press Enter for the lesson: \(chosen.title)", next: "next   leave"))
        }
    }

    /// Asks one question about an earlier mistake before a lesson, if one is due.
    ///
    /// - Returns: Whether there is one.
    func review(before chosen: Lesson) throws -> Bool {
        let progress = surroundings.progress
        guard isPerson, learner.round == nil, !progress.practice.dueBeliefs(on: Deck.day(of: now)).isEmpty
        else {
            return false
        }
        let form = PracticeRound.Form.practice(topic: nil, beliefs: true, QuestionRange())
        try begin(PracticeRound(form, seed: .random(in: 0 ... .max)), recordingTo: nil, before: chosen)
        return true
    }

    /// Returns whether a round is the learner's first practice, about all topics.
    private func isPlacement(_ round: PracticeRound) -> Bool {
        round.form == .practice(topic: nil, beliefs: false, round.form.range)
            && surroundings.progress.practice.isEmpty
    }

    /// Tells which lessons to take, once the questions that place someone new are answered.
    private func tellPlan() {
        guard let open = learner.round, open.isPlacement, let runner = learner.lesson, !runner.awaitsAnswer
        else { return }
        let report = RoundReport(open.round, runner)
        guard report.asked >= OpenRound.placementLength else { return }
        learner.round?.isPlacement = false
        let wrong = Set(report.items.filter { $0.points < 1 }.map(\.question.rule))
        show(LessonListLines(shelf: surroundings.shelf, progress: surroundings.progress).plan(for: wrong))
    }

    /// Takes a line of a round in which nothing helps.
    private func takeInSilence(_ line: String, _ command: SessionCommand?) {
        guard let open = learner.round, let id = learner.lesson?.exercise?.id else { return }
        let isExam = open.round.paper != nil
        switch learner.lesson?.answerSilently(line, command: command, at: seconds) {
        case .refused?:
            let name = isExam ? "an exam" : "an interview"
            show(
                Line(
                    "  There is no help during \(name). Answer, move on without an answer, or leave.",
                    next: "next   leave"))
        case .shown(let replies)?:
            show(replies.flatMap(lessonLines.lines), asking: replies.contains(where: \.asks))
            tellRest()
        case .noted(let answer, let replies)?:
            // Names may be shortened and have slips, so what was understood is told.
            show(Line("  Noted: \(answer).", hanging: 4))
            // The practice statistics would reveal how the answers of an exam were judged.
            if !isExam { save(replies, on: id) }
            keep()
            guard !open.isOver(at: seconds) else {
                show(Line("  Time is up.", .note))
                return finishRound()
            }
            askNext()
        case nil: break
        }
    }

    /// Keeps how a question was answered so far.
    private func save(_ replies: [LessonReply], on id: String) {
        guard let runner = learner.lesson else { return }
        learner.round?.round.note(replies, on: id)
        let isNew = replies.contains { reply in
            switch reply {
            case .verdict, .choices, .shown, .solved, .session(.judged), .session(.shown): true
            default: false
            }
        }
        guard isNew, let result = learner.round?.round.result(of: id, in: runner, date: now) else { return }
        surroundings.progress.save(result)
    }

    /// Ends the round, and reports on it.
    package func finishRound() {
        guard let open = learner.round, let runner = learner.lesson else { return }
        keep()
        if let paper = open.round.paper {
            show(ExamLines(paper, recordedTo: open.file).end(runner))
            // Commands in a session would answer the questions.
            ending.isReached = true
            learner.round = nil
            return
        }
        let report = RoundReport(open.round, runner)
        show(RoundLines(isInterview: open.round.hidesVerdicts).lines(report))
        leave(keepingCard: report.asked > 0)
    }

    /// Forgets what is kept of a lesson or of practice.
    func forget(_ name: String) {
        guard surroundings.progress.forget(name) else {
            return fail("Nothing is stored about \(name). To see what is: progress or stats")
        }
        show(Line("  \(name) is forgotten."))
    }

    /// Tells how much of a round is left.
    private func tellRest() {
        if let rest = learner.round?.rest(at: seconds) { show(rest) }
    }
}
