import Course
import Lifecycle
import Session

/// Is something so afterwards?
enum StateQuestion {
    static func draw(_ opening: Opening, _ chance: inout Chance) -> Draft? {
        guard let action = chance.pick(opening.scene.actions + opening.scene.rounds),
            let play = opening.play(action)
        else { return nil }
        let wanted = chance.comes(50)
        for name in chance.shuffled(opening.scene.own) {
            guard let controller = play.controller(name), !play.isDoubtful(about: controller) else {
                continue
            }
            for subject in chance.shuffled(Subject.allCases) {
                guard let goal = subject.goal(name, controller, play, &chance),
                    let holds = try? Goal(goal).holds(in: play.simulation, since: play.entries.lowerBound),
                    holds == wanted, let rule = subject.rule(controller, play)
                else { continue }
                // What nothing has touched and nobody would doubt is not asked.
                guard !play.calls(on: controller).isEmpty || chance.comes(25) else { continue }
                return Draft(
                    content: .state(Exercise.Question(goal, about: action)), rule: rule,
                    answer: holds ? "yes" : "no")
            }
        }
        return nil
    }

    private enum Subject: CaseIterable {
        case loaded, inWindow, alive, parent, presenting

        func goal(
            _ name: String, _ controller: Controller.ID, _ play: Play, _ chance: inout Chance
        ) -> String? {
            let isAlive = play.world.controllers[controller].isAlive
            if self == .alive { return "\(name) alive" }
            guard isAlive else { return nil }
            let others = (play.scene.own + play.scene.containers).filter { $0 != name }
            switch self {
            case .loaded: return "\(name) loaded"
            case .inWindow: return "\(name) in window"
            case .alive: return nil
            case .parent: return chance.pick(others).map { "\(name).parent is \($0)" }
            case .presenting: return chance.pick(others).map { "\(name).presentingViewController is \($0)" }
            }
        }

        /// The rule that the answer rests on.
        func rule(_ controller: Controller.ID, _ play: Play) -> Rule? {
            let callbacks: [Callback] =
                switch self {
                case .loaded: [.viewDidLoad, .viewDidUnload]
                case .inWindow: [.viewDidAppear, .viewDidDisappear, .viewWillAppear, .viewWillDisappear]
                case .alive: [.deinitialize]
                case .parent: [.didMoveToParent, .willMoveToParent]
                case .presenting: [.viewDidAppear, .viewDidDisappear]
                }
            let last = play.calls(on: controller).last { play.callback($0).map(callbacks.contains) ?? false }
            let rule = last.map { play.trace[$0].rule }
            return rule ?? play.rule(of: callbacks[0], on: controller)
        }
    }
}

/// Is a statement about the calls true?
enum StatementQuestion {
    static func draw(_ opening: Opening, _ chance: inout Chance) -> Draft? {
        guard let action = chance.pick(opening.scene.actions + opening.scene.rounds),
            let play = opening.play(action)
        else { return nil }
        return chance.comes(60) ? order(play, &chance) : number(play, &chance)
    }

    /// One call before another, of different controllers mostly.
    private static func order(_ play: Play, _ chance: inout Chance) -> Draft? {
        let names = play.scene.own.filter { play.controller($0) != nil }
        let two =
            chance.comes(75) ? chance.some(2, of: names) : chance.some(1, of: names).flatMap { [$0, $0] }
        guard two.count == 2 else { return nil }
        let controllers = two.compactMap(play.controller)
        guard controllers.allSatisfy({ !play.isDoubtful(about: $0) }) else { return nil }
        let single = controllers.map { controller in
            play.calls(on: controller).filter { entry in
                guard let callback = play.callback(entry), !callback.isOfLayout,
                    Callback.families.contains(where: { $0.contains(callback) })
                else { return false }
                return play.calls(of: callback, on: controller).count == 1
            }
        }
        guard let first = chance.pick(single[0]), let second = chance.pick(single[1]), first != second,
            let one = play.callback(first), let other = play.callback(second)
        else { return nil }
        let expected = play.expected(Array(Set(controllers)), [one, other])
        guard let early = expected.entries.firstIndex(of: first),
            let late = expected.entries.firstIndex(of: second)
        else { return nil }
        let isTrue = expected.requires(early, before: late)
        guard isTrue || expected.requires(late, before: early) else { return nil }
        return Draft(
            content: .state(
                Exercise.Question(
                    "\(two[0]).\(one.rawValue) before \(two[1]).\(other.rawValue)", about: play.action)),
            rule: play.trace[max(first, second)].rule, answer: isTrue ? "yes" : "no")
    }

    /// A number of calls.
    private static func number(_ play: Play, _ chance: inout Chance) -> Draft? {
        guard let name = chance.pick(play.scene.own), let controller = play.controller(name),
            !play.isDoubtful(about: controller),
            let callback = chance.pick(Callback.loadingAndAppearing + [.deinitialize, .viewDidUnload])
        else { return nil }
        let calls = play.calls(of: callback, on: controller)
        guard !calls.contains(where: { play.trace[$0].rule.facts.mayRepeat }),
            let rule = play.rule(of: callback, on: controller)
        else { return nil }
        let claimed = chance.comes(50) ? calls.count : chance.number(below: 3)
        guard claimed <= 2 else { return nil }
        // That what does not come never comes is worth asking only sometimes.
        guard claimed > 0 || !calls.isEmpty || chance.comes(40) else { return nil }
        let words = ["never called", "called once", "called 2 times"]
        return Draft(
            content: .state(
                Exercise.Question("\(name).\(callback.rawValue) \(words[claimed])", about: play.action)),
            rule: rule, answer: claimed == calls.count ? "yes" : "no")
    }
}
