import CommandLanguage
import Course
import Session

/// The output of a lesson.
struct LessonLines {
    private(set) var replies: ReplyLines
    /// Indicates whether the learner may ask for the answer.
    var isSkipAllowed = true
    /// Indicates whether there is no help; the commands are then listed elsewhere.
    var hidesVerdicts = false
    /// Indicates whether there is code to change, so that the editor is suggested.
    var takesCode = false
    /// Indicates whether the exercise is done, so that another answer changes nothing.
    var isDone = false
    /// Indicates whether the exercise is to be done with commands, whose calls are always shown.
    var isTask = false
    /// Indicates whether the run that an answer reveals is left out because there is no room; `trace` shows it.
    private(set) var hidesRun = false
    /// Indicates whether the exercises go on until the learner leaves, so that leaving is suggested.
    var isRound = false
    private var styling: Styling { replies.styling }

    func lines(_ reply: LessonReply) -> [Line] {
        switch reply {
        case .prose(let prose): return [.empty] + self.prose(prose)
        case .setup(let commands):
            return [.empty, Line("  The setup:", .faint)]
                + inFewRows(commands).flatMap { $0.split(separator: "\n") }.map(codeLine)
        case .exercise(let presentation): return exercise(presentation)
        case .session(let reply): return session(reply)
        case .hint(let number, let count, let prose):
            return [Line("  Hint \(number) of \(count):", .note)] + self.prose(prose, indentation: 2)
                + [Line(next: words([number < count ? "hint" : "play", "skip"]))]
        case .note(let prose): return prose.blocks.isEmpty ? [] : self.prose(prose, indentation: 2)
        case .choices(let verdicts, let isRight, let missing): return choices(verdicts, isRight, missing)
        case .unchosen(let rest):
            return rest.map {
                Line(Span("  - \($0.letter)  ", .bad), Span($0.reason, .note), hanging: 7)
            }
        case .goals(let goals): return self.goals(goals)
        case .slips(let slips, let areGoalsMet):
            let remedy =
                areGoalsMet ? "The goals are met, but this isn't valid Swift. Fix it to finish. " : ""
            return SlipLines(slips).lines + [Line("  \(remedy)To take back your last change: undo")]
        case .verdict(let isRight, let answer):
            let told = answer.map { isRight ? "Right: \($0)." : "Wrong: the answer is \($0)." }
            return [Line("  " + (told ?? "Wrong."), isRight ? .good : .bad)]
        case .explained(let explanation): return self.replies.judgements.explained(explanation)
        case .again(let reminder, _): return self.replies.judgements.again(reminder)
        case .solved(let result): return solved(result)
        case .shown(let lines):
            return [Line("  The answer (no credit):")]
                + lines.map { Line("    " + $0, .strong, hanging: continuation(of: $0)) }
        case .playing:
            return [Line("  This is a copy of the app, so try anything. Type back to return.", next: "back")]
        case .back: return [Line("  Back in the exercise.")]
        case .easier(let texts, let offered): return easier(texts) + inRows(offered)
        case .testBegins(let count):
            let form = "\(count) questions, one answer each, no hints. The result comes at the end."
            return [.empty, Line("  " + form)]
        case .tested(let result): return tested(result)
        case .finished(let summary): return finished(summary)
        case .steps(let steps): return steps.map(step) + [.next("goto \(goal(of: steps))", "leave")]
        case .rules(let rules, let picture):
            let drawn = picture.isEmpty ? [] : picture.map { Line("    " + $0) } + [.empty]
            return rules.isEmpty
                ? drawn + [Line("  This lesson lists no rules.")]
                : drawn + rules.map { Line("  - " + $0, .note, hanging: 4) }
                    + [Line(next: words(["question"]))]
        case .message(let text): return [Line("  " + text)]
        }
    }

    /// Returns the same lines, in which the explanation of a wrong answer leaves room for the other replies.
    func fitted(to replies: [LessonReply]) -> LessonLines {
        let others = replies.filter { reply in
            switch reply {
            case .session, .explained: false
            default: true
            }
        }
        var fitted = self
        let runs = replies.count { if case .session(.ran) = $0 { true } else { false } }
        let hasAnswer = replies.contains { reply in
            switch reply {
            case .verdict, .shown: true
            // Code that was mended runs with all commands of its exercise.
            case .goals: runs > 1 && !isTask
            default: false
            }
        }
        let rows = JudgementLines.rows(replies.flatMap(lines) + closing(replies))
        fitted.hidesRun = hasAnswer && rows > JudgementLines.most
        let beside = others.flatMap(fitted.lines) + fitted.closing(replies)
        fitted.replies.rowsBeside = JudgementLines.rows(beside)
        return fitted
    }

    /// Returns suggestions after all replies to one line, if no reply has any.
    func closing(_ replies: [LessonReply]) -> [Line] {
        let isOver = replies.contains { reply in
            switch reply {
            case .solved, .finished, .tested: true
            default: false
            }
        }
        for reply in isOver ? [] : replies {
            switch reply {
            case .choices(_, false, _), .verdict(false, nil):
                return [tryAgain(why(replies), contrast(replies))]
            case .verdict(false, _?): return [tryAgain(why(replies), contrast(replies), isShown: true)]
            case .session(.judged(let judged)) where !judged.judgement.isRight && judged.isOfLesson:
                let contrast = judged.contrast.map { _ in "contrast" }
                let why = self.replies.judgements.why(judged)
                return [tryAgain(why, contrast, isShown: judged.showsOrder)]
            case .shown, .session(.shown): return [Line(next: words(["next", "play"]))]
            case .slips, .goals:
                guard replies.contains(where: { $0.leavesWork }) else { continue }
                let undo = reply.isOutOfReach ? "undo" : nil
                return [Line(next: words([takesCode ? "edit" : undo, "hint", "skip", "play"]))]
            default: continue
            }
        }
        return []
    }

    /// The `why` question about a call that a wrong answer implies.
    private func why(_ replies: [LessonReply]) -> String? {
        explanation(replies).flatMap(self.replies.why)
    }

    /// The offer of a contrast, if there is one.
    private func contrast(_ replies: [LessonReply]) -> String? {
        explanation(replies)?.contrast.map { _ in "contrast" }
    }

    private func explanation(_ replies: [LessonReply]) -> Explanation? {
        replies.lazy.compactMap { reply in
            switch reply {
            case .explained(let explanation), .again(_, let explanation): explanation
            default: nil
            }
        }.first
    }

    /// Returns suggestions after a wrong answer. Once the right answer was shown, there is nothing left to
    /// try.
    private func tryAgain(_ why: String?, _ contrast: String? = nil, isShown: Bool = false) -> Line {
        if isDone {
            return Line("  The exercise still counts as done.", next: words([why, "play", "next"]))
        }
        return isShown
            ? Line("  Type the right answer, or move on.", next: words([why, contrast, "play", "next"]))
            : Line("  Try again, or move on.", next: words([why, contrast, "hint", "skip", "play", "next"]))
    }

    /// Returns suggestions, without commands that the lesson doesn't allow.
    func words(_ offers: [String?]) -> String {
        guard !hidesVerdicts else { return "" }
        return (offers + [hidesRun ? "trace" : nil, isRound ? "leave" : nil]).compactMap { $0 }
            .filter { isSkipAllowed || $0 != "skip" }.joined(separator: "   ")
    }

    private func session(_ reply: Reply) -> [Line] {
        if hidesRun, case .ran = reply { return [] }
        // An exercise has already shown its question. A question that the learner asks for has no letters.
        guard case .question(let question) = reply else { return replies.lines(reply) + askingAgain(reply) }
        return question.offered.isEmpty
            ? replies.judgements.question(question, offering: words(["hint", "skip"])) : []
    }

    /// The remark at the end of a question that a misconception is asked about again.
    private func askingAgain(_ reply: Reply) -> [Line] {
        guard case .judged(let judged) = reply, judged.isOfLesson, judged.showsOrder, !hidesVerdicts,
            judged.misconception != nil || isRound && judged.earlierMisconception != nil
        else { return [] }
        return isRound
            ? [Line("  The next question asks about this again.", hanging: 4)]
            : [Line("  To be asked about this again: leave, then practice beliefs", hanging: 4)]
    }

    func prose(_ prose: Prose, indentation: Int = 0) -> [Line] {
        let renderer = ProseRenderer(
            columns: max(10, min(styling.width, 80) - indentation), style: styling.usesColor ? .ansi : .plain)
        let margin = String(repeating: " ", count: indentation)
        return renderer.lines(of: prose).map { Line(rendered: $0.isEmpty ? "" : margin + $0) }
    }

    func offered(_ offered: [(letter: String, text: String)]) -> [Line] {
        offered.map { Line(Span("    \($0.letter)  ", .note), Span($0.text), hanging: 7) }
    }

    /// Indicates whether the terminal is so narrow that a question needs more rows than a screen has.
    private var isNarrow: Bool { styling.width < 60 }

    /// The commands of a setup, broken between statements; in a narrow terminal several in a row, as they can be typed.
    private func inFewRows(_ commands: [String]) -> [String] {
        let parts = commands.map { command in
            let fits = command.contains { $0.isNewline } || command.cellWidth + 4 <= styling.width
            return fits ? [command] : Lexer.statements(in: command).map { $0.text }
        }
        return isNarrow ? joined(parts.flatMap { $0 }) : parts.flatMap { $0.count == 1 ? $0 : joined($0) }
    }

    private func joined(_ commands: [String]) -> [String] {
        commands.reduce(into: []) { rows, command in
            if let last = rows.last, !(last + command).contains(where: { $0.isNewline }),
                last.cellWidth + command.cellWidth + 6 <= styling.width
            {
                rows[rows.count - 1] += "; " + command
            } else {
                rows.append(command)
            }
        }
    }

    /// Offers calls or choices once more, as many in a row as fit.
    private func inRows(_ offered: [(letter: String, text: String)]) -> [Line] {
        var rows: [[Span]] = [], width = 0
        for (letter, text) in offered {
            let spans = [Span("    \(letter)  ", .note), Span(text)], own = text.count + letter.count + 6
            if rows.isEmpty || width + own > styling.width {
                rows.append(spans)
                width = own
            } else {
                rows[rows.count - 1] += spans
                width += own
            }
        }
        return rows.map { Line($0, hanging: 7) }
    }

    /// Returns the lines about new aids.
    func easier(_ texts: [String]) -> [Line] {
        guard !texts.isEmpty else { return [] }
        return [Line("  Some help, which counts as a hint:", .note)]
            + texts.map { Line("  * " + $0, .note, hanging: 4) }
    }

    private func tested(_ result: LessonReply.TestResult) -> [Line] {
        let count = result.right.count + result.wrong.count
        guard !result.isPassed else {
            return [
                .empty,
                Line("  All \(count) right: you tested out of the lesson.", .good),
            ]
        }
        return [
            .empty,
            Line(
                "  \(result.right.count) of \(count) right. To pass, you need all \(count). Do these steps first:",
                .strong),
        ]
            + result.wrong.map {
                Line(Span("  - \($0.number)  "), Span($0.id + "  ", .strong), Span($0.title), hanging: 4)
            }
    }

    /// A line of code or commands. If it doesn't fit, it continues further to the right.
    func codeLine(_ line: some StringProtocol) -> Line {
        Line("    " + line, .note, hanging: continuation(of: line))
    }

    /// The column at which a line of code or commands continues.
    private func continuation(of line: some StringProtocol) -> Int {
        min(8 + line.prefix { $0 == " " }.count, 20)
    }

    /// The verdict on some choices; what is said of the right ones waits until the answer is right.
    private func choices(_ verdicts: [LessonReply.ChoiceVerdict], _ isRight: Bool, _ missing: Int) -> [Line] {
        let wrong = verdicts.filter { !$0.isRight }, shown = isRight ? verdicts : wrong
        let lines = shown.map { verdict in
            // A command isn't a sentence, so something has to separate it from the explanation.
            let isSentence = verdict.text.last.map(".?!。？！".contains) ?? true
            let text = verdict.isCommand ? "\"\(verdict.text)\"" : verdict.text
            // Commands that take more than a row stand a few rows above, beside their letter.
            let isLong = verdict.isCommand && text.cellWidth + 8 > styling.width
            return Line(
                Span("  \(verdict.isRight ? "+" : "-") \(verdict.letter)  ", verdict.isRight ? .good : .bad),
                Span(isLong ? "" : text + (isSentence ? " " : ": ")), Span(verdict.explanation, .note),
                hanging: 7)
        }
        if isRight {
            let letters = verdicts.map { $0.letter }.joined(separator: " ")
            return [Line("  Right: \(letters).", .good)] + lines
        }
        guard wrong.isEmpty else {
            let isMixed = wrong.count < verdicts.count
            return [Line(isMixed ? "  Partly right." : "  Wrong.", .bad)] + lines
        }
        let count = missing == 1 ? "one choice is" : "\(missing) choices are"
        return [Line("  Right so far, but \(count) missing.", .note)]
    }

    func goals(_ goals: [(text: String, isMet: Bool)]) -> [Line] {
        let open = goals.filter { !$0.isMet }, met = goals.filter { $0.isMet }
        let rest = "\(open.isEmpty ? "All" : "The other") \(met.count) are true."
        return (open + (met.count < 3 ? met : [(rest, true)])).map { goal in
            Line(
                Span(goal.isMet ? "    [x] " : "    [ ] ", goal.isMet ? .good : .plain), Span(goal.text),
                hanging: 8)
        }
    }

    private func solved(_ result: ExerciseResult) -> [Line] {
        let tips = result.hints - result.easings
        let aids = [
            tips == 0 ? nil : tips == 1 ? "a hint" : "\(tips) hints", result.easings > 0 ? "some help" : nil,
        ].compactMap { $0 }
        let hints = aids.isEmpty ? "" : ", with " + aids.joined(separator: " and ")
        let isAtOnce = result.attempts <= 1 && !result.wasPassed && !result.wasTakenBack
        let tries =
            result.attempts > 1
            ? " in \(result.attempts) tries" : isAtOnce && result.hints == 0 ? " on the first try" : ""
        let ways = [
            result.answersBeforeOrder == nil ? "" : ", after the answer was shown",
            result.hasPlayed ? ", after trying it in play" : "",
            result.wasTakenBack ? ", after undoing commands" : "",
            result.wasPassed ? ", after the explanation was shown" : "",
        ]
        let text =
            result.isRepeated
            ? "  Already done."
            : result.wasShown
                ? "  Done, after the answer was shown." : "  Done\(tries)\(hints)\(ways.joined())."
        return [Line(text, .good, next: words(["next", "play"]))]
    }

    private func step(_ step: LessonReply.Step) -> Line {
        let mark =
            switch step.state {
            case .done: "[x]"
            case .skipped: "[-]"
            case .open: "[ ]"
            }
        let number = step.number.inColumns(2)
        let state = [
            step.isHere ? "here" : step.state == .skipped ? "skipped" : nil,
            step.isChanged ? "changed since you answered it" : nil,
        ].compactMap { $0 }.joined(separator: ", ")
        return Line(
            Span("\(step.isHere ? ">" : " ") \(mark) \(number)  ", step.state == .done ? .good : .plain),
            Span(step.id + "  ", .strong), Span(step.title), hanging: 10, aside: state)
    }

    /// The step to suggest: the first open one other than the current one.
    private func goal(of steps: [LessonReply.Step]) -> Int {
        (steps.first { $0.state != .done && !$0.isHere } ?? steps.first)?.number ?? 1
    }

    /// The end of a lesson: its idea, and what the learner got wrong or left open, in few rows.
    private func finished(_ summary: LessonReply.Summary) -> [Line] {
        let count = summary.steps.count, done = count - summary.open.count
        var lines = [Line.empty, Line("  The lesson is over: \(done) of \(count) done.", .strong)]
        lines += summary.idea.map { [Line("  " + $0, hanging: 2)] } ?? []
        let missed = summary.missed.filter { $0.state == .done }
        return lines + steps(missed, "Wrong at first") + steps(summary.open, "Open")
    }

    /// Some steps in a row.
    private func steps(_ steps: [LessonReply.Step], _ heading: String) -> [Line] {
        guard !steps.isEmpty else { return [] }
        let numbers = steps.map { "\($0.number)" + ($0.state == .skipped ? " (skipped)" : "") }
        let word = numbers.count == 1 ? "step" : "steps"
        return [Line("  \(heading): \(word) \(numbers.listed(last: " and ")).", hanging: 4)]
    }

    /// Returns suggestions after a lesson.
    static func afterwards(_ steps: [LessonReply.Step], next: (number: Int, lesson: Lesson)?) -> [Line] {
        let open = steps.first.map { "goto \($0.number)   " } ?? ""
        guard let next else {
            let text = steps.isEmpty ? "All lessons are done." : "No other lesson is open."
            return [Line("  " + text, .good, next: open + "card   lessons   worlds   leave")]
        }
        return [
            Line(
                Span("  Next: lesson \(next.number), "), Span(next.lesson.title, .strong),
                next: open + "learn \(next.number)   card   rules   leave")
        ]
    }
}

extension LessonReply {
    /// Indicates whether the reply says that a goal can't be met anymore.
    fileprivate var isOutOfReach: Bool {
        if case .goals(let goals) = self { goals.contains { $0.text.hasSuffix("undo)") } } else { false }
    }

    /// Indicates whether the reply says that a task isn't done yet.
    fileprivate var leavesWork: Bool {
        switch self {
        case .goals(let goals): !goals.allSatisfy { $0.isMet }
        case .slips: true
        default: false
        }
    }
}

/// The presentation of an exercise: its text, its commands and its question.
extension LessonLines {
    func exercise(_ exercise: LessonReply.Presentation) -> [Line] {
        var lines: [Line] = [.empty, Line(heading(exercise), .heading)]
        lines += prose(exercise.text, indentation: 2)
        if let ask = exercise.ask, exercise.kind == .fix { lines.append(Line("  " + ask)) }
        lines += code(exercise.code)
        if !exercise.commands.isEmpty {
            lines += exercise.commands.map { Line(Span("  > ", .faint), Span($0, .strong), hanging: 6) }
        }
        lines += question(exercise)
        lines += easier(exercise.aids)
        lines += isNarrow ? inRows(exercise.offered) : offered(exercise.offered)
        lines += goals(exercise.goals)
        let offers = exercise.isOfTest ? "leave" : words(offers(at: exercise))
        // A round without help says itself how to continue.
        return offers.isEmpty ? lines : lines + [Line(next: offers)]
    }

    /// Returns the commands that can be typed in place of an answer. Once the exercise is done or its answer
    /// was shown, there is no more help.
    private func offers(at exercise: LessonReply.Presentation) -> [String?] {
        let isOver = exercise.isDone || exercise.isShown
        return [exercise.kind == .fix ? "edit" : nil]
            + (isOver ? ["play", "next"] : ["hint", "skip", "play", "next"])
            // A lesson introduces the words of its set-ups; a drawn question comes without such words.
            + (exercise.count == nil && !isOver ? ["swift"] : [])
    }

    private func heading(_ exercise: LessonReply.Presentation) -> String {
        let place =
            exercise.count.map { "  \(exercise.number) of \($0)" }
            ?? "  Question \(exercise.number)"
        let standing = exercise.isDone ? "   done" : exercise.isShown ? "   its answer was shown" : ""
        return place + standing
    }

    private func code(_ lines: [String]) -> [Line] {
        guard !lines.isEmpty else { return [] }
        return [.empty] + lines.map(codeLine) + [.empty]
    }

    private func question(_ exercise: LessonReply.Presentation) -> [Line] {
        switch exercise.kind {
        case .predict:
            guard let question = exercise.question else { return [] }
            let names = question.asked.controllers.lazy.map { question.world.controllers[$0].name }
            let whose = names.listed(last: " and ")
            if exercise.isShown, exercise.offered.isEmpty {
                // Once the answer was shown, the question is closed, so its calls have no letters.
                return [Line("  " + question.sentence, hanging: 2)]
            }
            let offer = exercise.offered.isEmpty ? "methods" : "of these"
            // One of several steps may cause the same calls as another.
            let isOften = Lexer.statements(in: question.commands).count > 1
            let hasLayout = exercise.offered.contains { $0.text.hasSuffix("LayoutSubviews") }
            let once = hasLayout ? " Type a layout method only once." : ""
            let often = " If a method is called twice, type it twice." + once
            let isKnown = exercise.number > 1 && !isOften && !exercise.offered.isEmpty
            let form = isKnown ? "If none is called, type nothing." : "Type letters or names, or nothing."
            let which = "Which \(offer) are called on \(whose), and in what order?"
            return [Line("  \(which) \(form)\(isOften ? often : once)", hanging: 2)]
        case .count:
            return [Line("  \(EngineQuestion.sentence(count: exercise.ask ?? "it")) Type a number.")]
        case .next: return [Line("  \(exercise.ask ?? "") Type a call, or nothing.", hanging: 2)]
        case .state: return [Line("  \(Goal.question(exercise.ask ?? "")) Type yes or no.")]
        case .choose:
            // Of a statement and its opposite only one is right.
            let isEither = Set(exercise.offered.map { $0.text.replacing("n't", with: "") }).count == 1
            let form = isEither ? "Type a letter." : "Type a letter, or both."
            return [Line("  " + (exercise.offered.count == 2 ? form : "Type one or more letters."))]
        case .do: return [Line("  Type commands until \(exercise.whatIsTrue):")]
        case .fix:
            let until = "  Change the code until \(exercise.whatIsTrue)."
            return [Line(until + " Type edit to open it, or type the new code.", hanging: 2)]
        }
    }
}

extension LessonReply.Presentation {
    /// What the goals have to be, in words.
    fileprivate var whatIsTrue: String { goals.count > 1 ? "all of these are true" : "this is true" }
}

extension Int {
    /// The number at the right edge of a column.
    func inColumns(_ width: Int) -> String {
        let digits = String(self)
        return String(repeating: " ", count: Swift.max(0, width - digits.count)) + digits
    }
}
