import CommandLanguage
import Course
import Lifecycle
import Reports
import Session

/// Replies of a session, in lines.
struct ReplyLines {
    let documents: DocumentLookup
    let styling: Styling
    /// Indicates whether explanations leave out their examples, because a question is waiting.
    var hidesExamples = false
    /// Indicates whether pages that answer a question may be suggested.
    var namesPages = true
    /// The subject of `help` while a question is waiting; nil for all commands.
    var answering: AnsweringHelp?
    /// The rows that other replies to a wrong answer take.
    var rowsBeside = 0

    private var rules: RuleLines { RuleLines(documents: documents) }
    var judgements: JudgementLines {
        JudgementLines(rules: rules, styling: styling, rowsBeside: rowsBeside)
    }

    /// The `why` question about the first wrong call that an answer implies; nil if there is none.
    func why(_ explanation: Explanation) -> String? {
        guard let judged = explanation.judged else { return nil }
        return explanation.firstWrong.map { judgements.why($0, in: judged.world) }
    }

    func lines(_ reply: Reply) -> [Line] {
        switch reply {
        case .ran(let run):
            let lines = RunLines(run), slips = SlipLines(run).lines
            // An error in Swift says why its code was skipped, or has no value.
            let isCall = if case .swift(.run)? = run.command { lines.visible.isEmpty } else { false }
            return !slips.isEmpty && (isCall || lines.onlySkips) ? slips : lines.lines + slips
        case .using(let controller, let world):
            return [
                Line("  " + WorldText(world: world).sentence(on: controller), next: "state   access view")
            ]
        case .moved(let relocation): return moved(relocation)
        case .changed(let differences): return differences.map(changes)
        case .misunderstood(let line, let error): return misunderstood(line, error)
        case .question(let question): return judgements.question(question)
        case .judged(let judged): return judgements.judged(judged, isShown: false)
        case .shown(let judged): return judgements.judged(judged, isShown: true)
        case .state(let controller, let world, let current):
            let state = StateLines(world)
            let lines =
                controller.map { state.one($0, isCurrent: $0 == current) }
                ?? state.everything(current: current)
            return lines + [.next("trace", "log")]
        case .trace(let run):
            return TraceLines(run).trace
        case .stack(let run, let entry): return TraceLines(run).stack(at: entry)
        case .why(let run, let entry): return why(run, entry)
        case .whyNot(let callback, let controller, let rule, let world, let isAgain):
            return whyNot(callback, controller, rule, world, isAgain)
        case .sources(.rule(let rule)): return rules.sources(rule)
        case .sources(.page(let name, .unknown, let environment))
        where explanations(environment).known(name) == nil:
            return [Line("  There's no page on \(name), so there are no sources.")]
        case .sources(.page(let name, let topic, let environment)):
            return explanations(environment).sources(name, topic)
        case .explanation(let name, let topic, let environment):
            return explanations(environment).lines(name, topic)
        case .comparison(let comparison): return ComparisonLines(comparison).lines(styling)
        case .watched(let values): return WatchedLines(watched: values, width: styling.width).lines
        case .truthTable(let table): return TruthTableLines(table: table, width: styling.width).lines
        case .contrast(let contrast): return contrast.lines(styling)
        case .expectation(let text, let isMet, let found): return expectation(text, isMet, found)
        case .log(let done, let undone): return log(done, undone)
        case .undone(let statements):
            return [Line("  Undone: \(list(statements))", next: "redo   state")]
        case .redone(let statements):
            return [Line("  Redone: \(list(statements))", next: "undo   state")]
        case .reset: return [Line("  Started over.", next: "undo")]
        case .help(let commands, let topic):
            if topic == nil, let answering { return answering.lines }
            return HelpLines(commands: commands, topic: topic).lines
        case .possible(let groups): return HelpLines.possible(groups)
        case .left(_, let commands):
            return [Line("  Skipped the prediction and ran: \(commands)", hanging: 4)]
        case .message(let text): return [Line("  " + text)]
        case .stopped(let statement):
            return [Line("  Stopped \(statement). Nothing was changed.", next: "state")]
        case .references(let world, let target): return ReferenceLines(world: world, target: target).lines
        case .tree(let world): return TreeLines(world: world).lines
        case .map(let map):
            return hidesExamples
                ? [Line("  You can see the map once you've answered.", next: "hint   skip")]
                : MapLines(map: map).lines
        case .diagram(let diagram): return DiagramLines(diagram: diagram).lines(styling)
        case .worlds(let worlds): return WorldLines(styling: styling).list(worlds)
        case .made(let world, let now, let forgotten):
            return WorldLines(styling: styling).made(world, now, without: forgotten)
        case .request, .inquiry, .drawing, .moving: return []
        }
    }

    /// Returns the note that a ready-made controller was replaced by the learner's own.
    func opening(_ reply: Reply) -> [Line] {
        guard case .ran(let run) = reply, let name = run.replacedReadyController else { return [] }
        return [Line("  Removed the ready-made controller \(name), since you now have your own.", .note)]
    }

    private func misunderstood(_ line: String, _ error: CommandError) -> [Line] {
        if let excerpt = error.excerpt {
            let code = ExcerptLines(line: excerpt.line, column: excerpt.column)
            return [Line("! " + error.message, .bad)] + code.lines
        }
        if let line = shellCommand(line) { return [line] }
        // For calls that aren't an answer, no page is suggested: the error already says what is wrong.
        let namesPages = self.namesPages && !(hidesExamples && AskedTopic.isAnswer(line))
        let named = namesPages ? AskedTopic.command(naming: line, ratherThan: error.suggestion) : nil
        let word =
            namesPages && !hidesExamples ? HelpLines.word(meantBy: line, ratherThan: error.suggestion) : nil
        if named == nil, error.suggestion != nil, let word { return meant(word: word, error) }
        if let asked = named ?? error.suggestion.flatMap(AskedTopic.existing) { return meant(asked, error) }
        // Only now, since the first search for a page reads all of them. A question that was understood needs none.
        let isUnderstood = error.column == 0 && QuestionWords.askSomething(line)
        let page =
            namesPages && !isUnderstood && !line.contains(" = ") ? AskedTopic.command(for: line) : nil
        // A line that begins like a command doesn't mean a page, but a page may still help.
        let isCommand = AskedTopic.begins(asCommand: line)
        if !isCommand, let page { return meant(page, error) }
        if !isCommand, let word { return meant(word: word, error) }
        let offers = [page.flatMap { isCommand && tells($0) ? $0 : nil }, "help"]
        let next = offers.compactMap { $0 }.joined(separator: Line.betweenOffers)
        let isOfLog = !hidesExamples && !isCommand && AskedTopic.isOfLog(line)
        let log = isOfLog ? [Line("  To have a console log explained, paste all of it.")] : []
        return [Line("! " + error.message, .bad, next: next)] + log
    }

    private func meant(_ suggestion: String, _ error: CommandError) -> [Line] {
        let message = "! " + error.message.asSentence
        return [Line(Span(message, .bad), Span(" Did you mean: \(suggestion)"))]
    }

    /// Names the command that was meant by a misspelled word, where nothing that would run can be suggested.
    private func meant(word: String, _ error: CommandError) -> [Line] {
        let message = "! " + error.message.asSentence
        return [Line(Span(message, .bad), Span(" Did you mean \(word)?"), next: "help \(word)")]
    }

    /// Returns the reply to a shell command.
    private func shellCommand(_ line: String) -> Line? {
        guard !hidesExamples, let command = AskedTopic.shellCommand(line) else { return nil }
        return Line(
            "! That's a shell command. In the shell, type: \(command)", .bad, hanging: 4, next: "quit   help")
    }

    /// Returns whether a page explains its subject, rather than saying that it is out of scope.
    private func tells(_ page: String) -> Bool {
        let name = page.split(separator: " ", maxSplits: 1).last.map(String.init) ?? page
        if case .outside? = Handbook.shared?.page(for: name) { return false }
        return true
    }

    private func moved(_ relocation: Relocation) -> [Line] {
        let environment = Span("  " + StateLines.environment(relocation.new))
        let given = relocation.note.map { Line("  " + $0, .note, hanging: 4) }
        let lost = LostStatementLines(statements: relocation.lost, release: relocation.new.release).lines
        if relocation.differences.isEmpty, lost.isEmpty {
            return (given.map { [$0] } ?? []) + [Line(environment, next: "undo   log")]
        }
        let lines =
            (given.map { [$0] } ?? []) + [Line(environment)] + relocation.differences.map(changes) + lost
        let both = [relocation.old, relocation.new].map { $0.release }.sorted().map { $0.name }
        let comparison = both[0] == both[1] ? "log" : "compare ios \(both[0]) \(both[1])"
        return lines + [.next(comparison, "undo")]
    }

    /// What is different about a command that ran again.
    private func changes(_ difference: Relocation.Difference) -> Line {
        let old = difference.old.outcomeLines, new = difference.new.outcomeLines
        var gone: [String] = [], added: [String] = [], moved: [String] = []
        for change in new.difference(from: old).inferringMoves() {
            switch change {
            case .remove(_, let call, nil): gone.append(call)
            case .insert(_, let call, nil): added.append(call)
            case .insert(_, let call, _): moved.append(call)
            case .remove: break
            }
        }
        let kinds: [(String, [String])] = [
            (old == ["refused"] ? "no longer" : "now without", gone),
            (new == ["refused"] ? "now" : "now with", added), ("now with another place for", moved),
            ("now prints something else", gone.isEmpty && added.isEmpty && moved.isEmpty ? [""] : []),
        ]
        let changes = kinds.filter { !$1.isEmpty }.map { "\($0) " + $1.listed(last: " and ") }
        return Line("  \(difference.statement.head): " + changes.joined(separator: "; "), hanging: 4)
    }

    private func why(_ run: Run, _ entry: Int) -> [Line] {
        let record = run.simulation.trace[entry]
        var lines = [Line("  " + WorldText(world: run.simulation.world).event(record), .strong)]
        if let caller = record.caller.map({ run.simulation.trace[$0] }) {
            let world = run.simulation.world, name = caller.callbackName
            let call = "\(caller.receiver.name(in: world)).\(name)"
            let during = name.isEmpty ? WorldText(world: world).event(caller) : call
            lines.append(Line("  called during \(during)", .faint))
        }
        let number = run.visibleCallbacks.firstIndex(of: entry).map { $0 + 1 } ?? 1
        return lines + rules.lines(run.simulation.trace.reason(of: entry)) + [
            .next("stack \(number)", "sources", "trace")
        ]
    }

    private func whyNot(
        _ callback: Callback, _ controller: Controller.ID, _ rule: Rule?, _ world: World, _ isAgain: Bool
    ) -> [Line] {
        let call = "\(world.controllers[controller].name).\(callback.rawValue)"
        // The commands of a waiting question haven't run yet.
        let again = isAgain ? " again" : ""
        let fact =
            hidesExamples
            ? "\(call) isn't called\(again) here." : "The last command didn't call \(call)\(again)."
        let head = Line("  " + fact, .strong)
        guard let rule else {
            return [
                head,
                Line(
                    "  Nothing triggered \(callback.rawValue).",
                    next: "trace   explain \(callback.rawValue)"),
            ]
        }
        return [head] + rules.lines(rule) + [.next("trace", "explain \(callback.rawValue)")]
    }

    /// Returns whether a reply reports an error, or that nothing is known.
    func isFailure(_ reply: Reply) -> Bool {
        if case .explanation(_, .unknown(let name, _), let environment) = reply {
            return explanations(environment).known(name) == nil
        }
        return reply.isFailure
    }

    private func explanations(_ environment: Environment) -> ExplanationLines {
        ExplanationLines(environment: environment, rules: rules, hidesExamples: hidesExamples)
    }

    private func expectation(_ text: String, _ isMet: Bool, _ found: String) -> [Line] {
        guard !isMet else { return [Line("  ok: \(text)", .good, next: "trace")] }
        return [
            Line("! expected: \(text)", .bad, hanging: 4),
            Line("  found:    \(found)", hanging: 4, next: "trace"),
        ]
    }

    private func list(_ statements: StatementList) -> String {
        let left = statements.count - statements.first.count - statements.last.count
        let middle = left > 0 ? ["… and \(left) more …"] : []
        return (statements.first.map { $0.head } + middle + statements.last.map { $0.head })
            .joined(separator: "; ")
    }

    private func log(_ done: [String], _ undone: [String]) -> [Line] {
        if done.isEmpty, undone.isEmpty { return [Line("  No commands yet.", next: "access view")] }
        return (done + undone).enumerated().flatMap { place, statement in
            let isUndone = place >= done.count
            return statement.split(whereSeparator: { $0.isNewline }).enumerated().map { row, text in
                // Code keeps its lines, so that it can be pasted.
                let number = row == 0 ? "\(place + 1)  " : "   "
                let mark = isUndone && row == 0 ? "  (undone)" : ""
                return Line("  \(number)\(text)\(mark)", isUndone ? .faint : .plain, hanging: 5)
            }
        } + [.next("goto 1", done.isEmpty ? "redo" : "undo")]
    }
}

extension String {
    /// The text with a full stop, where it may end with a command or a name.
    fileprivate var asSentence: String {
        last.map { ".?!:)…。？！".contains($0) } ?? true ? self : self + "."
    }
}
