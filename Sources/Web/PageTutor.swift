/// What the program's loop does at a terminal, for a page: takes lines, and keeps the answer to the last.
final class PageTutor: RoundHost {
    var learner = Learner(.readyController(code: .standard), name: nil)
    let shelf = LessonShelf()
    private(set) var seconds = 0.0
    /// The number of the day since 1970.
    private(set) var dayNumber = 0
    /// The exercises that are done, by lesson.
    private var done: [String: Set<String>] = [:]
    private(set) var practice: [PracticeResult] = []
    /// Indicates whether answers of practice came with the last line.
    private var hasPracticed = false
    /// The lesson or round that was left last, as long as nothing was entered in the session.
    private var left: Learner?
    /// The round with its next question, chosen ahead of time, and the answers that it was chosen by.
    private var ahead: (round: PracticeRound, question: String?, practice: [PracticeResult])?
    private var lines: [Line] = []
    /// The suggestions at the end of the last answer.
    private var offers = ""
    /// The last question why that was suggested since an exercise was shown.
    private var why: String?
    /// The last exercise that was shown.
    private var presentation: LessonReply.Presentation?
    /// The answer that was judged last; nil once something else was entered.
    private var judged: JudgedAnswer?
    private(set) var styling = Styling.plain
    /// The exam that the page is for, without a learner; nil for the course.
    private var exam: ExamPaper?
    /// Indicates whether the last question of the exam is answered. Commands in a session would answer its questions.
    private var isExamOver: Bool {
        guard let runner = learner.lesson, let paper = learner.round?.round.paper else { return false }
        return runner.isAnswered && runner.lesson.exercises.count >= paper.count
    }

    /// What takes longer for the first time, such as a wrong answer, and what the first question doesn't need.
    private lazy var prepared: Void = {
        _ = Handbook.shared
        var session = Session()
        for line in ["predict access view of vc", "viewWillAppear", "skip"] { _ = session.enter(line) }
        _ = HelpLines.offers(in: session)
    }()

    /// Takes the page's data: the lessons, and the pages of `explain`.
    func take(_ data: JSON) {
        (ReadSwift.bodies, ReadSwift.programs) = (data(3), data(4))
        for claim in data[5].list { ReadClaims.claims[claim[0].text] = CitedClaim(carried: claim) }
        AskedClaim.all = data(8)
        Origins.shared = Origins(places: data(6))
        ApplePages.shared = ApplePages(pages: data(7))
        shelf.library.lessons = data(0)
        exam = data(9)
        Handbook.pages = (entries: data[1], sections: data[2])
    }

    /// Takes what was done on other days.
    ///
    /// - Parameters:
    ///   - done: The exercises that are done, by lesson.
    ///   - results: The answers of practice.
    ///   - day: The number of the day since 1970.
    func takeProgress(_ done: [String: Set<String>], results: JSON, on day: Int) {
        (self.done, dayNumber) = (done, day)
        practice = results.list.compactMap { PracticeResult(carried: $0) }
        hasPracticed = true
    }

    /// Begins the session anew.
    func restart() {
        learner = Learner(.readyController(code: .standard), name: nil)
        (presentation, judged, left, offers, why) = (nil, nil, nil, "", nil)
    }

    // MARK: - A line

    func enter(_ line: String, at seconds: Double, on day: Int, _ styling: Styling) {
        (lines, judged, hasPracticed, self.styling) = ([], nil, false, styling)
        (self.seconds, dayNumber) = (seconds, day)
        if let exam, isExamOver || learner.round == nil { return beginOrEnd(exam, line) }
        let line = learner.spelledOut(line, offers: offers, why: why, isAtTerminal: styling.usesColor)
        if let line = learner.tooEarly(line) { return lines.append(line) }
        if learner.isForSession(line) { leave(keepingCard: true) }
        if case .some = learner.round {
            takeInRound(line, place: nil)
        } else if case .some = learner.lesson {
            takeInLesson(place: nil) { $0.replies(to: line, at: seconds, lessons: shelf) }
        } else {
            left = nil
            let replies = learner.repliesInSession(to: line, at: seconds, lessons: shelf)
            keepBeliefs(of: replies.map { .session($0) })
            for reply in replies { show(reply) }
            if learner.session.pending != nil, case .message? = lastReply {
                lines.append(.next("hint", "skip"))
            }
        }
        offers = lines.last { !$0.next.isEmpty }?.next ?? ""
        let suggested = offers.split(separator: Line.betweenOffers).map { String($0) }
        why = suggested.first { $0.hasPrefix("why ") } ?? why
    }

    private var lastReply: Reply?

    private var isInRound: Bool { if case .some = learner.round { true } else { false } }

    func show(_ lines: [Line], asking: Bool) { self.lines += lines }

    func fail(_ problem: String) { lines.append(Line("! " + problem, .bad)) }

    private func show(_ reply: Reply) {
        lastReply = reply
        switch reply {
        case .request(let command): carryOut(command)
        case .help(_, nil) where learner.answeringHelp == nil: lines += HelpLines.now(learner.commandsNow)
        case .inquiry(.swift):
            lines += SwiftLines(learner.written).lines
        case .inquiry, .drawing: lines.append(PlaceLines.needsProgram)
        case .moving(let picture):
            lines += MovingLines(picture: picture).last(styling)
        default:
            if case .judged(let answer) = reply { judged = answer }
            if case .shown(let answer) = reply { judged = answer }
            lines += (styling.usesColor ? replyLines.opening(reply) : []) + replyLines.lines(reply)
        }
    }

    // MARK: - Lessons

    func takeInLesson(place: String?, _ input: (inout LessonRunner) -> [LessonReply]) {
        let replies = learner.enterLesson(input)
        let events = learner.lesson?.takeEvents() ?? []
        if !isInRound { keepBeliefs(of: replies) }
        for event in events where event.kind == .solved && !isInRound {
            if let lesson = learner.lesson, lesson.results[event.exercise]?.isDone ?? false {
                done[lesson.lesson.id, default: []].insert(event.exercise)
            }
        }
        show(replies)
    }

    private func show(_ replies: [LessonReply]) {
        let fitted = lessonLines.fitted(to: replies)
        for reply in replies {
            switch reply {
            case .session(let reply) where reply.needsProgram: show(reply)
            case .exercise(let shown):
                (presentation, why) = (shown, nil)
                lines += fitted.lines(reply)
                if shown.kind == .fix { lines.append(PlaceLines.takesNoCode) }
            default:
                if case .session(.judged(let answer)) = reply { judged = answer }
                if case .session(.shown(let answer)) = reply { judged = answer }
                lines += fitted.lines(reply)
            }
            if case .finished(let summary) = reply {
                lines += LessonLines.afterwards(summary.open, next: next)
            }
            if case .tested(let result) = reply { lines += LessonLines.afterwards(result.wrong, next: next) }
        }
        lines += fitted.closing(replies)
    }

    /// The next lesson that isn't done, with its number.
    private var next: (number: Int, lesson: Lesson)? {
        let all = shelf.lessons.enumerated().map { (number: $0.offset + 1, lesson: $0.element) }
        let here = learner.lesson?.lesson.id
        let open = all.filter { !isPassed($0.lesson) && $0.lesson.id != here }
        let place = all.first { $0.lesson.id == here }?.number ?? 0
        return open.first { $0.number > place } ?? open.first
    }

    /// Indicates whether everything in a lesson is done, apart from the exercises that need a parser.
    func isPassed(_ lesson: Lesson) -> Bool {
        lesson.exercises.allSatisfy { $0.kind == .fix || done[lesson.id]?.contains($0.id) ?? false }
    }

    private func learn(_ name: String?) {
        guard let lesson = name.map({ shelf.lesson($0) }) ?? next?.lesson else {
            lines.append(
                Line("! " + (name.map { shelf.noLesson($0, for: "learn") } ?? LessonShelf.isEmpty), .bad))
            return
        }
        beginLesson(lesson)
    }

    func beginLesson(_ lesson: Lesson) {
        if isInRound { finishRound(quitting: false) }
        let before = done[lesson.id] ?? []
        guard var runner = try? LessonRunner(lesson, done: before) else { return }
        let replies =
            (isPassed(lesson) ? lesson.exercises.first.flatMap { runner.go(to: $0.id, at: seconds) } : nil)
            ?? runner.begin(at: seconds)
        learner.lesson = runner
        show(replies)
    }

    func leave(keepingCard: Bool) {
        left = learner
        if !isInRound, let lesson = learner.lesson, lesson.place != .end {
            lines.append(PlaceLines.left(lesson))
        }
        learner.leave()
        presentation = nil
        lines.append(PlaceLines.backInSession)
    }

    // MARK: - Rounds of questions

    var secondsSince1970: Double { Double(dayNumber) * PracticeResult.secondsOfDay }

    func day(of result: PracticeResult) -> Int { result.day }

    func save(_ result: PracticeResult) {
        practice.removeAll { $0.question == result.question && $0.day == dayNumber }
        practice.append(result)
        hasPracticed = true
    }

    /// Keeps the beliefs that wrong answers outside of practice came of, each as long as it is not held already.
    private func keepBeliefs(of replies: [LessonReply]) {
        for belief in replies.compactMap({ $0.belief }) where practice.heldBeliefs[belief.identifier] == nil {
            practice.append(PracticeResult(outsidePractice: belief, seconds: secondsSince1970))
            hasPracticed = true
        }
    }

    func keep() {}

    private func begin(_ round: PracticeRound?) {
        guard let round, let runner = PracticeRound.runner(round.form) else { return }
        if isInRound { finishRound(quitting: false) }
        ahead = nil
        begin(round, runner)
    }

    /// Prepares what may be wanted next, while the learner reads a reply, or thinks in an interview: to choose a question may
    /// take a second.
    func lookAhead() {
        _ = prepared
        guard var round = learner.round?.round, learner.hidesVerdicts || !learner.awaitsAnswer, !isAhead
        else { return }
        let question = round.next(after: practice, on: dayNumber) { $0.day }
        ahead = (round, question, practice)
    }

    /// Indicates whether the next question has been chosen, by the answers that there are now.
    private var isAhead: Bool {
        guard let ahead, let round = learner.round?.round else { return false }
        return ahead.round.questions.count == round.questions.count + 1
            && (round.hidesVerdicts || ahead.practice == practice)
    }

    func nextQuestion() -> String? {
        let runner = learner.lesson
        if let runner, let name = learner.round?.round.nextFollowUp(in: runner) { return name }
        guard isAhead, let ahead else {
            return learner.round?.round.next(after: practice, on: dayNumber) { $0.day }
        }
        learner.round?.round.takeNext(from: ahead.round)
        return ahead.question
    }

    func finishRound(quitting: Bool) {
        guard let paper = learner.round?.round.paper, let runner = learner.lesson else {
            return reportRound()
        }
        let file = "\(paper.fileName), which you download under Your work"
        let wayBack = "answer question \(runner.lesson.exercises.count)"
        lines += ExamLines(paper, recordedTo: file, wayBack: wayBack).end(runner)
    }

    /// Takes the learner's name, which an exam begins with, or tells what to hand in.
    private func beginOrEnd(_ exam: ExamPaper, _ line: String) {
        guard !isExamOver else { return finishRound(quitting: false) }
        let name = line.split { $0.isWhitespace }.joined(separator: " ")
        guard !name.isEmpty, name.utf8.count <= TranscriptHeader.longestName, name.withoutHarmful == name
        else { return fail("Type your name, on one line of at most \(TranscriptHeader.longestName) bytes.") }
        learner = Learner(.readyController(code: .standard), name: name)
        begin(PracticeRound(.exam(exam.paper(of: name))))
    }

    // MARK: - Requests

    private func carryOut(_ command: SessionCommand) {
        switch command {
        case .lessons: lines += lessonList
        case .learn(let name): learn(name)
        case .practice(let topic): begin(practiceRound(topic))
        case .interview(let minutes): begin(interviewRound(minutes))
        case .stats:
            let statistics = PracticeStatistics(
                practice, today: dayNumber, day: { $0.day }, name: { PageTutor.date(ofDay: $0.day) })
            lines += StatisticsLines.lines(statistics)
        case .leave, .quit:
            guard case .some = learner.lesson else { return lines.append(PlaceLines.notInLesson) }
            leave(keepingCard: true)
        case .test(nil):
            guard !isInRound, let lesson = learner.lesson, !lesson.isTesting,
                let questions = learner.drawTest(of: lesson)
            else { return lines.append(PlaceLines.onlyInLessons) }
            takeInLesson(place: nil) { $0.beginTest(questions, at: seconds) ?? [] }
        case .hint, .skip, .play, .back, .next: lines.append(PlaceLines.onlyInLessonsAndRounds)
        case .steps, .rules, .previous, .gotoExercise: lines.append(PlaceLines.onlyInLessons)
        case .worlds: lines += WorldLines(styling: styling).list(PresetWorld.all)
        case .help, .helpNow: lines += learner.answeringHelp?.lines ?? HelpLines.now(learner.commandsNow)
        case .undo, .redo, .goto, .reset, .log, .world, .question: lines.append(PlaceLines.answerFirst)
        case .more, .edit, .learnFor, .today, .test, .progress, .card, .forget, .save, .replay, .run:
            lines.append(PlaceLines.needsProgram)
        }
    }

    /// The date of a day since 1970, in ISO 8601.
    private static func date(ofDay day: Int) -> String {
        var year = 1970, month = 0, rest = day
        func isLeap() -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
        func lengthOfYear() -> Int { isLeap() ? 366 : 365 }
        while rest >= lengthOfYear() { (rest, year) = (rest - lengthOfYear(), year + 1) }
        let lengths = [31, isLeap() ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        while rest >= lengths[month] { (rest, month) = (rest - lengths[month], month + 1) }
        let digits = [month + 1, rest + 1].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return "\(year)-\(digits.joined(separator: "-"))"
    }

    private var lessonList: [Line] {
        let rows = shelf.lessons.enumerated().map { place, lesson in
            let count = done[lesson.id]?.count ?? 0
            return Line(
                Span("  \((place + 1).inColumns(2))  "),
                Span(lesson.title, isPassed(lesson) ? .good : .plain),
                hanging: 6, aside: "\(count)/\(lesson.exercises.count)")
        }
        return rows + [.next("learn")]
    }

    // MARK: - What the page shows

    func answer(_ styling: Styling) -> JSON {
        [
            "rows": .texts(lines.withoutNext.flatMap { $0.rendered(styling) }),
            "offers": .texts(
                offers.split(separator: Line.betweenOffers).map { String($0) }.filter { $0 != rest }),
        ] + here
    }

    /// The time that is left of an interview.
    private var rest: String? { learner.round?.rest(at: seconds) }

    var lessons: JSON {
        [
            "greeting": .texts(
                exam.map { _ in ["To begin the exam, type your name as your teacher writes it."] }
                    ?? PlaceLines.ready.rendered(styling)),
            "exam": exam.map { .text("\($0.seed)") }, "prompt": .text(prompt),
            "lessons": .list(
                shelf.lessons.map { lesson in
                    [
                        "id": .text(lesson.id), "title": .text(lesson.title),
                        "exercises": .texts(lesson.exercises.map { $0.id }),
                        "fixes": .texts(lesson.exercises.filter { $0.kind == .fix }.map { $0.id }),
                    ]
                }),
        ]
    }

    func completions(of typed: String) -> JSON {
        let found = learner.completions(of: typed, lessons: shelf)
        return [
            "replaced": .number(found.replacedCount),
            "candidates": .list(found.candidates.prefix(40).map { .texts([$0.text, $0.summary]) }),
        ]
    }

    /// The transcript of the lesson or round, or of the one that was left last, else of the session.
    func transcript(startedOn date: String) -> JSON {
        let isInLesson = if case .some = learner.lesson { true } else { false }
        let shown = isInLesson ? learner : left ?? learner
        return [
            "text": .text(TranscriptWriter.text(of: shown.transcript(startedOn: date))),
            "file": .text(
                shown.round?.round.paper?.fileName ?? (shown.lesson?.lesson.id ?? "session") + ".transcript"),
        ]
    }

    /// The place of the learner: the prompt, the question, the lesson, the last judgement and the app.
    var here: JSON {
        let takesCommands = learner.answeringHelp != nil || !learner.awaitsAnswer
        let done: [JSON] = done.sorted { $0.key < $1.key }.map { lesson, exercises in
            .list([.text(lesson), .texts(exercises.sorted())])
        }
        return ["prompt": .text(prompt), "asks": .bool(learner.awaitsAnswer)] + question + [
            "commands": takesCommands ? .list(learner.commandsNow.map { .texts([$0.line, $0.what]) }) : nil,
            "lesson": learner.lesson.map { lesson in
                [
                    "id": .text(lesson.lesson.id), "number": .number(shelf.number(of: lesson.lesson) ?? 0),
                    "steps": .list(lesson.steps.map { ["isDone": .bool($0.state == .done)] }),
                ]
            },
            "way": way.map { .text($0) }, "rest": rest.map { .text($0) }, "done": .list(done),
            "judged": judged.map { comparison($0) },
            "results": hasPracticed ? .list(practice.map { $0.carried }) : nil,
        ] + (learner.hidesVerdicts ? hiddenPicture(of: learner.stage) : picture(of: learner.stage))
    }

    /// The commands that lead to the app of the session, for the page's address; nil if they don't fit in one.
    private var way: String? {
        guard exam == nil, case .none = learner.lesson else { return nil }
        var statements: [String] = [], length = 0
        for step in learner.session.history.done {
            statements.append(step.statement)
            length += step.statement.utf8.count + 2
            if length > Self.longestWay { return nil }
        }
        let line = statements.joined(separator: "; ")
        return Lexer.statements(in: line).count == statements.count ? line : nil
    }

    private static let longestWay = 1_000

    private var prompt: String {
        exam != nil && learner.round == nil ? "Your name:" : learner.prompt.text
    }

    /// What can be tapped in place of typing an answer.
    private var question: JSON {
        guard learner.awaitsAnswer else { return [:] }
        if case .some = learner.lesson, let presentation, !(learner.lesson?.isPlaying ?? false) {
            let offered: [JSON] = presentation.offered.map { .texts([$0.letter, $0.text]) }
            return ["kind": .text(presentation.kind.rawValue), "offered": .list(offered)]
        }
        guard let question = learner.stage.pending else { return [:] }
        let names = question.asked.controllers.flatMap { controller in
            (question.asked.callbacks ?? []).map {
                Call(controller, $0).name(in: question.world, withController: question.asked.isOfSeveral)
            }
        }
        return ["kind": .text("predict"), "offered": .list(names.map { .texts([$0, $0]) })]
    }

    /// An answer beside what happened; only the answer, as long as the order isn't shown.
    private func comparison(_ judged: JudgedAnswer) -> JSON {
        let rows: [[String]] =
            judged.showsOrder
            ? judged.judgement.rows.map { row in
                let wrong: AnswerRow.Mark = row.answer == nil ? .leftOut : .notCalled
                let mark = row.isRight ? AnswerRow.Mark.right : wrong
                return [row.answer, row.uiKit].map { $0.map { judged.name($0) } ?? "" } + [mark.rawValue]
            } : judged.rows.map { [judged.name($0.call), "", $0.mark.rawValue] }
        return [
            "isRight": .bool(judged.judgement.isRight), "showsOrder": .bool(judged.showsOrder),
            "rows": .list(rows.map { .texts($0) }), "reason": judged.reason.map { .text($0) },
            "elsewhere": judged.worldToTell.map { .text($0) },
        ]
    }
}
