import Lifecycle
import Session

/// Commands that make a controller live, and what came of them.
struct CheckRun: Sendable {
    private(set) var session: Session
    private let start: Session
    /// The commands carried out, in order.
    private(set) var commands: [String] = []
    /// The first entry of the last command.
    private var latest = 0
    /// The view that the last command made to pass it, as if someone had touched it; nil if it made none.
    private(set) var sender: View.ID?
    /// The controller that is looked at; nil until it is made.
    var controller: Controller.ID? { world.newestController(named: CheckRun.name) }

    /// The name of the controller that is looked at.
    static let name = "sut"
    /// What it passes to a method that a control calls.
    static let argument = "UIButton()"

    init(_ session: Session) { (self.session, start) = (session, session) }

    var world: World { session.simulation.world }
    var trace: Trace { session.simulation.trace }
    /// Indicates whether the app has crashed.
    var hasEnded: Bool { world.application == .crashed }
    var isShown: Bool {
        controller.map { world.controllers[$0].isAlive && world.controllers[$0].appearance == .appeared }
            ?? false
    }

    /// Indicates whether the controller was on screen and has left it by itself, like a
    /// screen that dismisses itself.
    var isGone: Bool {
        guard let controller, !isShown, world.controllers[controller].presenter == nil else { return false }
        return disappears(controller, in: 0..<trace.count)
    }

    /// Indicates whether something is presented over the controller, so that no touch reaches it.
    var isCovered: Bool {
        world.livingControllers.contains { world.controllers[$0].presented != nil }
    }

    /// The command that takes away what the controller, or a container around it, shows over it; nil if that shows nothing.
    var commandToUncover: String? {
        var next = controller
        while let current = next {
            if world.controllers[current].presented != nil { return "dismiss \(CheckRun.name)" }
            next = world.controllers[current].parent
        }
        guard let controller, let parent = world.controllers[controller].parent,
            world.kind(of: parent) == .navigation, world.controllers[parent].children.last != controller
        else { return nil }
        return "pop to \(CheckRun.name)"
    }

    /// Indicates whether a controller presents another one.
    func covers(_ name: String) -> Bool {
        world.newestController(named: name).map { world.controllers[$0].presented != nil } ?? false
    }

    /// Indicates whether a controller was created by the commands, and is not the one being checked.
    func isOfRun(_ controller: Controller.ID) -> Bool {
        controller != self.controller && !world.isOfApp(world.controllers[controller].classID)
            && Self.others.contains { world.newestController(named: $0) == controller }
    }

    /// The names that the commands give to others.
    private static let others = ["host", "nav", "other1", "other2"]

    /// Indicates whether there is a new closure, instance or controller that could hold something.
    func holdsMore(than other: CheckRun) -> Bool {
        world.code.closures.count > other.world.code.closures.count
            || world.code.instances.count > other.world.code.instances.count
            || world.controllers.count > other.world.controllers.count
    }

    /// Carries a command out.
    ///
    /// - Returns: The entries that it brought; nil if it means nothing here.
    mutating func perform(_ command: String) -> Range<Int>? {
        guard !hasEnded else { return nil }
        let start = trace.count, views = world.views.count
        guard case .ran(let run)? = session.enter(command).first else { return nil }
        switch run.outcome {
        case .ignored, .stopped: return nil
        default: break
        }
        commands.append(command)
        latest = start
        sender = command.hasSuffix(Self.argument + ")") ? world.views.identifiers.dropFirst(views).first : nil
        return start..<trace.count
    }

    /// The same commands but the last one in an app that goes on where this one ended; nil if this one does.
    var goingOn: CheckRun? {
        guard !world.code.goesOnPastEnds else { return nil }
        var other = CheckRun(start.goingOnPastEnds)
        for command in commands.dropLast() { _ = other.perform(command) }
        return other
    }

    // MARK: - What the trace says

    /// The entries around one, the nearest first.
    func callers(of index: Int) -> [Int] {
        var callers: [Int] = [], next = trace[index].caller
        while let caller = next {
            callers.append(caller)
            next = trace[caller].caller
        }
        return callers
    }

    /// The outermost entry around one, or itself.
    func outermost(_ index: Int) -> Int { callers(of: index).last ?? index }

    /// One past the last entry inside of one.
    func end(of index: Int) -> Int { trace[index].end ?? trace.count }

    /// The callback of an entry, if the app's own code ran in it.
    func override(_ index: Int) -> (callback: Callback, of: ControllerClass.ID)? {
        guard case .callback(let callback, _) = trace[index].event, let owner = trace[index].overridingClass
        else { return nil }
        return (callback, owner)
    }

    /// Indicates whether code called by an action dismissed a controller, which disappeared before an entry.
    func dismisses(_ source: Controller.ID, before index: Int) -> Bool {
        guard let last = commands.last,
            last.hasPrefix(CheckRun.name + ".") || last.hasPrefix("trigger action")
        else { return false }
        return disappears(source, in: latest..<index)
    }

    /// Indicates whether a controller receives viewDidDisappear in a range of entries.
    private func disappears(_ controller: Controller.ID, in range: Range<Int>) -> Bool {
        range.contains { position in
            guard trace[position].receiver == .controller(controller),
                case .callback(.viewDidDisappear, _) = trace[position].event
            else { return false }
            return true
        }
    }

    /// The method by which a delegate sets the window up, if an entry lies in it.
    func delegateMethod(around index: Int) -> Callback? {
        callers(of: index).lazy.compactMap { caller -> Callback? in
            guard case .callback(let callback, _) = trace[caller].event,
                trace[caller].receiver == .application,
                [.willFinishLaunching, .didFinishLaunching, .sceneWillConnect].contains(callback)
            else { return nil }
            return callback
        }.first
    }

    /// The reason why something in some entries is not known; nil if all of them are understood.
    func doubt(in range: Range<Int>, _ counts: (UnknownReason) -> Bool = { _ in true }) -> UnknownReason? {
        for index in range {
            guard case .skipped(_, let reason) = trace[index].event, reason != .assumed,
                reason != .notSimulated, counts(reason)
            else { continue }
            return reason
        }
        return nil
    }

    /// Indicates whether an entry reports the branch taken at an unknown condition.
    func isDecision(_ index: Int) -> Bool {
        guard case .skipped(let words, .assumed) = trace[index].event else { return false }
        return words.hasPrefix("the condition ")
    }

    /// Returns the last events, for people.
    func steps(upTo last: Int) -> [CodeFinding.Step] {
        let before = (0..<min(last + 1, trace.count)).reversed().lazy.compactMap { step($0) }
        return before.prefix(Self.mostSteps).reversed()
    }

    private static let mostSteps = 8

    private func step(_ index: Int) -> CodeFinding.Step? {
        let entry = trace[index]
        let text: String
        switch entry.event {
        case .callback(let callback, _):
            guard case .controller = entry.receiver, entry.isSeen else { return nil }
            text = "\(entry.receiver.name(in: world)).\(callback.rawValue)"
        case .console(let message): text = "console: \(message.text(in: world).shortened)"
        case .exception(let exception): text = "exception: \(exception.reason(in: world).shortened)"
        case .endlessRecursion: text = "and so on forever"
        default: return nil
        }
        let depth = callers(of: index).count {
            if case .callback = trace[$0].event, case .controller = trace[$0].receiver { true } else { false }
        }
        return CodeFinding.Step(text: text, depth: min(depth, 8), place: place(index))
    }

    /// Returns the position of the code that ran in an entry: an override, or its caller.
    private func place(_ index: Int) -> CodeLocation? {
        if let (callback, owner) = override(index) {
            return world.classes[owner].overrides[callback]?.location
        }
        return trace.place(of: index)
    }
}

extension String {
    /// Enough of a message to tell which one it is.
    fileprivate var shortened: String { count <= 160 ? self : prefix(160) + "…" }
}
