import CommandLanguage
import Course
import Practice
import Session

/// Requests to the program rather than to the session: lessons, rounds, files, documents.
extension ReadEvalPrintLoop {
    func carryOut(_ command: SessionCommand, place: String?) {
        switch command {
        case .more: showMore()
        case .quit: quit()
        case .edit: edit()
        case .lessons: show(list.lines)
        case .learn(let name): telling { try learn(name) }
        case .learnFor(let name): telling { try learn(for: name) }
        case .today: show(list.today(now))
        case .test(let name): test(name)
        case .hint, .skip, .play, .back, .next:
            show(PlaceLines.onlyInLessonsAndRounds)
        case .steps, .rules, .previous, .gotoExercise: show(PlaceLines.onlyInLessons)
        case .leave:
            if learner.lesson == nil {
                show(PlaceLines.notInLesson)
            } else {
                leave()
            }
        case .progress: show(list.summary)
        case .worlds: show(WorldLines(styling: surroundings.styling).list(PresetWorld.all))
        case .practice(let topic): telling { try practise(topic) }
        case .interview(let minutes): telling { try interview(minutes) }
        case .stats:
            show(StatisticsLines.lines(PracticeStatistics(surroundings.progress.practice, date: now)))
        case .card(let path): showCard(to: path)
        case .forget(let name): forget(name)
        case .save(let path): save(path)
        case .replay(let path): replay(path)
        case .run(let path): runFile(path, from: place)
        case .help, .helpNow:
            show(learner.answeringHelp?.lines ?? help)
        case .undo, .redo, .goto, .reset, .log, .world, .question:
            show(PlaceLines.answerFirst)
        }
    }

    /// The help at a place where no question is open.
    var help: [Line] {
        var offers = learner.commandsNow
        let styling = surroundings.styling, room = (surroundings.rows() ?? .max) - 2
        func rows() -> Int { HelpLines.now(offers).reduce(0) { $0 + $1.rendered(styling).count } }
        // On a small screen the longest explanations are left out, so that all commands are seen.
        while rows() > room, let longest = offers.map(\.what.count).max(), longest > 0 {
            offers = offers.map { ($0.line, $0.what.count < longest ? $0.what : "") }
        }
        return HelpLines.now(offers)
    }

    /// Begins something, or tells what is wrong with the file that it was recorded to before.
    func telling(_ begin: () throws -> Void) {
        do { try begin() } catch { fail("\(error)") }
    }

    /// Shows the card of the learner's lesson or round, or of the last one, or writes it to a file.
    ///
    /// - Parameter path: A new file for a picture; nil for the screen.
    private func showCard(to path: String?) {
        let last = learner.lesson == nil ? lastCard : nil
        guard let card = last ?? resultCard.chart(of: learner) else {
            return show(
                Line("  Nothing to show yet. Finish a lesson or a round first.", next: "learn   practice"))
        }
        if let path { return write(card.svg, to: path, what: "the card") }
        let next = Line.next(learner.report.isEmpty ? "card svg FILE" : "card svg FILE   more")
        show(card.text.map { Line("  " + $0, hanging: 6) } + [next])
    }

    var resultCard: ResultCard { ResultCard(surroundings.progress, on: surroundings.shelf) }

    /// Shows what did not fit on the screen of the last answer, or else the report on the last round again.
    func showMore() {
        let isReport = learner.lesson == nil && !learner.report.isEmpty
        let report = isReport ? learner.report : [Line("  Nothing more to show.")]
        show(answer.rest.isEmpty ? report : answer.rest, asking: answer.keepsQuestion)
    }

    func answer(_ inquiry: Inquiry, place: String?) {
        let lines = DocumentLines(ledger: .shared)
        switch inquiry {
        case .documents: show(lines.list)
        case .claim(let id):
            if let known = lines.knownClaim(id) { show(known) } else { fail(lines.noClaim(id), place: place) }
        case .symptom(let text):
            guard let page = Handbook.shared?.symptom(text, in: learner.stage) else {
                return fail(ExplanationLines.noSymptom(text), place: place)
            }
            let environment = learner.stage.environment
            let entry = HandbookLines(
                entry: page, environment: environment, documents: .carried,
                hidesExamples: learner.awaitsAnswer)
            show(entry.page)
        case .swift:
            show(SwiftLines(learner.written).lines)
        case .predict, .state, .trace, .stack, .whyEntry, .whyCallback, .explain, .compare, .when, .watch,
            .contrast,
            .expect,
            .tree, .map, .diagram, .slow, .references, .sources:
            break
        }
    }
}
