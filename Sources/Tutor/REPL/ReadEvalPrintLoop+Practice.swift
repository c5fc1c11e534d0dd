import CommandLanguage
import Course
import Foundation
import Practice
import Session

/// Practice, interviews and exams: rounds of questions that are drawn as one goes.
extension ReadEvalPrintLoop {
    /// A round, and when it began.
    package struct OpenRound {
        var round: PracticeRound
        let began: Double
        /// The file that it is recorded to; nil if it isn't recorded.
        let file: String?
        /// Indicates whether its first questions show what to learn, because none was answered before.
        var isPlacement = false
        /// The lesson that begins once its question is answered; nil for a round of its own.
        var lesson: Lesson?
    }

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
        if self.round != nil { finishRound() }
        if let path {
            try recordings.begin { try Recording(path, of: &runner, in: round, learner: learner) }
            round.takeUp(runner)
        } else if recordings.leaveOut(), chosen == nil {
            show(Line("  This isn't recorded. To record it: viewdid \(round.form.name) --record FILE"))
        }
        surroundings.progress.beginRound()
        shownBeliefs = []
        let isResumed = runner.exercise != nil
        if chosen != nil {
            show(Line("  First, one question about an earlier mistake. To skip it: next"))
        } else {
            tellBeginning(of: round, isResumed ? runner.lesson.exercises.count : nil)
        }
        let isPlacement = !isResumed && isPlacement(round)
        self.round = OpenRound(
            round: round, began: isResumed ? 0 : seconds, file: path, isPlacement: isPlacement,
            lesson: chosen)
        let isOpen = runner.awaitsAnswer && !(round.hidesVerdicts && isAnswered(runner))
        lesson = runner
        guard isOpen else { return askNext() }
        takeInLesson(place: nil) { $0.enter("") }
        tellRest(of: round)
    }

    func isAnswered(_ runner: LessonRunner) -> Bool {
        runner.exercise.flatMap { runner.results[$0.id]?.attempts }.map { $0 > 0 } ?? false
    }

    /// Asks the next question.
    private func askNext() {
        guard var open = round else { return }
        guard let id = open.round.next(after: surroundings.progress.practice, date: now) else {
            guard open.round.paper == nil else { return finishRound() }
            return show(Line("! No question found. Please report this as a bug.", .bad))
        }
        round = open
        let seconds = self.seconds
        takeInLesson(place: nil) { $0.go(to: id, at: seconds) ?? [] }
        tellRest(of: open.round)
    }

    /// Takes a line while a round is under way.
    func takeInRound(_ line: String, place: String?) {
        guard let open = round, let runner = lesson else { return }
        let seconds = self.seconds
        if let length = open.round.form.seconds, seconds - open.began > length {
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
        if command == .leave || command == .quit {
            ending.isReached = command == .quit && !mode.isAtTerminal
            finishRound()
        } else if let chosen = open.lesson, command == .next {
            round = nil
            lesson = nil
            telling { try begin(chosen) }
        } else if command == .next, runner.place == .exercise(runner.lesson.exercises.count - 1) {
            tellUnanswered(runner)
            askNext()
        } else if command == .skip, open.round.hidesVerdicts {
            tellUnanswered(runner)
            askNext()
        } else if open.round.hidesVerdicts {
            takeInSilence(line, command)
        } else {
            practise(line, runner.exercise?.id, place, at: seconds)
        }
    }

    /// Takes a line of practice, and keeps how the question was answered.
    private func practise(_ line: String, _ id: String?, _ place: String?, at seconds: Double) {
        var replies: [LessonReply] = []
        takeInLesson(place: place) { runner in
            replies = self.replies(of: &runner, to: line, at: seconds)
            return replies
        }
        if let id { save(replies, on: id) }
        tellPlan()
        if let chosen = round?.lesson, lesson?.awaitsAnswer == false {
            show(Line("  Press Enter for the lesson: \(chosen.title)", next: "next   leave"))
        }
    }

    /// Asks one question about an earlier mistake before a lesson, if one is due.
    ///
    /// - Returns: Whether there is one.
    func review(before chosen: Lesson) throws -> Bool {
        let progress = surroundings.progress
        guard isPerson, round == nil, !progress.practice.dueBeliefs(on: Deck.day(of: now)).isEmpty else {
            return false
        }
        let form = PracticeRound.Form.practice(topic: nil, beliefs: true, QuestionRange())
        try begin(PracticeRound(form, seed: .random(in: 0 ... .max)), recordingTo: nil, before: chosen)
        return true
    }

    /// The number of questions after which a plan is told.
    private static let placementLength = 5

    /// Returns whether a round is the learner's first practice, about all topics.
    private func isPlacement(_ round: PracticeRound) -> Bool {
        round.form == .practice(topic: nil, beliefs: false, round.form.range)
            && surroundings.progress.practice.isEmpty
    }

    /// Tells which lessons to take, once the questions that place someone new are answered.
    private func tellPlan() {
        guard let open = round, open.isPlacement, let runner = lesson, !runner.awaitsAnswer else { return }
        let report = RoundReport(open.round, runner)
        guard report.asked >= Self.placementLength else { return }
        round?.isPlacement = false
        let wrong = Set(report.items.filter { $0.points < 1 }.map(\.question.rule))
        show(LessonListLines(shelf: surroundings.shelf, progress: surroundings.progress).plan(for: wrong))
    }

    /// Takes a line of a round in which nothing helps: an answer, and else nothing that would tell anything.
    private func takeInSilence(_ line: String, _ command: SessionCommand?) {
        guard var runner = lesson, let round = round?.round, let id = runner.exercise?.id else { return }
        let name = round.paper == nil ? "an interview" : "an exam"
        let refusal = Line(
            "  There is no help during \(name). Answer, move on without an answer, or leave.",
            next: "next   leave")
        if let command, command != .question { return show([refusal]) }
        let answers = runner.results[id]?.attempts ?? 0
        lesson = nil
        let replies = runner.enter(line, at: seconds)
        lesson = runner
        _ = lesson?.takeEvents()
        guard (runner.results[id]?.attempts ?? 0) > answers else {
            // Information on the app's state would answer the question.
            let isHelp = replies.contains { reply in
                switch reply {
                case .session(.question), .setup, .exercise: false
                case .session(.misunderstood): isHalfCommand(line, of: runner)
                case .session(let reply): !reply.isFailure
                default: isCommand(line, of: runner)
                }
            }
            if isHelp { return show([refusal]) }
            show(replies.flatMap(lessonLines.lines), asking: replies.contains(where: \.asks))
            return tellRest(of: round)
        }
        // Names may be shortened and have slips, so what was understood is told.
        show(Line("  Noted: \(runner.results[id]?.answer ?? "nothing").", hanging: 4))
        // The practice statistics would reveal how the answers of an exam were judged.
        if round.paper == nil { save(replies, on: id) }
        keep()
        if let open = self.round, let length = open.round.form.seconds, seconds - open.began > length {
            show(Line("  Time is up.", .note))
            return finishRound()
        }
        askNext()
    }

    /// Returns whether completion offers a word; rounds without help leave out what they refuse.
    func isOffered(_ candidate: CommandCompleter.Candidate) -> Bool {
        round?.round.hidesVerdicts != true || !["hint", "skip", "play"].contains(candidate.text)
    }

    /// Returns whether a line is a command that can't be an answer.
    private func isCommand(_ line: String, of runner: LessonRunner) -> Bool {
        let first = Lexer.statements(in: line).first?.text ?? ""
        return CommandParser.instruction(of: first, in: runner.stage.context) != nil
    }

    /// Returns whether a line is almost a command.
    private func isHalfCommand(_ line: String, of runner: LessonRunner) -> Bool {
        let first = Lexer.statements(in: line).first?.text ?? ""
        return CommandParser.fault(ofCommand: first, in: runner.stage.context) != nil
    }

    /// Keeps how a question was answered so far.
    private func save(_ replies: [LessonReply], on id: String) {
        guard let runner = lesson else { return }
        round?.round.note(replies, on: id)
        let isNew = replies.contains { reply in
            switch reply {
            case .verdict, .choices, .shown, .solved, .session(.judged), .session(.shown): true
            default: false
            }
        }
        guard isNew, let result = round?.round.result(of: id, in: runner, date: now) else { return }
        surroundings.progress.save(result)
    }

    /// Ends the round, and reports on it.
    package func finishRound() {
        guard let open = round, let runner = lesson else { return }
        keep()
        if let paper = open.round.paper {
            show(ExamLines(paper, recordedTo: open.file).end(runner))
            // Commands in a session would answer the questions.
            ending.isReached = true
            round = nil
            return
        }
        let report = RoundReport(open.round, runner)
        show(RoundLines(isInterview: open.round.hidesVerdicts).lines(report))
        if report.asked > 0 { lastCard = card(of: report, runner) }
        leave()
    }

    /// Forgets what is kept of a lesson or of practice.
    func forget(_ name: String) {
        guard surroundings.progress.forget(name) else {
            return fail("Nothing is stored about \(name). To see what is: progress or stats")
        }
        show(Line("  \(name) is forgotten."))
    }

    // MARK: - The messages of a round of questions

    /// Tells what a round is about, and how it goes.
    ///
    /// - Parameters:
    ///   - round: The round.
    ///   - count: The questions that were asked before; nil if it begins now.
    func tellBeginning(of round: PracticeRound, _ count: Int?) {
        if let count { show(Line("  Continuing after \(count.counted("question", "questions")).")) }
        switch round.form {
        case .practice(let topic, let beliefs, let range):
            let what =
                beliefs ? "your misconceptions" : topic.map(\.summary) ?? "all topics, as asked in interviews"
            let due = Deck(surroundings.progress.practice).due(on: Deck.day(of: now)).count
            let plan =
                isPlacement(round)
                ? " After \(Self.placementLength) questions you get a plan of lessons." : ""
            let isDue = due == 1 ? " 1 rule is due." : due > 1 ? " \(due) rules are due." : ""
            show(
                Line(
                    "  Practice: \(what), iOS \(range.oldest) and later.\(isDue)\(plan) To stop at any time: leave",
                    next: "next   leave"))
        case .interview(let minutes, let seed, let range):
            let time = minutes.counted("minute", "minutes")
            show([
                Line(
                    "  An interview, \(time) long: one answer per question, and the results at the end."
                ),
                Line(
                    [
                        Span(
                            "  To get the same questions again: viewdid interview --minutes \(minutes) --seed \(seed)"
                                + (range.oldest == QuestionRange.usual ? "" : " --releases \(range.oldest)")
                        )
                    ],
                    next: "next   leave"),
            ])
        case .exam(let paper): show(ExamLines(paper).beginning)
        }
    }

    /// Tells how much of a round is left, and what can be typed in place of an answer.
    func tellRest(of round: PracticeRound) {
        if let length = round.form.seconds {
            let rest = max(0, Int((length - (seconds - (self.round?.began ?? 0))).rounded()))
            show(Line(next: "\(rest / 60):\(rest % 60 < 10 ? "0" : "")\(rest % 60) left   next   leave"))
        } else if let paper = round.paper {
            show(Line(next: "question \(round.questions.count) of \(paper.count)   next   leave"))
        }
    }

    /// Says that a question stays without an answer, in a round that says nothing else of answers.
    func tellUnanswered(_ runner: LessonRunner) {
        guard round?.round.hidesVerdicts == true, !isAnswered(runner) else { return }
        show(Line("  Noted: no answer."))
    }
}
