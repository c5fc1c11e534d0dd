import CommandLanguage
import Lifecycle
import Session

/// Replies of a session, in lines.
struct ReplyLines {
    let documents: any DocumentSource
    let styling: Styling

    private var rules: RuleLines { RuleLines(documents: documents) }
    private var judgements: JudgementLines { JudgementLines(rules: rules) }

    func lines(_ reply: Reply) -> [Line] {
        switch reply {
        case .ran(let run): return RunLines(run).lines
        case .using(let controller, let world):
            return [Line("  " + WorldText(world: world).viewSentence(controller))]
        case .moved(let relocation): return moved(relocation)
        case .misunderstood(_, let error): return misunderstood(error)
        case .question(let question): return judgements.question(question)
        case .judged(let judged): return judgements.judged(judged, isShown: false)
        case .shown(let judged): return judgements.judged(judged, isShown: true)
        case .state(let controller, let world, let current):
            let state = StateLines(world)
            return controller.map { state.one($0, isCurrent: $0 == current) }
                ?? state.everything(current: current)
        case .trace(let run):
            return run.entries.isEmpty ? [Line("  Nothing happened.")] : StateLines.trace(run)
        case .stack(let run, let entry): return StateLines.stack(run, entry: entry)
        case .why(let run, let entry): return why(run, entry)
        case .whyNot(let callback, let controller, let rule, let world):
            return whyNot(callback, controller, rule, world)
        case .explanation(let topic, let environment): return explanation(topic, environment)
        case .comparison(let comparison): return ComparisonLines(comparison: comparison).lines(styling)
        case .expectation(let text, let isMet, let found): return expectation(text, isMet, found)
        case .log(let done, let undone): return log(done, undone)
        case .undone(let statements):
            return [
                Line([Span("  Taken back: \(statements.joined(separator: "; "))")], aside: "redo   state")
            ]
        case .redone(let statements):
            return [
                Line([Span("  Done again: \(statements.joined(separator: "; "))")], aside: "undo   state")
            ]
        case .reset: return [Line([Span("  A new beginning.")], aside: "undo")]
        case .help(let commands, let topic): return HelpLines(commands: commands, topic: topic).lines
        case .message(let text): return [Line("  " + text)]
        case .references(let world): return ReferenceLines(world: world).lines
        case .request, .inquiry: return []
        }
    }

    private func misunderstood(_ error: CommandError) -> [Line] {
        guard let suggestion = error.suggestion else { return [Line("! " + error.message, .bad)] }
        return [Line([Span("! " + error.message, .bad), Span(" Did you mean: \(suggestion)")])]
    }

    private func moved(_ relocation: Relocation) -> [Line] {
        var lines = [Line("  " + StateLines.environment(relocation.new))]
        for difference in relocation.differences {
            lines.append(Line("  \(difference.statement) came out differently:"))
            let old = difference.old.outcomeLines, new = difference.new.outcomeLines
            lines.append(
                Line("    before: " + (old.isEmpty ? "nothing" : old.joined(separator: " ")), hanging: 12))
            lines.append(
                Line("    now:    " + (new.isEmpty ? "nothing" : new.joined(separator: " ")), hanging: 12))
        }
        return lines
    }

    private func why(_ run: Run, _ entry: Int) -> [Line] {
        let record = run.simulation.trace[entry]
        var lines = [Line("  " + WorldText(world: run.simulation.world).event(record), .strong)]
        if let caller = record.caller {
            lines.append(
                Line(
                    "  inside " + WorldText(world: run.simulation.world).event(run.simulation.trace[caller]),
                    .faint))
        }
        let number = run.visibleCallbacks.firstIndex(of: entry).map { $0 + 1 } ?? 1
        return lines + rules.lines(record.rule) + [Line([Span("")], aside: "stack \(number)")]
    }

    private func whyNot(_ callback: Callback, _ controller: Controller.ID, _ rule: Rule?, _ world: World)
        -> [Line]
    {
        let name = world.controllers[controller].name
        let head = Line("  \(name).\(callback.rawValue) was not called by the last command.", .strong)
        guard let rule else { return [head, Line("  Nothing gave cause for it.")] }
        return [head] + rules.lines(rule)
    }

    private func explanation(_ topic: Topic, _ environment: Environment) -> [Line] {
        switch topic {
        case .rule(let rule): return rules.lines(rule)
        case .callback(let callback, let found):
            let head = Line("  \(callback.signature)", .strong)
            guard !found.isEmpty else { return [head, Line("  No rule speaks on it.")] }
            return [head]
                + found.flatMap { rule -> [Line] in
                    let sign = environment.holds(rule) ? "+" : "-"
                    return [
                        Line(
                            [Span("  \(sign) "), Span(rule.facts.statement)], hanging: 4,
                            aside: "\(rule.facts.identifier), \(rule.facts.range)")
                    ]
                } + [Line("  + holds on iOS \(environment.release.major), - does not", .faint)]
        case .commands(let commands): return HelpLines(commands: commands, topic: "").lines
        case .unknown(let name, let meant):
            let remedy =
                meant.map { " Did you mean: explain \($0)" } ?? " Try a method, such as explain viewDidLoad."
            return [Line("! Nothing is known about \(name).", .bad), Line(" " + remedy)]
        }
    }

    private func expectation(_ text: String, _ isMet: Bool, _ found: String) -> [Line] {
        guard !isMet else { return [Line("  ok: \(text)", .good)] }
        return [Line("! expected: \(text)", .bad, hanging: 4), Line("  found:    \(found)", hanging: 4)]
    }

    private func log(_ done: [String], _ undone: [String]) -> [Line] {
        if done.isEmpty, undone.isEmpty { return [Line("  Nothing yet.")] }
        return done.enumerated().map { Line("  \($0 + 1)  \($1)") }
            + undone.enumerated().map { Line("  \(done.count + $0 + 1)  \($1)  (taken back)", .faint) }
            + [Line([Span("")], aside: "goto 1   undo")]
    }
}
