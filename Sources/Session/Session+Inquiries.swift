import CommandLanguage
import Lifecycle

extension Session {
    /// Answers a question of the learner's about what happened.
    mutating func answer(_ inquiry: Inquiry) -> [Reply] {
        switch inquiry {
        case .predict(let commands): return ask(about: commands)
        case .state(let controller): return [.state(controller, in: simulation.world, current: current)]
        case .compare(let releases, let commands): return compare(releases, commands)
        case .when(let goal, let commands): return tabulate(goal, commands)
        case .watch(let subjects): return watch(subjects)
        case .explain(let name):
            guard name.hasSuffix(Session.sourcesOfPage) else {
                return [.explanation(name, Session.topic(name), environment)]
            }
            let page = String(name.dropLast(Session.sourcesOfPage.count))
            return [.sources(.page(page, Session.topic(page), environment))]
        case .references(let controller): return [.references(simulation.world, to: controller)]
        case .contrast: return contrastLastAnswer()
        case .claim, .symptom, .documents, .swift: return [.inquiry(inquiry)]
        case .sources:
            guard let explained else {
                return [
                    .message(
                        pending?.last?.rule == nil
                            ? "Nothing has been explained yet. Predict something, or ask why."
                            : Session.wouldReveal)
                ]
            }
            return [.sources(explained)]
        case .tree: return [.tree(simulation.world)]
        case .map(let file?): return [.drawing(.map(CauseMap(environment)), file: file)]
        case .map: return [.map(LifeMap(environment))]
        case .trace, .stack, .whyEntry, .whyCallback, .expect, .diagram, .slow:
            guard let lastRun else {
                var text = "Nothing has happened yet. Try a command first, such as access view."
                if case .whyCallback(let callback, _) = inquiry {
                    text += " For the general rules: explain \(callback.rawValue)"
                }
                return [.message(text)]
            }
            // Nothing is to be explained about a command that was refused.
            let asksWhy =
                switch inquiry {
                case .stack, .whyEntry, .whyCallback: true
                default: false
                }
            return answer(inquiry, about: asksWhy ? stage.lastDone ?? lastRun : lastRun)
        }
    }

    /// The last run of a statement that wasn't refused.
    package var lastDone: Run? { stage.lastDone }

    /// The command for a bare why: the first call of the last command, else the rule that left it without any, if one did;
    /// nil if no command was carried out.
    package var whyLastCommand: String? {
        guard pending == nil, let run = stage.lastDone else { return nil }
        guard run.visibleCallbacks.isEmpty else { return "why 1" }
        let decided = run.simulation.trace.recordedRules(in: run.entries).lazy.compactMap { $0.rule.settled }
        return decided.first.map { "explain \($0.facts.identifier)" } ?? "why 1"
    }

    private func answer(_ inquiry: Inquiry, about run: Run) -> [Reply] {
        switch inquiry {
        case .stack(let number):
            return entry(number ?? run.visibleCallbacks.count, of: run) { .stack(run, entry: $0) }
        case .whyEntry(let number): return entry(number, of: run) { .why(run, entry: $0) }
        case .whyCallback(let callback, let controller):
            guard let predicted, predicted.runs.contains(where: { $0 === run }) else {
                return why(callback, of: controller, in: run)
            }
            return why(callback, of: controller, inAll: predicted.runs, orElse: predicted.controller)
        case .expect(let text): return [expect(text, of: run)]
        case .diagram(let form?, let file):
            let drawing: Drawing =
                switch form {
                case .svg: .diagram(SequenceDiagram(of: run))
                case .animation: .animation(MovingPicture(of: run))
                }
            return [.drawing(drawing, file: file)]
        case .slow: return [.moving(MovingPicture(of: run))]
        case .diagram: return [.diagram(SequenceDiagram(of: run))]
        default: return [.trace(run)]
        }
    }

    private func entry(_ number: Int, of run: Run, _ reply: (Int) -> Reply) -> [Reply] {
        let callbacks = run.visibleCallbacks
        guard !callbacks.isEmpty else {
            return [
                .message(
                    "\(run.statement.head) didn't trigger any calls. To ask about a method, name it: why viewWillAppear"
                )
            ]
        }
        guard callbacks.indices.contains(number - 1) else {
            return [
                .message(
                    "\(run.statement.head) made \(callbacks.count) calls. Use a number from 1 to \(callbacks.count)."
                )
            ]
        }
        return [reply(callbacks[number - 1])]
    }

    /// Returns why the commands of a prediction called a method, or did not, with the reason that was given
    /// with an answer, if there was one.
    ///
    /// - Parameters:
    ///   - callback: The method.
    ///   - named: The controller that was named, if any.
    ///   - runs: The runs of the commands.
    ///   - other: The controller to use if none is named and none received the call; nil for the current one.
    ///   - told: The reasons that were given already.
    /// - Returns: The reason of the last call, or of its absence.
    func why(
        _ callback: Callback, of named: Controller.ID?, inAll runs: [Run],
        orElse other: Controller.ID? = nil, told: [Call: Rule] = [:]
    ) -> [Reply] {
        let asked = named ?? other ?? current
        let replies = runs.reversed().filter { run in asked.map(run.simulation.world.hasMade) ?? true }
            .map { why(callback, of: named, in: $0, orElse: other) }
        let best = replies.first { if case .why? = $0.first { true } else { false } } ?? replies.first ?? []
        guard let asked, let rule = told[Call(asked, callback)], let world = runs.last?.simulation.world
        else {
            return best
        }
        let isAgain = if case .why? = best.first { true } else { false }
        return [.whyNot(callback, asked, rule, world, isAgain: isAgain)]
    }

    private func why(
        _ callback: Callback, of named: Controller.ID?, in run: Run, orElse other: Controller.ID? = nil
    ) -> [Reply] {
        let trace = run.simulation.trace
        let entries = run.visibleCallbacks.filter { index in
            guard case .callback(callback, _) = trace[index].event else { return false }
            return named.map { trace[index].receiver == .controller($0) } ?? true
        }
        let ofOther = entries.last { index in other.map { trace[index].receiver == .controller($0) } ?? false
        }
        if let entry = ofOther ?? entries.last { return [.why(run, entry: entry)] }
        guard let controller = named ?? other ?? current else {
            return [.message("There's no controller, so \(callback.rawValue) can't be called.")]
        }
        let rule = run.ruleForAbsence(of: Call(controller, callback))
        return [.whyNot(callback, controller, rule, run.simulation.world)]
    }

    /// Checks an order of calls against what the last command did: exactly these calls of these methods.
    private func expect(_ text: String, of run: Run) -> Reply {
        if text == "refused" {
            return .expectation(text, isMet: run.isRefused, found: "it ran")
        }
        if let goal = try? Goal(text) {
            if let error = goal.unknownName(in: simulation, since: 0) {
                return .misunderstood("expect " + text, error)
            }
            let isMet = goal.holds(in: simulation, since: 0)
            guard case .value(let subject, let value, _) = goal else {
                return .expectation(text, isMet: isMet, found: isMet ? goal.text : "that isn't true")
            }
            let reader = StateReader(simulation, entries: 0..<simulation.trace.count)
            guard let found = reader.values(of: subject, like: value) else {
                return .misunderstood("expect " + text, CommandError(StateReader.advice(on: subject)))
            }
            return .expectation(text, isMet: isMet, found: "\(subject) is \(found.first ?? "nothing")")
        }
        let world = run.simulation.world
        let alive = Array(world.livingControllers)
        let controllers = alive.count == 1 || !text.contains(".") ? current.map { [$0] } ?? alive : alive
        do throws(CommandError) {
            let asked = AskedCalls(controllers: text.contains(".") ? alive : controllers)
            let calls = try AnswerReader.calls(in: text, asked: asked, world: world)
            let mentioned = Set(calls.map { $0.controller })
            let expected = ExpectedCalls(
                of: run,
                asked: AskedCalls(
                    controllers: mentioned.isEmpty
                        ? asked.controllers : asked.controllers.filter(mentioned.contains)))
            let settled = calls.filter { !expected.doubtful.contains($0.callback) }
            let found = expected.calls.map { $0.name(in: world, withController: alive.count > 1) }
            return .expectation(
                text, isMet: Judgement(of: settled, against: expected).isRight,
                found: found.isEmpty ? "nothing" : found.joined(separator: " "))
        } catch {
            return .misunderstood("expect " + text, error)
        }
    }

    /// The end of a name that asks for the sources of its page.
    private static let sourcesOfPage = " sources"

    /// Returns the topic with a name.
    private static func topic(_ name: String) -> Topic {
        if let rule = Rule(identifier: name) { return .rule(rule) }
        if let callback = CallbackName.callback(for: name) {
            return .callback(callback, rules(about: callback))
        }
        if name.lowercased() == "misconceptions" { return .misconceptions(Misconception.all) }
        if let misconception = Misconception.named(name) { return .misconception(misconception) }
        let commands = CommandHelp.matching(name)
        if !commands.isEmpty { return .commands(commands) }
        let names = Callback.allCases.map { $0.rawValue } + Rule.allCases.map { $0.facts.identifier }
        let others =
            CommandHelp.all.map { $0.name } + Misconception.all.map { $0.identifier } + ["misconceptions"]
        return .unknown(name, meant: Spelling.closest(to: name, among: names + others))
    }

    /// The rules whose statement names a callback, in the order of the rules.
    private static func rules(about callback: Callback) -> [Rule] {
        Rule.allCases.filter { rule in
            let words = rule.facts.statement.split { !$0.isLetter && $0 != "_" }
            return words.contains { $0 == callback.rawValue }
        }
    }
}
