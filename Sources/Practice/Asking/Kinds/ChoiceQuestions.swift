import Course
import Lifecycle
import Session

/// Puts choices together.
enum Choices {
    typealias Choice = Exercise.MultipleChoice.Choice

    /// A question with its choices in another order.
    ///
    /// - Returns: Nil if two choices are the same, or all or none is right.
    static func draft(
        _ question: Prose, _ choices: [Choice], goals: [String] = [], rule: Rule, _ chance: inout Chance
    ) -> QuestionDraft? {
        let count = choices.count { $0.isRight }
        guard choices.count > 1, (1..<choices.count).contains(count),
            Set(choices.map { $0.text.text }).count == choices.count
        else { return nil }
        let mixed = chance.shuffled(choices).map { $0.settled(by: rule) }
        let letters = mixed.indices.filter { mixed[$0].isRight }.map { String(UnicodeScalar(UInt8(97 + $0))) }
        return QuestionDraft(
            content: .choose(Exercise.MultipleChoice(question, mixed, goals: goals)), rule: rule,
            answer: letters.joined(separator: " "),
            hints: [count == 1 ? "One of these is right." : "\(count) of these are right."])
    }

    /// Returns a sentence about how often something happens, such as `viewDidLoad is never called.` or `The line runs once
    /// there.`
    static func sentence(
        of what: String = "The line", _ verb: String, never: String, _ count: Int, there: Bool = false
    ) -> String {
        "\(what) \(count == 0 ? never : "\(verb) \(times(count))")\(there ? " there" : "")."
    }

    /// How often something happens, in the words of released questions, which are drawn again by them.
    static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
}

extension Choices.Choice {
    /// The choice, with the rule of the question where it has none of its own.
    fileprivate func settled(by rule: Rule) -> Self {
        var choice = self
        choice.slip = choice.slip ?? Exercise.MultipleChoice.Slip(rule)
        return choice
    }
}

extension SampleRun {
    /// Returns the calls that an answer implies if it takes a call to be made another number of times.
    func slip(
        _ callback: Callback, _ name: String, times count: Int, by rule: Rule?, on release: String? = nil
    ) -> Exercise.MultipleChoice.Slip {
        let calls = Array(repeating: Goal.CallName(controller: name, callback: callback), count: count)
        return Exercise.MultipleChoice.Slip(
            rule,
            ImpliedCalls(calls, among: AskedNames([callback], of: [name]), after: action, on: release))
    }

    /// The calls that tell what was done, of those in a log: such as do not come whatever is done, and if there are
    /// any, others than those of loading, which each first showing brings.
    fileprivate func telling(_ places: [Int], of logs: [[String]]) -> [Int] {
        let telling = places.filter { place in
            let name = Call(trace[place])?.name(in: world, withController: true)
            return !logs.allSatisfy { log in name.map(log.contains) ?? false }
        }
        let shown = telling.filter { callback($0).map { !Callback.loading.contains($0) } ?? false }
        return [shown, telling, places].first { !$0.isEmpty } ?? places
    }
}

/// On which releases does a call come?
enum ReleasesQuestion {
    /// The calls that are asked about, and how often: not as often as they differ, which a few of them always do.
    private static let asked = QuestionKind.releases.calls

    static func draw(_ preparedApp: PreparedApp, _ aim: QuestionAim, _ chance: inout Chance) -> QuestionDraft?
    {
        let callback = asked[aim.place(weighted: asked.map { $0.weight })].callback
        // An iPad of one time is none of another.
        guard !preparedApp.sampleApp.isOnPad, let action = chance.pick(preparedApp.sampleApp.actions) else {
            return nil
        }
        let releases = chance.some(
            3 + chance.number(below: 2), of: SampleApp.releases(.memory).map { $0.name })
        // Whole apps are played for each try, so none is where it is known that the call comes on no release.
        guard mayCome(callback, in: (preparedApp.sampleApp.setUp + [action]).joined(separator: "\n"), action)
        else {
            return nil
        }
        let runs = releases.sorted { (Int($0) ?? 0) < (Int($1) ?? 0) }.compactMap { release in
            preparedApp.on(release)?.run(action).map { (release: release, run: $0) }
        }
        guard runs.count > 2 else { return nil }
        let names = preparedApp.sampleApp.own.filter { name in
            let counts = runs.map { entry in
                entry.run.controller(name).map { entry.run.calls(of: callback, on: $0).count } ?? 0
            }
            return counts.contains(0) && counts.contains { $0 > 0 }
        }
        guard let name = chance.pick(names) else { return nil }
        var rules: [Rule] = [], behind: [Rule] = [], comes: [Bool] = []
        var choices = runs.compactMap { (release, run) -> Choices.Choice? in
            guard let controller = run.controller(name), !run.isDoubtful(about: controller),
                let rule = run.rule(of: callback, on: controller)
            else { return nil }
            let count = run.calls(of: callback, on: controller).count
            rules.append(rule)
            behind += run.rules(behind: callback, on: controller)
            comes.append(count > 0)
            return Choices.Choice(
                "iOS \(release)", isRight: count > 0,
                because: Choices.sentence(
                    of: callback.rawValue, "is called", never: "is never called", count, there: true)
                    + (count > 0 ? " " + rule.facts.brief : ""),
                slip: run.slip(callback, name, times: count > 0 ? 0 : 1, by: rule, on: release))
        }
        guard choices.count == runs.count, let one = chance.pick(rules) else { return nil }
        // A rule that came or went with the call says why the releases differ.
        let parting = (rules + behind).first { rule in
            let holds = runs.map { $0.run.world.holds(rule) }
            return rule.settled != nil && (holds == comes || holds == comes.map { !$0 })
        }
        let rule = parting ?? one
        let text = Prose(
            ["In which iOS versions is \(name)'s \(callback.rawValue) called?"], lines: ["> " + action])
        if let parting { for index in choices.indices { choices[index].slip?.rule = parting } }
        var draft = Choices.draft(text, choices, rule: rule, &chance)
        // The release is what is asked.
        draft?.lines = preparedApp.sampleApp.setUp
        return draft
    }

    /// Returns whether a call may be made on some release: calls about memory need a warning, calls about
    /// rotation an app that is rotated, and calls about archives an app with a nib or storyboard.
    private static func mayCome(_ callback: Callback, in app: String, _ action: String) -> Bool {
        switch callback {
        case .didReceiveMemoryWarning, .viewWillUnload, .viewDidUnload: action.contains("memory warning")
        case .willRotate, .willAnimateRotation, .didRotate: app.contains("rotate")
        case .initCoder, .awakeFromNib: app.contains("storyboard") || app.contains("nib")
        default: true
        }
    }
}

/// Asks which commands trigger a call.
enum CommandQuestion {
    static func draw(_ preparedApp: PreparedApp, _ chance: inout Chance) -> QuestionDraft? {
        let (actions, others) = (preparedApp.sampleApp.actions, preparedApp.sampleApp.others)
        let count = 2 + chance.number(below: 3)
        let about = others.isEmpty ? count : 1 + chance.number(below: 2)
        let chosen = chance.some(about, of: actions) + chance.some(count - about, of: others)
        let runs = chosen.compactMap { preparedApp.run($0) }
        guard runs.count > 1, let name = chance.pick(preparedApp.sampleApp.own) else { return nil }
        var counts: [Callback: [Int]] = [:]
        let callbacks = Callback.families.flatMap { $0 }.filter { callback in
            let found = runs.map { run in
                run.controller(name).map { run.calls(of: callback, on: $0).count } ?? 0
            }
            counts[callback] = found
            return found.contains(0) && found.contains { $0 > 0 } && preparedApp.sampleApp.isAbout(callback)
        }
        guard let callback = chance.pick(callbacks), let found = counts[callback] else { return nil }
        let wantsCall = chance.comes(70)
        var rules: [Rule] = []
        var choices: [Choices.Choice] = []
        for (run, count) in zip(runs, found) {
            guard let controller = run.controller(name), !run.isDoubtful(about: controller),
                let rule = run.rule(of: callback, on: controller)
            else { return nil }
            // Why the call comes tells more than why it does not, but for why somebody lives on.
            if count > 0 || callback == .deinitialize { rules.append(rule) }
            choices.append(
                Choices.Choice(
                    "run: \(run.action)", isRight: (count > 0) == wantsCall,
                    because: Choices.sentence(
                        of: callback.rawValue, "is called", never: "is never called", count)
                        + ((count > 0) == wantsCall ? " " + rule.ofOneCall.facts.brief : ""),
                    slip: run.slip(callback, name, times: count > 0 ? 0 : 1, by: rule.ofOneCall)))
        }
        guard let rule = chance.pick(rules) else { return nil }
        // Of two choices, one is right.
        let which =
            choices.count == 2
            ? "Which of the two " + (wantsCall ? "triggers" : "doesn't trigger")
            : "Which of these " + (wantsCall ? "trigger" : "don't trigger")
        let goal = "\(name).\(callback.rawValue) " + (wantsCall ? "called at least 1 times" : "never called")
        // If only the right choices named the controller, that would give them away.
        guard
            choices.contains(where: { !$0.isRight && $0.text.text.speaks(of: name) })
                || choices.contains(where: { $0.isRight && !$0.text.text.speaks(of: name) })
        else { return nil }
        return Choices.draft(
            Prose(["\(which) \(name)'s \(callback.rawValue)?"]), choices, goals: [goal], rule: rule, &chance)
    }
}

/// Asks for the command that a log belongs to.
enum LogQuestion {
    private static let shown = Callback.families.filter { !$0[0].isOfLayout }.flatMap { $0 }

    static func draw(_ preparedApp: PreparedApp, _ chance: inout Chance) -> QuestionDraft? {
        let about = preparedApp.sampleApp.actions + preparedApp.sampleApp.rounds
        guard let action = chance.pick(about) else { return nil }
        let rest = (about + preparedApp.sampleApp.others).filter { $0 != action }
        let others = chance.some(2 + chance.number(below: 2), of: rest)
        guard let run = preparedApp.run(action), case let first = log(run), (2...12).contains(first.count)
        else { return nil }
        let runs = [run] + others.compactMap { preparedApp.run($0) }, logs = runs.map(log)
        guard runs.count > 2, runs.allSatisfy({ !$0.isDoubtful($0.entries) }) else { return nil }
        // Different calls, not only another order, which the rules might leave open.
        guard Set(logs.map { $0.sorted() }).count == logs.count else { return nil }
        let places = run.entries.filter { run.callback($0).map(shown.contains) ?? false }
        guard let entry = chance.pick(run.telling(places, of: logs)) else { return nil }
        func count(_ call: String, _ log: [String]) -> Int { log.count { $0 == call } }
        let choices = zip(runs, logs).enumerated().map { place, item in
            let (run, log) = item
            let missing = first.filter { !log.contains($0) }, surplus = log.filter { !first.contains($0) }
            let why =
                place == 0
                ? "It makes exactly these calls."
                : missing.first.map { "It doesn't call \($0)." } ?? surplus.first.map {
                    "It also calls \($0)."
                }
                    ?? first.first { call in count(call, first) != count(call, log) }.map {
                        "It calls \($0) \(Choices.times(count($0, log)))."
                    } ?? ""
            return Choices.Choice(
                run.action, isRight: place == 0, because: why, slip: place == 0 ? nil : slip(run, runs[0]))
        }
        // If only the right choice named a controller of the log, that would give it away.
        let isTold = preparedApp.sampleApp.own.contains { name in
            first.contains { $0.hasPrefix(name + ".") } && run.action.speaks(of: name)
                && !runs.dropFirst().contains { $0.action.speaks(of: name) }
        }
        guard !isTold else { return nil }
        let text = Prose(
            ["Here is a log of all calls except those for layout, insets and traits. What caused them?"],
            lines: first)
        return Choices.draft(text, choices, rule: run.reason(of: entry), &chance)
    }

    private static func log(_ run: SampleRun) -> [String] {
        calls(run).map { "\($0.controller).\($0.callback.rawValue)" }
    }

    /// The calls that a log shows.
    private static func calls(_ run: SampleRun) -> [Goal.CallName] {
        let own = Set(run.sampleApp.own)
        return run.entries.compactMap { index in
            guard let call = Call(run.trace[index]), shown.contains(call.callback) else { return nil }
            let name = run.world.controllers[call.controller].name
            return own.contains(name) ? Goal.CallName(controller: name, callback: call.callback) : nil
        }
    }

    /// Returns the calls that an answer implies if it takes one action for the logged one.
    private static func slip(_ run: SampleRun, _ logged: SampleRun) -> Exercise.MultipleChoice.Slip {
        let log = calls(logged), both = log + calls(run)
        let callbacks = shown.filter { callback in both.contains { $0.callback == callback } }
        let names = run.sampleApp.own.filter { name in both.contains { $0.controller == name } }
        return Exercise.MultipleChoice.Slip(
            nil, ImpliedCalls(log, among: AskedNames(callbacks, of: names), after: run.action))
    }
}
