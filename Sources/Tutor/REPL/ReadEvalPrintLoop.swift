import CommandLanguage
import Course
import Foundation
import Lifecycle
import LineEditing
import Practice
import Reports
import Session
import VisibleText

/// Reads lines, hands them to the session or the lesson, prints the replies.
package final class ReadEvalPrintLoop {
    /// The dependencies of the loop.
    package struct Surroundings {
        let initialStyling: Styling
        /// The width of the terminal now; nil where there is none.
        let columns: @Sendable () -> Int?
        /// The height of the terminal now; nil where answers of any length are printed whole.
        let rows: @Sendable () -> Int?
        package let shelf: LessonShelf
        package let progress: LearnerProgress
        let editor: @Sendable () -> TextEditor?

        package init(
            styling: Styling, columns: @escaping @Sendable () -> Int?, rows: @escaping @Sendable () -> Int?,
            shelf: LessonShelf, progress: LearnerProgress, editor: @escaping @Sendable () -> TextEditor?
        ) {
            initialStyling = styling
            self.columns = columns
            self.rows = rows
            self.shelf = shelf
            self.progress = progress
            self.editor = editor
        }

        /// The style of output for the current width of the window.
        package var styling: Styling { initialStyling.fitted(to: columns()) }
    }

    package internal(set) var learner: Learner
    /// The result of the last lesson or round.
    package var lastCard: BarChart?
    /// The moving picture that follows the answer.
    var movie: MovingPicture?
    /// The methods that UIKit would have called, and of which the learner was told.
    private var toldMethods: Set<UncalledMethod> = []
    private var toldAnimators: [String] = []
    /// Indicates whether the program began with a lesson or a round, and the learner hasn't been in the
    /// session yet.
    var isSessionUnseen = false
    var recordings = Recordings()
    /// The teacher's key, with which recordings are sealed; nil without one.
    let key: TranscriptKey?
    package let surroundings: Surroundings
    private let began = ContinuousClock.now
    var ending = Ending()
    var mode = InputMode()
    /// The place in a script of the current line.
    private var place: String?
    private(set) var answer = PendingAnswer()
    /// A line that was typed before all of a question was shown; Enter takes it afterward.
    private var kept: String?
    /// The second of the session when the last answer was printed.
    private var lastPrint = 0.0

    var styling: Styling { surroundings.styling }

    package init(
        _ start: Session.Start, learner: String? = nil, key: TranscriptKey? = nil, surroundings: Surroundings
    ) {
        self.learner = Learner(start, name: learner)
        self.key = key
        self.surroundings = surroundings
    }

    /// Records the session to a file; if the file holds its beginning, the session goes on from there.
    ///
    /// - Parameter path: The file.
    /// - Throws: What is wrong with the file, with what to do instead.
    package func record(to path: String) throws {
        recordings.beginSession(
            try Recording(
                path, of: &learner.session, start: learner.start, learner: learner.name, key: key))
        if !learner.session.journal.isEmpty {
            let count = learner.session.journal.count.counted("entry", "entries")
            show(Line("  Continuing after \(count) of \(path)."))
        }
    }

    /// The line editor; nil where the terminal cannot have one.
    func terminal(historyPath: String?) -> Terminal? {
        let whenIdle = { [unowned self] in
            TextPreloader.begin()
            // A word that isn't a command may be the title of a lesson.
            _ = surroundings.shelf.library
        }
        return Terminal(program: "viewdid", historyPath: historyPath, whenIdle: whenIdle) {
            [unowned self] typed in
            learner.completions(of: typed, lessons: surroundings.shelf)
        }
    }

    package func greet(version: String) {
        let greeting = Greeting(
            version: version, environment: learner.session.environment,
            open: surroundings.progress.openStep(on: surroundings.shelf))
        show(greeting.lines(surroundings.styling))
    }

    /// Runs until the lines end or someone quits.
    ///
    /// - Parameters:
    ///   - source: Where lines come from.
    ///   - isScript: Whether faults are reported with their line and make the run fail, and Ctrl-C ends it.
    ///   - name: The script's name, for the reports.
    ///   - tellsPlaces: Whether faults of a script are told with their line.
    ///   - offersNext: Whether more can be typed, so that answers end with what could be.
    ///   - takeNotice: What the source has to tell since it was last asked.
    /// - Throws: Why the output cannot be written, which ends the run.
    package func run(
        _ source: some LineSource, isScript: Bool = false, name: String? = nil, tellsPlaces: Bool = true,
        offersNext: Bool = true, takeNotice: () -> String? = { nil }
    ) throws(OutputFailure) {
        var source = ContinuedLines(source)
        var number = 1
        mode = InputMode(isScript: isScript, offersNext: offersNext)
        isSessionUnseen = learner.lesson != nil && learner.session.journal.isEmpty
        while !ending.isReached {
            if let notice = takeNotice() { show(Line("! " + notice, .bad)) }
            try printAnswer(isPerson: !isScript)
            if !isScript { Interrupt.forget() }
            let next = source.next(
                prompt, takesCode: learner.takesCode, leaving: isScript ? nil : leavesCode)
            if source.hasLeft { show(Line("  The unfinished code was dropped.", .note)) }
            switch next {
            case .line(let line) where number == 1 && isScript && Transcript.isBeginning(line):
                // It contains commands, but is no file of commands.
                fail(
                    "This is a transcript, not a file of commands. Use: viewdid replay \(name ?? "FILE")")
                ending.isReached = true
            case .line(let line) where !isScript && annotate(line, with: &source): break
            case .line(let line):
                let place = name.map { "\($0):\(number)" } ?? "line \(number)"
                number += source.lastCount
                enter(input(from: line, with: &source), place: isScript && tellsPlaces ? place : nil)
            case .interrupted: stop()
            case .end: quit()
            }
            if Interrupt.isPending { stop() }
        }
        if let problem = source.problem {
            fail([Line("! \(problem)", .bad)], place: nil)
        } else if let name, number == 1, !ending.wasStopped {
            show(Line("  " + FileMessage.empty(name), .note))
        }
        try printAnswer(isPerson: false)
    }

    /// Shows lines with the next answer.
    ///
    /// - Parameters:
    ///   - lines: The lines.
    ///   - asking: Whether they ask a question.
    package func show(_ lines: [Line], asking: Bool = false) { answer.add(lines, asking: asking) }

    func show(_ line: Line) { show([line]) }

    /// Lets Ctrl-C end a script; a person only loses the line or command.
    private func stop() {
        guard mode.isScript else { return }
        (ending.isReached, ending.wasStopped) = (true, true)
    }

    /// Shows what went wrong; it makes a script fail.
    func fail(_ problem: String) { fail([Line("! " + problem, .bad)], place: place, isFirst: true) }

    /// Prints what has been answered; for a person, up to the height of the screen, and set off from the next prompt.
    private func printAnswer(isPerson: Bool) throws(OutputFailure) {
        // After the end nothing can be typed, and a pipe has been typed already.
        let offersNext = mode.offersNext && !mode.isScript && !ending.isReached
        let distance = isPerson && !learner.awaitsAnswer ? [""] : []
        let room = isPerson ? surroundings.rows().map { $0 - distance.count - promptRows } : nil
        let rows = answer.take(offeringNext: offersNext, room: room, surroundings.styling)
        if let rows {
            try StandardOutput.print(styled: rows + distance)
            lastPrint = seconds
        }
        guard let movie else { return }
        self.movie = nil
        try play(movie)
    }

    /// Returns whether a line between open braces is a command to stop typing code, and doesn't belong to it.
    private func leavesCode(_ line: String) -> Bool {
        guard !isPasting, line.split(whereSeparator: { $0.isWhitespace }).count == 1,
            case .session(let command)? = CommandParser.instruction(of: line, in: learner.stage.context)
        else { return false }
        return [.hint, .skip, .next, .previous, .back, .leave, .question, .quit, .help(nil)].contains(command)
    }

    private let promptRows = 1

    private var prompt: Prompt {
        let (text, color) = learner.prompt
        return Prompt(
            text, color: surroundings.styling.usesColor ? color.rawValue : nil,
            history: learner.awaitsAnswer ? .answers : .commands)
    }

    func enter(_ line: String, place: String?) {
        self.place = place
        // An empty line passes over nothing that is hidden.
        let isHiding = !answer.rest.isEmpty && !answer.keepsQuestion
        if isHiding, line.allSatisfy({ $0.isWhitespace }), kept == nil { return showMore() }
        let asksWhyOfFault = mode.isAtTerminal && Learner.asksWhy(line) && !learner.awaitsAnswer
        if asksWhyOfFault, !answer.fault.isEmpty { return showFaultAgain() }
        let isBlank = line.allSatisfy { $0.isWhitespace }
        let meant = learner.awaitsAnswer || !AnswerReader.saysYes(line) ? nil : answer.meant
        let typed = meant ?? (isBlank && !answer.keepsQuestion ? kept ?? line : line)
        if !isBlank || !answer.keepsQuestion { kept = nil }
        let line = learner.spelledOut(
            typed, offers: answer.offers, why: answer.why, isAtTerminal: mode.isAtTerminal)
        // The time before a question is shown doesn't count.
        if answer.keepsQuestion { learner.round?.began += seconds - lastPrint }
        // Nobody answers a question that hasn't been shown yet, or leaves it out; what was typed isn't lost.
        if answer.keepsQuestion, !Learner.isBesideQuestion(line) {
            if !isBlank, !Learner.asksQuestionAgain(line) {
                kept = typed
                let what = typed.contains { $0.isNewline } ? "the code you pasted" : "your answer (\(typed))"
                show(Line("  Here is the question first. Press Enter after it to send \(what).", .note))
            }
            return showMore()
        }
        // What is asked beside a question leaves it to be read.
        let unread = answer.keepsQuestion ? answer.rest : [], step = learner.lesson?.exercise?.id
        defer {
            let isOpen = learner.awaitsAnswer && learner.lesson?.exercise?.id == step
            if !unread.isEmpty, isOpen, !answer.asks, !ending.isReached { show(unread, asking: true) }
        }
        if let line = learner.tooEarly(line) { return show([line]) }
        // Shortened names of methods begin like it.
        if learner.awaitsAnswer, AskedTopic.namesProgram(line) {
            return fail("That's a shell command. To use it, leave with quit first.")
        }
        if learner.awaitsAnswer, !learner.takesCode, line.contains(where: { $0.isNewline }) {
            return fail([PlaceLines.noCode], place: place)
        }
        guard !recordings.isRecording || TranscriptText.fits(line) else {
            return fail("This line is too long to record. Split it into several lines.")
        }
        // Such a line is never an answer, and isn't recorded.
        if Lexer.statements(in: line).map({ $0.text.lowercased() }) == ["more"] { return showMore() }
        let seconds = self.seconds, shelf = surroundings.shelf
        if learner.isForSession(line) { leave() }
        if learner.lesson == nil {
            let replies = learner.repliesInSession(to: line, at: seconds, lessons: shelf)
            // Running a file isn't answering.
            if mode.offersNext { surroundings.progress.keepBeliefs(of: replies.map(LessonReply.session)) }
            // The question that a fault is about is still on the screen.
            let isFault = replies.count == 2 && replies[0].isFailure && replies[1].asks && mode.isAtTerminal
            for reply in isFault ? Array(replies.prefix(1)) : replies { show(reply, place: place) }
            if isFault { show(.next("question", "hint", "skip", "undo")) }
            // A hint says nothing of what can be typed next.
            if learner.session.pending != nil, case .message? = replies.last { show(.next("hint", "skip")) }
        } else if learner.round != nil {
            takeInRound(line, place: place)
        } else {
            takeInLesson(place: place) { $0.replies(to: line, at: seconds, lessons: shelf) }
        }
        keep()
    }

    /// Keeps what is new, and tells what keeps it from being kept.
    func keep() {
        surroundings.progress.tellNotices()
        if let problem = recordings.record(learner.journal) {
            fail("\(problem) The session continues without being recorded.")
        }
    }

    /// The seconds since the session began, those of its recorded beginning included.
    var seconds: Double { began.duration(to: .now).seconds + recordings.offset }

    func show(_ reply: Reply, place: String?) {
        switch reply {
        case .request(let command): carryOut(command, place: place)
        case .help(_, nil) where learner.answeringHelp == nil: show(help)
        case .inquiry(let inquiry): answer(inquiry, place: place)
        case .drawing(let drawing, let path): draw(drawing, to: path)
        case .moving(let picture): show(picture)
        default:
            let lines =
                (mode.isAtTerminal ? replyLines.opening(reply) : []) + replyLines.lines(reply)
                + uncalledMethods(after: reply)
            if replyLines.isFailure(reply) {
                fail(lines, place: place)
            } else {
                show(lines, asking: reply.asks)
            }
        }
    }

    /// The methods that UIKit would have called by now, each told once; at the end of `run` all are told together.
    private func uncalledMethods(after reply: Reply) -> [Line] {
        guard mode.offersNext, case .ran(let run) = reply else { return [] }
        let unfinished = run.simulation.world.unfinishedAnimators
        defer { toldAnimators = unfinished }
        return run.simulation.uncalledMethods.filter { toldMethods.insert($0).inserted }.lines
            + (unfinished == toldAnimators ? [] : run.simulation.world.linesOfUnfinishedAnimators)
    }

    /// Says once more why the last line wasn't carried out, and how to ask about the last command that was.
    private func showFaultAgain() {
        show(answer.fault.withoutNext)
        guard let run = learner.stage.lastDone, let why = learner.stage.whyLastCommand else { return }
        show(Line("  Nothing was changed. The last command that ran is \(run.statement.head).", next: why))
    }

    /// Shows what went wrong and where; it makes a script fail.
    func fail(_ lines: [Line], place: String?, isFirst: Bool = false) {
        if mode.isScript { ending.hasFailed = true }
        answer.faults += lines
        let lines = place.map { lines.prefixed(with: $0) } ?? lines
        if isFirst { answer.addFirst(lines) } else { show(lines) }
    }
}

// MARK: - Lines

extension [Line] {
    /// The lines with the place of a fault before the first.
    func prefixed(with place: String) -> [Line] {
        guard var first else { return [Line(place)] }
        first.spans.insert(Span(place + ": ", .faint), at: 0)
        return [first] + dropFirst()
    }
}

/// The beginning and the end of a run.
extension ReadEvalPrintLoop {
    /// Indicates whether a round of questions has begun.
    package var hasRound: Bool { learner.round != nil }

    /// Indicates whether something went wrong in a script, as its exit status says.
    package var hasFailed: Bool { ending.hasFailed }

    /// Indicates whether a person is at the terminal, who can be asked something first.
    var isPerson: Bool {
        mode.isAtTerminal && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    }

    /// Runs at a terminal if there is one, else from the pipe.
    ///
    /// - Parameters:
    ///   - history: The file of the lines typed; nil to keep none.
    ///   - open: What is said first to a person.
    /// - Throws: Why the output cannot be written, which ends the run.
    package func run(keeping history: String?, open: () -> Void) throws(OutputFailure) {
        guard isPerson else {
            Interrupt.rememberFirst()
            return try run(PipedLines(), isScript: true)
        }
        guard let terminal = terminal(historyPath: history) else {
            open()
            return try run(PipedLines(showsPrompt: true))
        }
        open()
        try run(terminal) { terminal.takeNotice() }
    }

    /// Runs until the lines end or someone quits, and reports on a round that was under way then.
    package func runRound(keeping history: String?) throws {
        try run(keeping: history) {}
        if learner.round != nil {
            finishRound()
            try run(ScriptedLines(""), isScript: true)
        }
        try end()
    }

    /// Ends a session: throws what it came to, if that is not well.
    package func end() throws {
        try surroundings.progress.finish()
        if recordings.hasFailed || (ending.hasFailed && ending.hasNotWritten) { throw ExitStatus.notWritten }
        if ending.wasStopped { throw ExitStatus.interrupted }
        if ending.hasFailed { throw ExitStatus.no }
    }
}
