/// What the program's loop does at a terminal, for a page: takes lines, and keeps the answer to the last.
final class PageTutor {
    private(set) var learner = Learner(.readyController(code: .standard), name: nil)
    private let shelf = LessonShelf()
    /// The exercises that are done, by lesson.
    private var done: [String: Set<String>] = [:]
    private var lines: [Line] = []
    /// The suggestions at the end of the last answer.
    private var offers = ""
    /// The last exercise that was shown.
    private var presentation: LessonReply.Presentation?
    /// The answer that was judged last; nil once something else was entered.
    private var judged: JudgedAnswer?
    private var styling = Styling.plain

    /// Takes the page's data: the lessons, and the pages of `explain`.
    func take(_ data: JSON) {
        for read in data[3].list { ReadSwift.bodies[read[0].text] = read[1] }
        for read in data[4].list { ReadSwift.programs[read[0].text] = read[1] }
        for claim in data[5].list { ReadClaims.claims[claim[0].text] = CitedClaim(carried: claim) }
        Origins.shared = Origins(places: data[6].pairs)
        ApplePages.shared = ApplePages(pages: data[7].pairs)
        shelf.library.lessons = data[0].list.map { Lesson(carried: $0) }
        Handbook.shared = Handbook(
            data[1].list.compactMap { HandbookEntry(carried: $0) },
            data[2].list.map { section in
                Handbook.Section(title: section[0].text, isOverview: section[1].bool, names: section[2].texts)
            })
    }

    /// Takes what was done on other days: pairs of a lesson and its exercises.
    func takeProgress(_ data: JSON) {
        done = [:]
        for lesson in data.list { done[lesson[0].text] = Set(lesson[1].texts) }
    }

    /// Begins the session anew.
    func restart() {
        learner = Learner(.readyController(code: .standard), name: nil)
        (presentation, judged, offers) = (nil, nil, "")
    }

    // MARK: - A line

    func enter(_ line: String, at seconds: Double, _ styling: Styling) {
        (lines, judged, self.styling) = ([], nil, styling)
        let line = learner.spelledOut(line, offers: offers, isAtTerminal: styling.usesColor)
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
                presentation = shown
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

    func writeAnswer(_ writer: inout JSONWriter, _ styling: Styling) {
        writer.object { writer in
            writer.texts("rows", lines.withoutNext.flatMap { $0.rendered(styling) })
            writer.texts("offers", offers.split(separator: Line.betweenOffers).map { String($0) })
            writePlace(into: &writer)
        }
    }

    func writePlace(_ writer: inout JSONWriter) {
        writer.object { writePlace(into: &$0) }
    }

    func writeLessons(_ writer: inout JSONWriter) {
        writer.object { writer in
            writer.texts("greeting", [PlaceLines.ready].flatMap { $0.rendered(styling) })
            writer.list("lessons") { writer in
                for lesson in shelf.lessons {
                    writer.object {
                        $0.add("id", lesson.id)
                        $0.add("title", lesson.title)
                        $0.add("idea", lesson.idea)
                        $0.add("minutes", lesson.minutes)
                        $0.texts("exercises", lesson.exercises.map { $0.id })
                    }
                }
            }
            writePlace(into: &writer)
        }
    }

    func writeCompletions(of typed: String, _ writer: inout JSONWriter) {
        let found = learner.completions(of: typed, lessons: shelf)
        writer.object { writer in
            writer.add("replaced", found.replacedCount)
            writer.list("candidates") { writer in
                for candidate in found.candidates.prefix(40) {
                    writer.texts(nil, [candidate.text, candidate.summary])
                }
            }
        }
    }

    /// Writes the transcript of the lesson, else of the session.
    func writeTranscript(startedOn date: String, _ writer: inout JSONWriter) {
        writer.object {
            $0.add("text", TranscriptWriter.text(of: learner.transcript(startedOn: date)))
            $0.add("file", (learner.lesson?.lesson.id ?? "session") + ".transcript")
        }
    }

    private func writePlace(into writer: inout JSONWriter) {
        writer.add("prompt", learner.prompt.text)
        writer.add("asks", learner.awaitsAnswer)
        writeQuestion(&writer)
        if learner.answeringHelp != nil || !learner.awaitsAnswer {
            writer.list("commands") { writer in
                for offer in learner.commandsNow { writer.texts(nil, [offer.line, offer.what]) }
            }
        }
        if let lesson = learner.lesson {
            writer.object("lesson") { writer in
                writer.add("id", lesson.lesson.id)
                writer.add("number", shelf.number(of: lesson.lesson) ?? 0)
                writer.list("steps") { writer in
                    for step in lesson.steps {
                        writer.object {
                            $0.add("number", step.number)
                            $0.add("title", step.title)
                            $0.add("isDone", step.state == .done)
                            $0.add("isHere", step.isHere)
                        }
                    }
                }
            }
        }
        writer.list("done") { writer in
            for (lesson, exercises) in done.sorted(by: { $0.key < $1.key }) {
                writer.list {
                    $0.add(nil, lesson)
                    $0.texts(nil, exercises.sorted())
                }
            }
        }
        if let judged { writeComparison(judged, &writer) }
        writePicture(of: learner.stage, &writer)
    }

    /// Writes what can be tapped in place of typing an answer.
    private func writeQuestion(_ writer: inout JSONWriter) {
        guard learner.awaitsAnswer else { return }
        let isPrediction = learner.stage.pending != nil
        if case .some = learner.lesson, let presentation, !(learner.lesson?.isPlaying ?? false) {
            writer.add("kind", presentation.kind.rawValue)
            let offered = presentation.offered
            writer.list("offered") { writer in
                for one in offered { writer.texts(nil, [one.letter, one.text]) }
            }
        } else if isPrediction, let question = learner.stage.pending {
            writer.add("kind", "predict")
            let isOfSeveral = question.asked.isOfSeveral
            writer.list("offered") { writer in
                for controller in question.asked.controllers {
                    for callback in question.asked.callbacks ?? [] {
                        let name = Call(controller, callback).name(
                            in: question.world, withController: isOfSeveral)
                        writer.texts(nil, [name, name])
                    }
                }
            }
        }
    }

    /// Writes an answer beside what happened; only the answer, as long as the order isn't shown.
    private func writeComparison(_ judged: JudgedAnswer, _ writer: inout JSONWriter) {
        writer.object("judged") { writer in
            writer.add("isRight", judged.judgement.isRight)
            writer.add("showsOrder", judged.showsOrder)
            writer.list("rows") { writer in
                guard judged.showsOrder else {
                    for row in judged.rows {
                        writer.texts(nil, [judged.name(row.call), "", row.mark.rawValue])
                    }
                    return
                }
                for row in judged.judgement.rows {
                    switch row {
                    case .both(let call):
                        writer.texts(nil, [judged.name(call), judged.name(call), "right"])
                    case .onlyAnswer(let call): writer.texts(nil, [judged.name(call), "", "not-called"])
                    case .onlyUIKit(let call): writer.texts(nil, ["", judged.name(call), "left-out"])
                    case .answerElsewhere(let call): writer.texts(nil, [judged.name(call), "", "right"])
                    case .uiKitElsewhere(let call): writer.texts(nil, ["", judged.name(call), "right"])
                    }
                }
            }
            writer.add("reason", judged.reason)
        }
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
