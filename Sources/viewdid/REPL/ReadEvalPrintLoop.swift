import CommandLanguage
import Course
import Foundation
import Lifecycle
import LineEditing
import Session

/// Reads lines, hands them to the session or the lesson, prints the replies.
final class ReadEvalPrintLoop {
    /// What the loop needs of the world around it.
    struct Surroundings {
        let styling: Styling
        let documents: CarriedDocuments
        let shelf: LessonShelf
        let progress: LearnerProgress
        let pager: Pager?
    }

    private(set) var session: Session
    private(set) var hasFailed = false
    private(set) var lesson: LessonRunner?
    let surroundings: Surroundings
    private let began = ContinuousClock.now
    private var isAtEnd = false
    /// What has been answered and is not printed yet.
    private var answer: [Line] = []

    private var replyLines: ReplyLines {
        ReplyLines(documents: surroundings.documents, styling: surroundings.styling)
    }

    init(session: Session, surroundings: Surroundings) {
        self.session = session
        self.surroundings = surroundings
    }

    /// The line editor; nil where the terminal cannot have one.
    func terminal(historyPath: String?) -> Terminal? {
        Terminal(program: "viewdid", historyPath: historyPath) { [unowned self] typed in
            completions(of: typed)
        }
    }

    func greet() {
        show(Greeting(environment: session.environment).lines(surroundings.styling))
    }

    /// Runs until the lines end or someone quits.
    ///
    /// - Parameters:
    ///   - source: Where lines come from.
    ///   - isScript: Whether faults are reported with their line and make the run fail.
    ///   - name: The script's name, for the reports.
    func run(_ source: some LineSource, isScript: Bool = false, name: String? = nil) {
        var source = source
        var number = 0
        while !isAtEnd {
            printAnswer(isPerson: !isScript)
            switch source.next(prompt) {
            case .line(let line):
                number += 1
                enter(line, place: isScript ? (name.map { "\($0):\(number)" } ?? "line \(number)") : nil)
            case .interrupted: continue
            case .end: isAtEnd = true
            }
        }
        printAnswer(isPerson: false)
    }

    func show(_ lines: [Line]) {
        answer += lines
    }

    /// Prints what has been answered; for a person, page by page if it does not fit, and set off from what follows.
    private func printAnswer(isPerson: Bool) {
        guard !answer.isEmpty else { return }
        let rows = answer.withOneNext.flatMap { $0.rendered(surroundings.styling) }
        if !(isPerson && surroundings.pager?.show(rows) ?? false) { rows.forEach { print($0) } }
        if isPerson, !awaitsAnswer { print() }
        answer = []
    }

    private var awaitsAnswer: Bool { lesson.map(\.awaitsAnswer) ?? (session.pending != nil) }

    private var prompt: Prompt {
        let (text, color) = promptWords
        return Prompt(text, color: surroundings.styling.usesColor ? color : nil)
    }

    private var promptWords: (text: String, color: String) {
        if let lesson, !lesson.awaitsAnswer {
            return lesson.isPlaying ? ("play >", "1;33") : ("\(lesson.lesson.id) >", "1;32")
        }
        if awaitsAnswer { return ("  ?", "1;36") }
        let name = session.current.map { session.simulation.world.controllers[$0].name } ?? "viewdid"
        return ("\(name) >", "1;32")
    }

    private func completions(of typed: String) -> Completions {
        let now = lesson?.stage ?? session
        let context = CommandContext(
            world: now.simulation.world, current: now.current,
            lessons: surroundings.shelf.lessons.map { ($0.id, $0.title) },
            claims: surroundings.documents.ledger?.claims.map(\.id) ?? [])
        let found = CommandCompleter.completions(of: typed, in: context)
        return Completions(
            replacedCount: found.replaced,
            candidates: found.candidates.map { Candidate($0.text, summary: $0.summary) })
    }
}

// MARK: - Lines

extension ReadEvalPrintLoop {
    private func enter(_ line: String, place: String?) {
        let seconds = began.duration(to: .now).seconds
        if lesson == nil {
            for reply in session.enter(line, at: seconds) { show(reply, place: place) }
        } else {
            enterInLesson(line, at: seconds, place: place)
        }
        for notice in surroundings.progress.takeNotices() { show([Line("! " + notice, .bad)]) }
    }

    private func enterInLesson(_ line: String, at seconds: Double, place: String?) {
        let replies = lesson?.enter(line, at: seconds) ?? []
        for reply in replies { show(reply, place: place) }
        show(LessonLines(replies: replyLines).closing(replies))
        if let events = lesson?.takeEvents() { surroundings.progress.save(events) }
    }

    private func show(_ reply: LessonReply, place: String?) {
        if case .session(let reply) = reply, needsProgram(reply) { return show(reply, place: place) }
        show(LessonLines(replies: replyLines).lines(reply))
    }

    private func needsProgram(_ reply: Reply) -> Bool {
        switch reply {
        case .request, .inquiry: true
        default: false
        }
    }

    private func show(_ reply: Reply, place: String?) {
        switch reply {
        case .request(let command): carryOut(command)
        case .inquiry(let inquiry): answer(inquiry)
        default:
            let lines = replyLines.lines(reply)
            guard reply.isFailure, let place else { return show(lines) }
            hasFailed = true
            show(lines.prefixed(with: place))
        }
    }

    private func carryOut(_ command: SessionCommand) {
        switch command {
        case .quit: isAtEnd = true
        case .lessons: show(LessonListLines(shelf: surroundings.shelf, progress: surroundings.progress).lines)
        case .learn(let name): learn(name)
        case .hint, .skip, .play, .back, .next:
            show([Line([Span("  That is for lessons and questions.")], next: "learn   predict access view")])
        default: show([Line("  That is not possible here.")])
        }
    }

    private func answer(_ inquiry: Inquiry) {
        let lines = DocumentLines(documents: surroundings.documents)
        switch inquiry {
        case .documents: show(lines.list)
        case .claim(let id): show(lines.claim(id))
        default: break
        }
    }

    /// Begins a lesson, or goes on where it was left; without a name the first that is not done.
    func learn(_ name: String?) {
        let shelf = surroundings.shelf, progress = surroundings.progress
        guard !shelf.lessons.isEmpty else {
            return show([Line("! No lessons were found. Name their folder with --lessons.", .bad)])
        }
        let chosen =
            name.map(shelf.lesson) ?? shelf.lessons.first { progress.done($0).count < $0.exercises.count }
            ?? shelf.lessons.first
        guard let chosen else {
            let meant = Spelling.closest(to: name ?? "", among: shelf.lessons.map(\.id))
            return show([
                Line(
                    "! There is no lesson \(name ?? "")."
                        + (meant.map { " Did you mean: learn \($0)" } ?? ""), .bad)
            ])
        }
        begin(chosen)
    }

    private func begin(_ chosen: Lesson) {
        let progress = surroundings.progress
        do throws(CommandError) {
            var runner = try LessonRunner(chosen, done: progress.done(chosen))
            if progress.isChanged(chosen) {
                show([Line("  The lesson has changed since you did it.", .note)])
            }
            progress.begin(chosen)
            let replies = runner.begin(at: began.duration(to: .now).seconds)
            lesson = runner
            for reply in replies { show(reply, place: nil) }
        } catch {
            show([Line("! \(chosen.file): \(error.message)", .bad)])
        }
    }
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

extension [Line] {
    /// The lines with the place of a fault before the first.
    func prefixed(with place: String) -> [Line] {
        guard var first else { return [Line(place)] }
        first.spans.insert(Span(place + ": ", .faint), at: 0)
        return [first] + dropFirst()
    }
}
