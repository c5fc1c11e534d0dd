import CommandLanguage
import Course
import Practice
import Session

/// Where rounds of questions are asked: the program's loop, or the page.
protocol RoundHost: AnyObject {
    var learner: Learner { get set }
    var shelf: LessonShelf { get }
    /// The seconds since the session began.
    var seconds: Double { get }
    /// The time, in seconds since 1970.
    var secondsSince1970: Double { get }
    /// The number of the day.
    var dayNumber: Int { get }
    /// The answers of practice up to now, the oldest first.
    var practice: [PracticeResult] { get }
    var styling: Styling { get }

    /// Returns the number of the day of an answer.
    func day(of result: PracticeResult) -> Int
    /// Chooses the next question of the round; nil if there is none.
    func nextQuestion() -> String?
    func isPassed(_ lesson: Lesson) -> Bool
    func save(_ result: PracticeResult)
    /// Keeps what is new in the journal.
    func keep()
    func show(_ lines: [Line], asking: Bool)
    func fail(_ problem: String)
    func takeInLesson(place: String?, _ input: (inout LessonRunner) -> [LessonReply])
    func beginLesson(_ lesson: Lesson)
    /// Ends the round, and reports on it.
    func finishRound(quitting: Bool)
    /// Goes back to the session, with a result if something was answered.
    func leave(keepingCard: Bool)
}

extension RoundHost {
    var replyLines: ReplyLines {
        ReplyLines(
            documents: .carried, styling: styling, hidesExamples: learner.awaitsAnswer,
            namesPages: !learner.hidesVerdicts, answering: learner.answeringHelp)
    }

    var lessonLines: LessonLines {
        let lesson = learner.lesson, isRound = if case .some = learner.round { true } else { false }
        return LessonLines(
            replies: replyLines, isSkipAllowed: lesson?.lesson.isSkipAllowed ?? true,
            hidesVerdicts: learner.hidesVerdicts, takesCode: lesson?.awaitsCode ?? false,
            isDone: lesson?.isSolved ?? false, isTask: lesson?.exercise?.kind == .do, isRound: isRound)
    }

    func nextQuestion() -> String? {
        // Apart, because the round changes while it is asked.
        let runner = learner.lesson
        return learner.round?.round.next(after: practice, on: dayNumber, in: runner) { day(of: $0) }
    }

    private func show(_ line: Line) { show([line], asking: false) }

    /// Returns a round of practice, or says why there is none.
    ///
    /// - Parameters:
    ///   - word: The topic as typed, or `beliefs`; nil for all topics.
    ///   - range: Which questions may come.
    ///   - seed: What questions are chosen by.
    /// - Returns: Nil if the word names no topic, or there are no beliefs to ask about.
    func practiceRound(
        _ word: String?, _ range: QuestionRange = QuestionRange(), seed: UInt64? = nil
    ) -> PracticeRound? {
        let isOfBeliefs = word.map { ["beliefs", "--beliefs"].contains($0.lowercased()) } ?? false
        let topic = word.flatMap { PracticeTopic(word: $0) }
        if let word, topic == nil, !isOfBeliefs {
            fail(PracticeTopic.noTopic(word, for: "practice"))
            return nil
        }
        if isOfBeliefs, practice.heldBeliefs.isEmpty {
            show(RoundLines.noBeliefs)
            return nil
        }
        return PracticeRound(
            .practice(topic: topic, beliefs: isOfBeliefs, range), seed: seed ?? .random(in: 0 ... .max))
    }

    /// Returns an interview, or says why there is none.
    ///
    /// - Parameters:
    ///   - minutes: How long it takes.
    ///   - range: Which questions may come.
    ///   - seed: What brings the same questions again.
    /// - Returns: Nil if it would be too short or too long.
    func interviewRound(
        _ minutes: Int?, _ range: QuestionRange = QuestionRange(), seed: UInt64? = nil
    ) -> PracticeRound? {
        let minutes = minutes ?? 20
        guard (1...PracticeRound.longestInterview).contains(minutes) else {
            fail("An interview can take 1 to \(PracticeRound.longestInterview) minutes.")
            return nil
        }
        let seed = seed ?? .random(in: 0..<1_000_000)
        return PracticeRound(.interview(minutes: minutes, seed: seed, range))
    }

    /// Begins a round, or goes on with one that was taken up.
    ///
    /// - Parameters:
    ///   - round: The round.
    ///   - runner: The way through it.
    ///   - file: The file that it is recorded to; nil if it isn't recorded.
    ///   - lesson: The lesson that begins once its question is answered; nil for a round of its own.
    func begin(
        _ round: PracticeRound, _ runner: LessonRunner, recordedTo file: String? = nil,
        before lesson: Lesson? = nil
    ) {
        let isResumed = runner.exercise != nil
        let asksAgain = runner.awaitsAnswer && !(round.hidesVerdicts && runner.isAnswered)
        let isPlacement = !isResumed && isPlacement(round)
        learner.shownBeliefs = []
        learner.round = OpenRound(
            round: round, began: isResumed ? 0 : seconds, file: file, isPlacement: isPlacement,
            lesson: lesson)
        if lesson != nil {
            show(RoundLines.reviewFirst)
        } else {
            // The question on which it stopped is asked again.
            let passed = runner.lesson.exercises.count - (asksAgain ? 1 : 0)
            if isResumed { show(Line("  Continuing after \(passed.counted("question", "questions")).")) }
            let due = Deck(practice, day: { day(of: $0) }).due(on: dayNumber).count
            show(
                RoundLines.beginning(
                    round.form, due: due, planAfter: isPlacement ? OpenRound.placementLength : nil),
                asking: false)
        }
        learner.lesson = runner
        guard asksAgain else { return askNext() }
        takeInLesson(place: nil) { $0.enter("question") }
        tellRest()
    }

    /// Returns whether a round is the learner's first practice, about all topics.
    private func isPlacement(_ round: PracticeRound) -> Bool {
        round.form == .practice(topic: nil, beliefs: false, round.form.range)
            && !practice.contains { $0.isOfPractice }
    }

    /// Asks the next question.
    private func askNext() {
        guard learner.round != nil else { return }
        let before = seconds, id = nextQuestion()
        // Nobody waits on their own time.
        learner.round?.began += seconds - before
        guard let id else {
            if let lesson = learner.round?.lesson { return beginAfterReview(lesson) }
            switch learner.round?.round.form {
            case .practice(_, beliefs: false, _): return show(RoundLines.noQuestion)
            case .practice where practice.heldBeliefs.isEmpty: show(RoundLines.allCorrected)
            case .practice: show(RoundLines.noneTests)
            default: break
            }
            return finishRound(quitting: false)
        }
        let seconds = self.seconds, drawn = learner.round?.round.takeDrawn()
        takeInLesson(place: nil) { $0.go(to: id, at: seconds, drawn: drawn?.parts, made: drawn?.made) ?? [] }
        tellRest()
    }

    /// Takes a line while a round is under way.
    func takeInRound(_ line: String, place: String?) {
        guard let open = learner.round, let runner = learner.lesson else { return }
        let seconds = self.seconds
        guard !open.isOver(at: seconds) else {
            show(RoundLines.timeIsUp(counts: false))
            return finishRound(quitting: false)
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
            finishRound(quitting: command == .quit)
        } else if let lesson = open.lesson, command == .next {
            beginAfterReview(lesson)
        } else if command == .next && isAtLast || command == .skip && learner.hidesVerdicts {
            if learner.hidesVerdicts, !runner.isAnswered { show(RoundLines.noted(nil)) }
            askNext()
        } else if learner.hidesVerdicts {
            takeInSilence(line, command)
        } else {
            practise(line, runner.exercise?.id, place, at: seconds)
        }
    }

    /// Begins the lesson before which a question was asked.
    private func beginAfterReview(_ lesson: Lesson) {
        learner.leave()
        beginLesson(lesson)
    }

    /// Takes a line of practice, and keeps how the question was answered.
    private func practise(_ line: String, _ id: String?, _ place: String?, at seconds: Double) {
        var replies: [LessonReply] = []
        let shelf = self.shelf
        takeInLesson(place: place) { runner in
            replies = runner.replies(to: line, at: seconds, lessons: shelf)
            return replies
        }
        if let id { save(replies, on: id) }
        tellPlan()
        if let lesson = learner.round?.lesson, !learner.awaitsAnswer {
            show(Line("  Press Enter for the lesson: \(lesson.title)", next: "next   leave"))
        }
    }

    /// Tells which lessons to take, once the questions that place someone new are answered.
    private func tellPlan() {
        guard let open = learner.round, open.isPlacement, let runner = learner.lesson, !runner.awaitsAnswer
        else { return }
        let report = RoundReport(open.round, runner)
        guard report.asked >= OpenRound.placementLength else { return }
        learner.round?.isPlacement = false
        let wrong = Set(report.items.filter { $0.points < 1 }.map { $0.question.rule })
        show(PlanLines(shelf: shelf, isPassed: { self.isPassed($0) }).lines(for: wrong), asking: false)
    }

    /// Takes a line of a round in which nothing helps.
    private func takeInSilence(_ line: String, _ command: SessionCommand?) {
        guard let open = learner.round, let id = learner.lesson?.exercise?.id else { return }
        let isExam = open.round.paper != nil
        switch learner.lesson?.answerSilently(line, command: command, at: seconds) {
        case .refused?:
            let round = isExam ? "an exam" : "an interview"
            let text = "  There's no help during \(round). Answer, move on, or leave."
            show(Line(text, next: "next   leave"))
        case .shown(let replies)?:
            show(replies.flatMap(lessonLines.lines), asking: replies.contains { $0.asks })
            tellRest()
        case .noted(let answer, let replies)?:
            show(RoundLines.noted(answer))
            // The practice statistics would reveal how the answers of an exam were judged.
            if !isExam { save(replies, on: id) }
            keep()
            guard !open.isOver(at: seconds) else {
                show(RoundLines.timeIsUp(counts: true))
                return finishRound(quitting: false)
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
        guard isNew, let round = learner.round?.round,
            let result = round.result(of: id, in: runner, at: secondsSince1970)
        else { return }
        save(result)
    }

    /// Reports on the round, and leaves it.
    func reportRound() {
        guard let open = learner.round, let runner = learner.lesson else { return }
        let report = RoundReport(open.round, runner)
        learner.report = RoundLines(isInterview: open.round.hidesVerdicts).lines(report)
        show(learner.report, asking: false)
        leave(keepingCard: report.asked > 0)
    }

    /// Tells how much of a round is left, and what can be typed in place of an answer.
    private func tellRest() {
        if let rest = learner.round?.rest(at: seconds) { show(.next(rest, "next", "leave")) }
    }
}

extension Reply {
    /// Indicates whether only the program around the session can show it.
    var needsProgram: Bool {
        switch self {
        case .request, .inquiry, .drawing, .moving, .help(_, nil): true
        default: false
        }
    }
}
