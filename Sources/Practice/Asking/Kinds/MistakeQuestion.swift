import Course
import Lifecycle

/// Methods of a class, as an override is worded.
struct CodeLine: Hashable {
    let method: String
    let body: String

    func override(in type: String) -> String {
        body.isEmpty ? "override \(method) in \(type)" : "override \(method) in \(type) { \(body) }"
    }

    /// The call of super that belongs into a method.
    static func callsSuper(_ method: String) -> String {
        "super.\(method)(\(method.contains("ppear") ? "animated" : ""))"
    }
}

/// In which method of a class is the mistake?
enum MistakeQuestion {
    /// Methods with a line that may be a mistake.
    private static let faults = lines(.fault)
    /// Methods that look as if they might do harm.
    private static let harmless = lines(.harmless)
    /// All methods that a class may have.
    static var all: [CodeLine] { faults + harmless }

    private static func lines(_ verb: AppStep.Verb) -> [CodeLine] {
        AppStep.all.filter { $0.verb == verb }.map { line in
            let method = line.text.prefix { $0 != ":" }
            return CodeLine(method: String(method), body: String(line.text.dropFirst(method.count + 2)))
        }
    }

    static func draw(_ preparedApp: PreparedApp, _ aim: QuestionAim, _ chance: inout Chance) -> QuestionDraft?
    {
        let sampleApp = preparedApp.sampleApp
        guard let action = chance.pick(sampleApp.actions + sampleApp.rounds),
            let name = chance.pick(sampleApp.own),
            let type = sampleApp.classes[name], let plain = preparedApp.run(action),
            symptom(name, plain) == nil,
            let declaration = sampleApp.setUp.first(where: { $0 == "class \(type)" }),
            !sampleApp.setUp.contains(where: { $0.hasPrefix("override loadView in \(type)") }),
            let fault = aim.pick(faults)
        else { return nil }
        // One line for each method.
        var others: [CodeLine] = []
        for line in chance.shuffled(harmless) where line.method != fault.method {
            if !others.contains(where: { $0.method == line.method }) { others.append(line) }
        }
        let methods = chance.shuffled([fault] + others.prefix(2 + chance.number(below: 2)))
        func playing(_ methods: [CodeLine]) -> SampleRun? {
            preparedApp.adding(methods.map { $0.override(in: type) }, behind: declaration)?.run(action)
        }
        guard let run = playing(methods), !run.isDoubtful(run.entries), let shown = symptom(name, run)
        else {
            return nil
        }
        // The simulation says where the mistake is: without that method all is well.
        let choices = methods.compactMap { method -> Choices.Choice? in
            guard let without = playing(methods.filter { $0 != method }) else { return nil }
            let isRight = symptom(name, without) == nil && without.world.application != .crashed
            return Choices.Choice(
                method.method, isRight: isRight,
                because: isRight
                    ? "Without this override, the problem is gone."
                    : again(shown.rule, name, method, run, without, plain),
                slip: Exercise.MultipleChoice.Slip(cause(of: shown.rule, in: run, fault)))
        }
        guard choices.count == methods.count, choices.count(where: { $0.isRight }) == 1 else { return nil }
        let text = Prose(
            ["There is a bug here: \(shown.text). Which method of \(type) causes it?"],
            lines: ["> " + action])
        var draft = Choices.draft(text, choices, rule: shown.rule, &chance)
        draft?.lines = run.sampleApp.lines
        return draft
    }

    /// The rule behind a mistake: for endless calls, that of what is repeated; for a window that isn't there,
    /// why it isn't.
    private static func cause(of rule: Rule, in run: SampleRun, _ fault: CodeLine) -> Rule {
        switch rule {
        case .endlessRecursionEndsApp:
            return run.deciding(among: [.readingViewInLoadViewRecurses, .settingNilDropsView])
                ?? run.entries.last { run.callback($0) != nil }.map(run.reason) ?? rule
        case .unwrappingNilTraps where fault.body.contains("view.window!"):
            return Callback(rawValue: fault.method).flatMap {
                LineRequirement.window.ruleOfHierarchy($0, false)
            } ?? rule
        default: return rule
        }
    }

    /// Returns why a method isn't the mistake behind a rule: it isn't called, or not any more, or the run without it is no
    /// better.
    private static func again(
        _ rule: Rule, _ name: String, _ method: CodeLine, _ run: SampleRun, _ without: SampleRun,
        _ plain: SampleRun
    ) -> String {
        func calls(_ run: SampleRun) -> Bool {
            run.controller(name).map { run.calls(on: $0) }?
                .contains { run.callback($0)?.rawValue == method.method } ?? false
        }
        let left = symptom(name, without), isSame = left?.rule == rule
        let isCutOff = run.world.application == .crashed && calls(plain)
        let absence =
            isCutOff
            ? "The app crashes before \(method.method) is called. "
            : "\(method.method) isn't called here. "
        return (calls(run) ? "" : absence)
            + (isSame ? "Even without this override, " : "Without this override, something else goes wrong: ")
            + (left.map { "\($0.text)." } ?? "the app crashes.")
    }

    /// Returns the first sign of a mistake, with its rule.
    private static func symptom(_ name: String, _ run: SampleRun) -> (text: String, rule: Rule)? {
        if let message = run.messages.first(where: { $0.text.count < 300 && !$0.text.contains("\n") }) {
            return ("the console shows “\(message.text)”", message.rule)
        }
        for index in run.entries {
            switch run.trace[index].event {
            case .endlessRecursion:
                return ("two methods call each other forever, and the app crashes", run.trace[index].rule)
            case .exhausted: return ("the app hangs and is killed", run.trace[index].rule)
            default: continue
            }
        }
        func isByHand(_ entry: Int) -> Bool {
            [.callByHandRunsOnlyThatMethod, .loadViewByHandReplacesView, .appearanceByHandIsMisuse]
                .contains(run.trace[entry].rule)
        }
        guard run.world.application != .crashed, let controller = run.controller(name) else { return nil }
        for callback in [Callback.loadView, .viewDidLoad] {
            let calls = run.calls(of: callback, on: controller)
            if calls.count > 1 {
                let other = calls.first(where: isByHand) ?? calls[1]
                return (
                    "\(name)'s \(callback.rawValue) is called \(Choices.times(calls.count))",
                    run.trace[other].rule
                )
            }
        }
        let will = run.calls(of: .viewWillAppear, on: controller)
        let did = run.calls(of: .viewDidAppear, on: controller)
        if will.count > did.count, did.count > 0, let last = will.last(where: isByHand) ?? will.last {
            return ("\(name)'s viewWillAppear is called \(Choices.times(will.count))", run.trace[last].rule)
        }
        return nil
    }
}
