/// What the program's loop does at a terminal, for a page: takes lines, and keeps the answer to the last.
final class PageTutor {
    private(set) var learner = Learner(.readyController(code: .standard), name: nil)
    private let shelf = LessonShelf()
    /// The exercises that are done, by lesson.
    private var done: [String: Set<String>] = [:]
    private var lines: [Line] = []
    /// The suggestions at the end of the last answer.
    private var offers = ""
    /// The last question why that was suggested since an exercise was shown.
    private var why: String?
    /// The last exercise that was shown.
    private var presentation: LessonReply.Presentation?
    /// The answer that was judged last; nil once something else was entered.
    private var judged: JudgedAnswer?
    private var styling = Styling.plain

    /// Takes the page's data: the lessons, and the pages of `explain`.
    func take(_ data: JSON) {
        (ReadSwift.bodies, ReadSwift.programs) = (data(3), data(4))
        for claim in data[5].list { ReadClaims.claims[claim[0].text] = CitedClaim(carried: claim) }
        Origins.shared = Origins(places: data(6))
        ApplePages.shared = ApplePages(pages: data(7))
        shelf.library.lessons = data(0)
        Handbook.shared = Handbook(
            data[1].list.compactMap { HandbookEntry(carried: $0) },
            data[2].list.map { Handbook.Section(title: $0(0), isOverview: $0(1), names: $0(2)) })
    }

    /// Takes what was done on other days: pairs of a lesson and its exercises.
    func takeProgress(_ data: JSON) { done = Dictionary(carried: data) }

    /// Begins the session anew.
    func restart() {
        learner = Learner(.readyController(code: .standard), name: nil)
        (presentation, judged, offers, why) = (nil, nil, "", nil)
    }

    // MARK: - A line

    func enter(_ line: String, at seconds: Double, _ styling: Styling) {
        (lines, judged, self.styling) = ([], nil, styling)
        let line = learner.spelledOut(line, offers: offers, why: why, isAtTerminal: styling.usesColor)
        if let line = learner.tooEarly(line) { return lines.append(line) }
        if learner.isForSession(line) { leave() }
        if case .some = learner.lesson {
            takeInLesson { $0.replies(to: line, at: seconds, lessons: shelf) }
        } else {
            for reply in learner.repliesInSession(to: line, at: seconds, lessons: shelf) {
                show(reply, at: seconds)
            }
            if learner.session.pending != nil, case .message? = lastReply {
                lines.append(.next("hint", "skip"))
            }
        }
        offers = lines.last { !$0.next.isEmpty }?.next ?? ""
        let suggested = offers.split(separator: Line.betweenOffers).map { String($0) }
        why = suggested.first { $0.hasPrefix("why ") } ?? why
    }

    private var lastReply: Reply?

    private var replyLines: ReplyLines {
        ReplyLines(
            documents: .carried, styling: styling, hidesExamples: learner.awaitsAnswer,
            answering: learner.answeringHelp)
    }

    private var lessonLines: LessonLines {
        LessonLines(
            replies: replyLines, isSkipAllowed: learner.lesson?.lesson.isSkipAllowed ?? true,
            takesCode: learner.lesson?.awaitsCode ?? false, isDone: learner.lesson?.isSolved ?? false)
    }

    private func show(_ reply: Reply, at seconds: Double) {
        lastReply = reply
        switch reply {
        case .request(let command): carryOut(command, at: seconds)
        case .help(_, nil) where learner.answeringHelp == nil: lines += HelpLines.now(learner.commandsNow)
        case .inquiry(.swift):
            let carried = learner.lesson?.carried ?? learner.session.carried
            lines += SwiftLines(learner.stage.simulation.world, carried).lines
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

    private func takeInLesson(_ input: (inout LessonRunner) -> [LessonReply]) {
        let replies = learner.enterLesson(input)
        for event in learner.lesson?.takeEvents() ?? [] where event.kind == .solved {
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
            case .session(let reply) where reply.needsProgram: show(reply, at: 0)
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
        let open = all.filter { !isDone($0.lesson) && $0.lesson.id != here }
        let place = all.first { $0.lesson.id == here }?.number ?? 0
        return open.first { $0.number > place } ?? open.first
    }

    private func isDone(_ lesson: Lesson) -> Bool {
        (done[lesson.id]?.count ?? 0) >= lesson.exercises.count
    }

    private func learn(_ name: String?, at seconds: Double) {
        guard let lesson = name.map({ shelf.lesson($0) }) ?? next?.lesson else {
            lines.append(
                Line("! " + (name.map { shelf.noLesson($0, for: "learn") } ?? LessonShelf.isEmpty), .bad))
            return
        }
        let before = done[lesson.id] ?? []
        guard var runner = try? LessonRunner(lesson, done: before) else { return }
        let isOver = before.count == lesson.exercises.count
        let replies =
            (isOver ? lesson.exercises.first.flatMap { runner.go(to: $0.id, at: seconds) } : nil)
            ?? runner.begin(at: seconds)
        learner.lesson = runner
        show(replies)
    }

    private func leave() {
        let left = learner.lesson
        learner.leave()
        presentation = nil
        if let left, left.place != .end { lines.append(PlaceLines.left(left)) }
        lines.append(PlaceLines.backInSession)
    }

    // MARK: - Requests

    private func carryOut(_ command: SessionCommand, at seconds: Double) {
        switch command {
        case .lessons: lines += lessonList
        case .learn(let name): learn(name, at: seconds)
        case .leave, .quit:
            if case .some = learner.lesson {
                leave()
            } else {
                lines.append(PlaceLines.notInLesson)
            }
        case .test(nil):
            guard let lesson = learner.lesson, !lesson.isTesting, let questions = learner.drawTest(of: lesson)
            else { return lines.append(PlaceLines.onlyInLessons) }
            takeInLesson { $0.beginTest(questions, at: seconds) ?? [] }
        case .hint, .skip, .play, .back, .next: lines.append(PlaceLines.onlyInLessonsAndRounds)
        case .steps, .rules, .previous, .gotoExercise: lines.append(PlaceLines.onlyInLessons)
        case .worlds: lines += WorldLines(styling: styling).list(PresetWorld.all)
        case .help, .helpNow: lines += learner.answeringHelp?.lines ?? HelpLines.now(learner.commandsNow)
        case .undo, .redo, .goto, .reset, .log, .world, .question: lines.append(PlaceLines.answerFirst)
        case .more, .edit, .learnFor, .today, .test, .progress, .practice, .interview, .stats, .card, .forget,
            .save, .replay, .run:
            lines.append(PlaceLines.needsProgram)
        }
    }

    private var lessonList: [Line] {
        let rows = shelf.lessons.enumerated().map { place, lesson in
            let count = done[lesson.id]?.count ?? 0
            return Line(
                Span("  \((place + 1).inColumns(2))  "), Span(lesson.title, isDone(lesson) ? .good : .plain),
                hanging: 6, aside: "\(count)/\(lesson.exercises.count)")
        }
        return rows + [.next("learn")]
    }

    // MARK: - What the page shows

    func answer(_ styling: Styling) -> JSON {
        [
            "rows": .texts(lines.withoutNext.flatMap { $0.rendered(styling) }),
            "offers": .texts(offers.split(separator: Line.betweenOffers).map { String($0) }),
        ] + here
    }

    var lessons: JSON {
        [
            "greeting": .texts(PlaceLines.ready.rendered(styling)),
            "lessons": .list(
                shelf.lessons.map { lesson in
                    [
                        "id": .text(lesson.id), "title": .text(lesson.title),
                        "idea": lesson.idea.map { .text($0) }, "minutes": .number(lesson.minutes),
                        "exercises": .texts(lesson.exercises.map { $0.id }),
                    ]
                }),
        ] + here
    }

    func completions(of typed: String) -> JSON {
        let found = learner.completions(of: typed, lessons: shelf)
        return [
            "replaced": .number(found.replacedCount),
            "candidates": .list(found.candidates.prefix(40).map { .texts([$0.text, $0.summary]) }),
        ]
    }

    /// The transcript of the lesson, else of the session.
    func transcript(startedOn date: String) -> JSON {
        [
            "text": .text(TranscriptWriter.text(of: learner.transcript(startedOn: date))),
            "file": .text((learner.lesson?.lesson.id ?? "session") + ".transcript"),
        ]
    }

    /// Where the learner is: the prompt, the question, the lesson, the last judgement and the app.
    var here: JSON {
        let takesCommands = learner.answeringHelp != nil || !learner.awaitsAnswer
        let done: [JSON] = done.sorted { $0.key < $1.key }.map { lesson, exercises in
            .list([.text(lesson), .texts(exercises.sorted())])
        }
        return ["prompt": .text(learner.prompt.text), "asks": .bool(learner.awaitsAnswer)] + question + [
            "commands": takesCommands ? .list(learner.commandsNow.map { .texts([$0.line, $0.what]) }) : nil,
            "lesson": learner.lesson.map { lesson in
                [
                    "id": .text(lesson.lesson.id), "number": .number(shelf.number(of: lesson.lesson) ?? 0),
                    "steps": .list(
                        lesson.steps.map { step in
                            [
                                "number": .number(step.number), "title": .text(step.title),
                                "isDone": .bool(step.state == .done), "isHere": .bool(step.isHere),
                            ]
                        }),
                ]
            },
            "done": .list(done), "judged": judged.map { comparison($0) },
        ] + picture(of: learner.stage)
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
                switch row {
                case .both(let call): [judged.name(call), judged.name(call), "right"]
                case .onlyAnswer(let call): [judged.name(call), "", "not-called"]
                case .onlyUIKit(let call): ["", judged.name(call), "left-out"]
                case .answerElsewhere(let call): [judged.name(call), "", "right"]
                case .uiKitElsewhere(let call): ["", judged.name(call), "right"]
                }
            } : judged.rows.map { [judged.name($0.call), "", $0.mark.rawValue] }
        return [
            "isRight": .bool(judged.judgement.isRight), "showsOrder": .bool(judged.showsOrder),
            "rows": .list(rows.map { .texts($0) }), "reason": judged.reason.map { .text($0) },
        ]
    }
}

extension Reply {
    /// Indicates whether only the program around the session can show it.
    fileprivate var needsProgram: Bool {
        switch self {
        case .request, .inquiry, .drawing, .moving, .help(_, nil): true
        default: false
        }
    }
}
