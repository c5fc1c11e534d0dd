import CourseTexts
import Lifecycle
import Session

/// Makes the controllers of a class live, or those that the app itself shows, and reads what came of it.
struct ControllerCheck {
    let app: CheckedApp
    /// The class; nil if the app is launched by its own delegates.
    let classID: ControllerClass.ID?
    /// The class with its extensions, or else all that there are.
    let outlines: [ClassOutline]
    var evidence = FindingCollector()
    /// The place and the reason if a run ended early, or was impossible: there may be more to find.
    private(set) var cutShort: PartlyCheckedClass?

    init(_ app: CheckedApp, _ classID: ControllerClass.ID?, in world: World) {
        self.app = app
        self.classID = classID
        outlines = classID.map { app.outlines(of: $0, in: world) } ?? app.outlines
    }

    /// Runs all scenarios of a class, or launches the app.
    mutating func run(_ session: Session) {
        let world = session.simulation.world
        guard let classID else { return launch() }
        let name = world.classes[classID].name
        guard !outlines.isEmpty, !name.contains(" "), !name.contains(".") else {
            let place = world.classes[classID].location
            cutShort = PartlyCheckedClass(
                name: name, place: place ?? CodeLocation(file: "", line: 0, column: 0),
                reason: "no command can name it; try it yourself with viewdid run")
            return
        }
        inWindow(CheckRun(session), name)
        unloaded(CheckRun(session), name)
        let kind = world.classes[classID].kind
        if kind == .plain { inStack(CheckRun(session), name) }
        if [.plain, .navigation, .tabBar].contains(kind) { inSheet(CheckRun(session), name) }
        for session in app.decidedSessions where mayPresentEarly { underConditions(CheckRun(session), name) }
    }

    // MARK: - Scenarios

    /// It is the window's root, is turned, and the app goes and comes back.
    private mutating func inWindow(_ start: CheckRun, _ name: String) {
        var run = start
        guard perform("launch \(name) as \(CheckRun.name)", &run), run.isShown || uncover(&run) else {
            return
        }
        let shown = run
        readHierarchy(run)
        defer { evidence.uncalled.formUnion(run.session.simulation.uncalledMethods) }
        if perform("rotate landscape", &run) {
            readGeometry(loaded: shown, shown: run)
            _ = perform("rotate portrait", &run)
        }
        if !run.hasEnded { readRepeatedLayout(first: shown, last: run) }
        for command in ["background", "foreground", "memory warning"] {
            guard perform(command, &run) else { break }
        }
        if let classID, run.world.classes[classID].kind != .plain { actions(from: shown) }
    }

    /// It is the window's root, as if conditions held that are not known, or as if they did not: what is presented before
    /// the view is in a window never comes, whatever the condition says.
    private mutating func underConditions(_ start: CheckRun, _ name: String) {
        var run = start
        guard let range = run.perform("launch \(name) as \(CheckRun.name)") else { return }
        for index in range { readConditionalPresentation(index, run) }
    }

    /// Indicates whether code that runs before the view is in a window presents something, in any branch.
    private var mayPresentEarly: Bool {
        outlines.methods(reachedFrom: Set(ControllerCheck.beforeWindow.map(\.baseName))).flatMap(\.calls)
            .contains { $0.name == "present" }
    }

    /// It goes under others in a navigation controller, and comes back, twice.
    private mutating func inStack(_ start: CheckRun, _ name: String) {
        var run = start
        guard perform("new \(name) as \(CheckRun.name)", &run),
            perform("new UINavigationController as nav with \(CheckRun.name)", &run),
            perform("launch nav", &run)
        else { return }
        actions(from: run)
        let steps = run.commands.count
        // Under what it presents nothing can be pushed.
        guard uncover(&run) else { return }
        if run.commands.count > steps { actions(from: run) }
        var rounds = [run]
        for round in 1...2 {
            guard perform("new UIViewController as other\(round)", &run),
                perform("push other\(round) onto nav", &run), perform("pop", &run), uncover(&run)
            else { return }
            rounds.append(run)
        }
        readRepeatedAppearance(rounds)
    }

    /// It is presented as a sheet, dismissed, and let go of.
    private mutating func inSheet(_ start: CheckRun, _ name: String) {
        var run = start
        guard perform("new UIViewController as host", &run), perform("launch host", &run),
            perform("new \(name) as \(CheckRun.name)", &run),
            perform("access view of \(CheckRun.name)", &run)
        else { return }
        let loaded = run
        guard perform("present \(CheckRun.name)", &run),
            run.isShown || run.isGone || run.covers(CheckRun.name)
        else { return }
        if run.isShown { readGeometry(loaded: loaded, shown: run) }
        evidence.uncalled.formUnion(run.session.simulation.uncalledMethods)
        // Scheduled work is done before the holders are examined.
        guard perform("wait 10", &run) else { return }
        letGo(run)
        guard !run.isGone, uncover(&run) else { return }
        let shown = run
        for action in actions(of: shown) {
            var run = shown
            guard perform(action, &run), run.holdsMore(than: shown), perform("wait 10", &run),
                run.isShown || run.isGone, !run.covers(CheckRun.name)
            else { continue }
            letGo(run)
        }
    }

    /// It is dismissed, unless it has done that itself, and let go of, and nothing should hold it then.
    private mutating func letGo(_ sheet: CheckRun) {
        var run = sheet
        let start = run.isGone ? 0 : run.trace.count
        // Its own presentations are dismissed with it.
        let dismiss = run.covers(CheckRun.name) ? "dismiss host" : "dismiss"
        guard run.isGone || perform(dismiss, &run), perform("release \(CheckRun.name)", &run),
            perform("wait 1", &run)
        else { return }
        readLeaks(run, since: start)
    }

    /// Removes what the class puts over its own screen, as a person would: presented controllers are
    /// dismissed, pushed ones popped.
    ///
    /// - Returns: True if the controller is on screen with nothing over it; if not, the class counts as not
    ///   followed.
    private mutating func uncover(_ run: inout CheckRun) -> Bool {
        for _ in 0..<Self.mostScreens {
            guard let command = run.commandToUncover else {
                if !run.isShown { leave(run, because: "it isn't on screen") }
                return run.isShown
            }
            guard perform(command, &run) else { break }
        }
        let place = call(Self.showing, in: Set(outlines.flatMap(\.methods).map(\.baseName)))?.start
        leave(run, at: place, because: "another screen keeps covering it")
        return false
    }

    /// The most screens over each other that are taken away.
    private static let mostScreens = 4

    /// The methods that put another screen over one.
    private static let showing = Set(CourseTexts.list("covering methods"))

    /// It is made, never shown, and let go of.
    private mutating func unloaded(_ start: CheckRun, _ name: String) {
        var run = start
        guard perform("new \(name) as \(CheckRun.name)", &run), perform("memory warning", &run) else {
            return
        }
        _ = perform("release \(CheckRun.name)", &run)
    }

    /// The app is launched by its own delegates, is turned, goes and comes back. It may end early, since storyboards are
    /// not read; the runs of the classes don't depend on it.
    private mutating func launch() {
        guard let launched = app.launched else { return }
        var run = CheckRun(CheckedApp.session(launched))
        for command in ["launch app", "rotate landscape", "background", "foreground", "memory warning"] {
            guard perform(command, &run) else { break }
        }
        evidence.uncalled.formUnion(run.session.simulation.uncalledMethods)
    }

    /// Performs each touch and button action, each on a screen of its own.
    private mutating func actions(from shown: CheckRun) {
        guard !shown.hasEnded, shown.isShown else { return }
        guard !shown.isCovered else { return choose(from: shown) }
        for action in actions(of: shown) {
            var run = shown
            if perform(action, &run) { choose(from: run) }
        }
    }

    /// Performs the actions of an alert that is on screen.
    private mutating func choose(from shown: CheckRun) {
        for sender in shown.world.actionSenders where sender.isOfAlert {
            var run = shown
            _ = perform("trigger action \(sender.method)", &run)
        }
    }

    /// The commands that send what is connected to a method now, and that call the actions which nobody can see
    /// connected: a storyboard does that, or code that was not run.
    private func actions(of shown: CheckRun) -> [String] {
        var connected: [String] = [], own: Set<String> = []
        for sender in shown.world.actionSenders where !sender.isOfAlert {
            let isOwn = sender.controller == shown.controller
            if isOwn { own.insert(sender.method) }
            let command = "trigger action \(sender.method)" + (isOwn ? " of \(CheckRun.name)" : "")
            if !connected.contains(command) { connected.append(command) }
        }
        let others = outlines.flatMap(\.methods).filter { method in
            method.isAction && !method.isStatic && method.parameters.count <= 1
                && !method.name.hasPrefix("init") && !own.contains(method.baseName)
        }
        return connected
            + others.map { method in
                let label = method.parameters.first?.label.map { $0 + ": " } ?? ""
                let argument = method.parameters.isEmpty ? "" : label + CheckRun.argument
                return "\(CheckRun.name).\(method.baseName)(\(argument))"
            }
    }

    // MARK: - Reading

    /// Carries a command out and reads what it brought.
    ///
    /// - Returns: False when nothing more can come.
    private mutating func perform(_ command: String, _ run: inout CheckRun) -> Bool {
        guard let range = run.perform(command) else { return false }
        for index in range { read(index, range, run) }
        guard run.hasEnded else { return true }
        let told = evidence.additions
        for index in range { readEnd(index, run) }
        let place = range.reversed().lazy.compactMap { [trace = run.trace] in trace.place(of: $0) }.first
        // What only ends the app is there for subclasses to override.
        if place.flatMap(app.method(at:))?.method.onlyEndsApp == true { return false }
        let isBound = range.contains { index in
            if case .exhausted(.steps) = run.trace[index].event { true } else { false }
        }
        // An end that is no mistake rests on something that other code provides: the app would go on.
        if !isBound, evidence.additions == told, var other = run.goingOn {
            let goesOn = perform(command, &other)
            run = other
            return goesOn
        }
        // That a method is called now, and with what, is only assumed where nothing connects it.
        if !command.hasPrefix(CheckRun.name + ".") {
            let limit = "it takes more than check's limit of \(CheckedApp.steps) steps"
            leave(run, at: place, because: isBound ? limit : "the app ends here")
        }
        return false
    }

    /// Notes that a run goes no further, unless another one of the class was told already.
    private mutating func leave(_ run: CheckRun, at place: CodeLocation? = nil, because reason: String) {
        guard cutShort == nil, let classID else { return }
        let type = run.world.classes[classID]
        cutShort = PartlyCheckedClass(
            name: type.name, place: place ?? type.location ?? CodeLocation(file: "", line: 0, column: 0),
            reason: reason + " after: \(run.commands.joined(separator: "; "))")
    }

    private mutating func read(_ index: Int, _ range: Range<Int>, _ run: CheckRun) {
        readLoading(index, run)
        readContainment(index, range, run)
        readReport(index, run)
        // Only the run of a single class shows whose constraints these are.
        if classID != nil { readConstraints(index, run) }
    }

    // MARK: - Telling

    /// Adds a finding, or where there is a doubt, that it is undecided. Without a last entry the whole run shows it.
    mutating func find(
        _ kind: FindingKind, at place: CodeLocation?, in run: CheckRun, upTo last: Int? = nil,
        _ message: String, unless doubt: UnknownReason? = nil, fix: CodeFix? = nil, by rule: Rule? = nil
    ) {
        guard let place else { return }
        if let doubt { return evidence.addUndecided(kind, at: place, because: doubt) }
        let end = last ?? run.trace.count - 1, steps = run.steps(upTo: end)
        let isDecided = (0...max(0, end)).contains { $0 < run.trace.count && run.isDecision($0) }
        let assumption = assumption(run, upTo: end)
        evidence.add(
            CodeFinding(
                kind: kind, place: place,
                message: message + (assumption.map { " This assumes that \($0) doesn't prevent it." } ?? ""),
                className: className(at: place, run.world),
                proof: .init(commands: run.commands, trace: steps), fix: fix, rule: rule,
                confidence: isDecided || assumption != nil ? .likely : .certain))
    }

    /// Code that isn't read and on which a finding rests, in words; nil if there is none.
    private func assumption(_ run: CheckRun, upTo end: Int) -> String? {
        let world = run.world
        let unread = classID.map(world.ancestry)?.first { world.classes[$0].hasMoreMembers }
        if let name = unread.flatMap({ app.outlines(of: $0, in: world).first?.inherited.first }) {
            return "\(name), which isn't in the checked files,"
        }
        if let controller = run.controller, world.code.escaped.contains(.controller(controller)) {
            return "other code that gets the \(writtenClass(of: controller, in: world))"
        }
        guard end >= 0, end < run.trace.count else { return nil }
        let ended = (0...end).lazy.compactMap { [trace = run.trace] index -> CodeLocation? in
            guard case .skipped(_, let reason) = trace[index].event, [.trap, .recursion].contains(reason)
            else {
                return nil
            }
            return trace.place(of: index)
        }.first
        if let ended {
            let file = ended.file.split(separator: "/").last ?? ""
            return "the end of the app in line \(ended.line) of \(file)"
        }
        let range = run.outermost(end)...end
        return range.lazy.compactMap { [trace = run.trace] index in
            guard case .skipped(let words, .overload) = trace[index].event else { return nil }
            return "\(words), of which there are several,"
        }.first
    }

    private func className(at place: CodeLocation, _ world: World) -> String {
        app.method(at: place)?.type.name ?? classID.map { world.classes[$0].name } ?? ""
    }

    /// The name of a controller's class as its source writes it.
    func writtenClass(of controller: Controller.ID, in world: World) -> String {
        app.outlines(of: world.controllers[controller].classID, in: world).first?.name
            ?? world.className(of: controller)
    }

    /// The first call of a name in some methods of the class, or in methods of its own that these call.
    func call(
        _ names: Set<String>, in methods: Set<String>,
        where fits: (CallOutline) -> Bool = { _ in true }
    ) -> CallOutline? {
        outlines.methods(reachedFrom: methods).flatMap(\.calls).first { names.contains($0.name) && fits($0) }
    }

    /// Indicates whether a method of the class calls one of some names. Excluded methods don't count, and
    /// neither do those that only they call.
    func calls(
        _ names: Set<String>, outside left: Set<String> = [],
        where fits: (CallOutline) -> Bool = { _ in true }
    ) -> Bool {
        outlines.flatMap(\.methods).contains { method in
            !left.contains(method.baseName) && method.calls.contains { names.contains($0.name) && fits($0) }
                && !left.contains { isUsed(method, onlyBy: $0) }
        }
    }

    private func isUsed(_ method: MethodOutline, onlyBy name: String) -> Bool {
        guard outlines.isUsed(method, onlyBy: name) else { return false }
        return method.isPrivate
            || !app.outlines.filter { $0.name != outlines.first?.name }.flatMap(\.methods).contains { other in
                other.references.contains { $0.name == method.baseName }
            }
    }
}
