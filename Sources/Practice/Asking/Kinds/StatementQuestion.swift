import Course
import Lifecycle
import Session

/// Is a statement about the calls true?
enum StatementQuestion {
    /// The kinds of claim. Its truth is drawn first, so that the wording doesn't give it away.
    private enum Claim: Int, CaseIterable {
        case before = -1
        case never, once, twice

        /// The number of calls that it claims; nil if it is about the order.
        var count: Int? { self == .before ? nil : rawValue }

        var words: String {
            count.map { $0 == 0 ? "never called" : $0 == 1 ? "called once" : "called \($0) times" }
                ?? "before"
        }

        var weight: Int { self == .before ? 60 : 14 }
    }

    static func draw(
        _ preparedApp: PreparedApp, _ topic: PracticeTopic, _ aim: QuestionAim, _ terms: QuestionTerms?,
        _ chance: inout Chance
    ) -> QuestionDraft? {
        // A question on the list asks for an order, or whether something is called.
        let claims =
            terms?.listed.map { $0.asks.contains("before") ? [Claim.before] : [.never] } ?? Claim.allCases
        // In many apps all that can be asked about is called: most claims that something never is would be false.
        let isRare = terms != nil && !aim.isTrue
        let claim =
            claims[aim.place(weighted: claims.map { $0 == .never && isRare ? $0.weight / 2 : $0.weight })]
        guard let action = chance.pick(preparedApp.sampleApp.actions + preparedApp.sampleApp.rounds),
            // The number of layout passes isn't documented.
            topic != .layout || (claim.count ?? 0) == 0, let run = preparedApp.run(action)
        else { return nil }
        guard let count = claim.count else { return order(run, aim, &chance) }
        return number(claim, count, run, aim, terms, &chance)
    }

    /// One call before another, of different receivers mostly.
    private static func order(_ run: SampleRun, _ aim: QuestionAim, _ chance: inout Chance) -> QuestionDraft?
    {
        let receivers = receivers(run).filter { !$0.calls.isEmpty }
        let two =
            chance.comes(80)
            ? chance.some(2, of: receivers) : chance.some(1, of: receivers).flatMap { [$0, $0] }
        guard two.count == 2, let first = chance.pick(two[0].calls), let second = chance.pick(two[1].calls),
            first.entry != second.entry, let order = requires(first, before: second, run)
        else { return nil }
        // Of one controller a will comes before its did, and its view before all that is done with it.
        let (early, late) = order ? (first, second) : (second, first)
        guard two[0].name != two[1].name || !early.callback.isPlainlyFollowed(by: late.callback) else {
            return nil
        }
        guard [early, late].contains(where: { $0.controller == nil || run.sampleApp.isAbout($0.callback) }),
            let rule = rule(of: early, before: late, run)?.settled
        else { return nil }
        let (one, other) = aim.isTrue ? (early, late) : (late, early)
        return QuestionDraft(
            content: .state(
                Exercise.Question(
                    "\(one.text) before \(other.text)", about: run.action,
                    // Calls of views aren't compared, so nothing else explains their order.
                    settledBy: [early, late].contains { $0.controller == nil } ? rule : nil)),
            rule: rule, answer: aim.isTrue ? "yes" : "no")
    }

    /// A call that came once.
    private struct Heard {
        let name: String
        let callback: Callback
        let entry: Int
        /// The controller that heard it; nil for a view.
        let controller: Controller.ID?

        var text: String { "\(name).\(callback.rawValue)" }
    }

    /// Returns the receivers, each with the calls it received exactly once.
    private static func receivers(_ run: SampleRun) -> [(name: String, calls: [Heard])] {
        var found: [(name: String, calls: [Heard])] = []
        for name in run.sampleApp.own {
            guard let controller = run.controller(name), !run.isDoubtful(about: controller) else {
                continue
            }
            let calls = run.calls(on: controller).compactMap { entry -> Heard? in
                guard let callback = run.callback(entry),
                    Callback.families.contains(where: { $0.contains(callback) }),
                    !callback.isOfLayout || run.sampleApp.isAbout(callback),
                    run.calls(of: callback, on: controller).count == 1
                else { return nil }
                return Heard(name: name, callback: callback, entry: entry, controller: controller)
            }
            found.append((name, calls))
        }
        for type in run.sampleApp.viewTypes {
            let calls = [Callback.layoutSubviews, .touchesBegan].compactMap { callback -> Heard? in
                let entries = run.calls(of: callback, onViewsOf: type)
                guard entries.count == 1, let entry = entries.first else { return nil }
                return Heard(name: type, callback: callback, entry: entry, controller: nil)
            }
            found.append((type, calls))
        }
        return found
    }

    /// Returns whether one call must precede the other; nil if either order is allowed.
    private static func requires(_ first: Heard, before second: Heard, _ run: SampleRun) -> Bool? {
        guard first.controller != nil, second.controller != nil else {
            let (early, late) = (min(first.entry, second.entry), max(first.entry, second.entry))
            let precedence = Precedence(among: [early, late], of: run.trace)
            return precedence.orders(early, before: late) ? early == first.entry : nil
        }
        return run.requires(first.entry, before: second.entry)
    }

    /// Why the one call comes before the other: mostly the rule of the later one, which waited for the other.
    private static func rule(of early: Heard, before late: Heard, _ run: SampleRun) -> Rule? {
        let callbacks = [early, late].map { $0.callback }
        guard callbacks.contains(.layoutSubviews) else { return run.reason(of: late.entry) }
        if callbacks.contains(where: { $0.isOfLayout }) { return .subviewsLayOutAfterPair }
        return callbacks.contains(where: Callback.appearing.contains) ? .rootViewLaysOutAtCommit : nil
    }

    /// A number of calls.
    private static func number(
        _ claim: Claim, _ claimed: Int, _ run: SampleRun, _ aim: QuestionAim, _ terms: QuestionTerms?,
        _ chance: inout Chance
    ) -> QuestionDraft? {
        guard let name = chance.pick(run.sampleApp.own), let controller = run.controller(name),
            !run.isDoubtful(about: controller), run.touches(name, controller)
        else { return nil }
        let heard = Set(run.calls(on: controller).compactMap(run.callback))
        let near =
            terms?.listed != nil
            ? run.sampleApp.family
            : Callback.families.filter { $0.contains(where: heard.contains) }.flatMap { $0 }
        let callbacks = (near.isEmpty ? Callback.loadingAndAppearing : near).filter { callback in
            let count = run.calls(of: callback, on: controller).count
            guard run.sampleApp.isAbout(callback), claimed == 0 || !callback.isOfLayout else { return false }
            // A false claim is nearly true: off by one call. An object is never said to be deallocated twice.
            return aim.isTrue
                ? count == claimed
                : claimed == 0 ? count > 0 : abs(count - claimed) == 1 && callback != .deinitialize
        }
        guard let callback = chance.pick(callbacks) else { return nil }
        let calls = run.calls(of: callback, on: controller)
        guard claimed == 0 || !calls.contains(where: { run.trace[$0].rule.facts.mayRepeat }),
            let rule = claimed > calls.count
                ? run.ruleForEnd(of: callback, on: controller) : run.rule(of: callback, on: controller)
        else { return nil }
        // A question that people ask is whether something is called, not whether it never is.
        let isAsked = terms?.listed != nil && claim == .never
        return QuestionDraft(
            content: .state(
                Exercise.Question(
                    "\(name).\(callback.rawValue) \(isAsked ? "called" : claim.words)", about: run.action)),
            rule: rule, answer: aim.isTrue != isAsked ? "yes" : "no")
    }
}
