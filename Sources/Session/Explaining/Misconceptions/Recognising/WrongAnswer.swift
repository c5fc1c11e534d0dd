import Lifecycle

/// A wrong answer and what it is compared with, in the terms that describe misconceptions.
struct WrongAnswer {
    let answer: [Call]
    let expected: ExpectedCalls
    /// The commands that were predicted.
    let commands: [Command]
    /// The world before them.
    let before: EarlierWorld
    /// The app after them.
    let after: Simulation
    let mistakes: Mistakes
    /// The number of its calls that are right.
    let kept: Int
    /// The place of the last expected call that the answer has; -1 if it has none.
    private let end: Int
    /// The callbacks and the controllers that occur in the answer.
    private let callbacks: Set<Callback>, controllers: Set<Controller.ID>
    /// The first entry of the trace that can belong to the commands: it follows the last call before them.
    let start: Int
    /// The calls before the first one in question that may matter later.
    let heardBefore: Set<Call>
    /// The rule of the exception that ends the app; nil if none is raised.
    let exception: Rule?

    /// Indicates whether an earlier call of a callback may matter. The others are skipped, since a session
    /// can be long.
    private static func remembered(_ callback: Callback) -> Bool {
        [.viewDidLoad, .viewWillAppear, .viewDidUnload, .viewWillTransition, .didReceiveMemoryWarning]
            .contains(callback)
    }

    /// The mistakes of an answer, or of a part of it.
    struct Mistakes: Equatable {
        /// The calls of the answer, by position, that aren't made, or not as often.
        var surplus: Set<Int> = []
        /// The calls of the answer, by position, that are made in another place.
        var misplaced: Set<Int> = []
        /// The calls, by place, that the answer leaves out.
        var omitted: Set<Int> = []

        var count: Int { surplus.count + misplaced.count + omitted.count }

        mutating func add(_ other: Mistakes) {
            surplus.formUnion(other.surplus)
            misplaced.formUnion(other.misplaced)
            omitted.formUnion(other.omitted)
        }
    }

    init(
        answer: [Call], expected: ExpectedCalls, commands: [Command], before: World, after: Simulation,
        since beginning: Int? = nil
    ) {
        // An earlier command can't know what a later one creates.
        let answer = answer.filter { after.world.hasMade($0.controller) }
        self.answer = answer
        self.expected = expected
        self.commands = commands.map { $0.worded(in: after.world) }
        self.before = EarlierWorld(before, of: after.world)
        self.after = after
        let alignment = Alignment(of: answer, with: expected)
        let right = Set(alignment.kept)
        end = alignment.places.compactMap { $0 }.max() ?? -1
        callbacks = Set(answer.map { $0.callback })
        controllers = Set(answer.map { $0.controller })
        kept = right.count
        let wrong = Set(answer.indices).subtracting(right)
        mistakes = Mistakes(
            surplus: wrong.filter { alignment.places[$0] == nil },
            misplaced: wrong.filter { alignment.places[$0] != nil },
            omitted: Set(expected.calls.indices).subtracting(alignment.places.compactMap { $0 }))
        let trace = after.trace, first = expected.entries.first ?? trace.count
        let afterLastCall = (0..<first).last { Call(trace[$0]) != nil }.map { $0 + 1 } ?? 0
        start = min(beginning ?? afterLastCall, trace.count)
        heardBefore = Set(
            (0..<start).compactMap { index in
                guard case .callback(let callback, _) = trace[index].event, Self.remembered(callback) else {
                    return nil
                }
                return Call(trace[index])
            })
        exception = trace.exception(in: start..<trace.count)
    }

    var world: World { after.world }

    /// Returns the weight of some mistakes. Leaving out a call counts half, or a quarter if the answer goes
    /// on after it and never names that callback or that controller: its author did not think of it.
    func weight(of mistakes: Mistakes) -> Double {
        mistakes.omitted.reduce(Double(mistakes.surplus.count + mistakes.misplaced.count)) { sum, place in
            let call = expected.calls[place]
            let isThoughtOf =
                place > end || (callbacks.contains(call.callback) && controllers.contains(call.controller))
            return sum + (isThoughtOf ? 0.5 : 0.25)
        }
    }

    /// The weight of all its mistakes.
    var weight: Double { weight(of: mistakes) }

    /// The rules that caused or prevented something while the commands ran, and those of commands that only read.
    var deciding: Set<Rule> {
        let asking: [(kind: CommandKind, rule: Rule)] = [
            (.isViewLoaded, .isViewLoadedNeverLoads), (.viewIfLoaded, .viewIfLoadedNeverLoads),
        ]
        return after.trace.rules(in: start..<after.trace.count)
            .union(asking.filter { has($0.kind) }.map { $0.rule })
    }

    /// Indicates whether the answer is right as far as it goes. An answer that only stops says nothing about
    /// later calls.
    var stopsEarly: Bool {
        mistakes.surplus.isEmpty && mistakes.misplaced.isEmpty && mistakes.omitted.allSatisfy { $0 > end }
    }

    /// Indicates whether the answer has no mistakes; incidental calls may be left out.
    var isFaultless: Bool {
        mistakes.surplus.isEmpty && mistakes.misplaced.isEmpty
            && mistakes.omitted.allSatisfy(expected.isIncidental)
    }

    func holds(_ rule: Rule) -> Bool { world.holds(rule) }

    /// Indicates whether the answer has one call before another that has to be made first.
    func puts(_ first: Call, before second: Call) -> Bool {
        guard let one = answer.firstIndex(of: first), let other = answer.lastIndex(of: second), one < other,
            let right = expected.calls.firstIndex(of: second), let later = expected.calls.lastIndex(of: first)
        else { return false }
        return expected.requires(right, before: later)
    }

    /// Indicates whether one of the commands is of a kind, in words or in Swift.
    func has(_ kind: CommandKind) -> Bool {
        commands.contains { command in
            if let code = command.code { return kind.isIn(code) }
            return command.kind == kind
        }
    }

    /// A view as it was before the commands; if they created it, as it is after them.
    func earlier(_ view: View.ID) -> View {
        before.views[view] ?? world.views[view]
    }

    /// A controller as it was before the commands; nil if they created it.
    func earlier(_ controller: Controller.ID) -> Controller? { before.controllers[controller] }

    /// A controller as it is after the commands.
    func later(_ controller: Controller.ID) -> Controller { world.controllers[controller] }

    /// The controller's class and its superclasses that are the app's own.
    func classes(of controller: Controller.ID) -> [ControllerClass] {
        world.ancestry(of: later(controller).classID).map { world.classes[$0] }
    }

    /// The views that the commands read, change or touch, and those that a touch at a point hits.
    var targetViews: [View.ID] {
        let hit = (start..<after.trace.count).compactMap { index -> View.ID? in
            let entry = after.trace[index]
            if case .change(.hitByTouch) = entry.event, case .view(let view) = entry.receiver { return view }
            return nil
        }
        return commands.compactMap { command in
            switch command {
            case .views(.set(_, let view)), .views(.remove(let view)), .views(.bringToFront(let view)),
                .layout(.setNeedsLayout(let view)), .layout(.layoutIfNeeded(let view)),
                .touch(.tapView(let view)):
                view
            default: nil
            }
        } + hit
    }
}

extension World {
    /// Indicates whether a controller of this world or of a later state exists by now.
    func hasMade(_ controller: Controller.ID) -> Bool { controller.ordinal < controllers.count }
}

extension Trace {
    /// The rule by which an exception was raised; nil if there was none.
    fileprivate func exception(in entries: Range<Int>) -> Rule? {
        let raised = entries.last { if case .exception = self[$0].event { true } else { false } }
        return raised.map { self[$0].rule.raising }
    }
}

extension Command {
    /// The source of a line of Swift; nil for a command in words.
    var code: String? {
        guard case .swift(.run(let body)) = self else { return nil }
        return body.source
    }
}
