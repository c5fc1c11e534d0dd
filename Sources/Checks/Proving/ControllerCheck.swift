import Lifecycle
import Session

/// Makes the controllers of a class live, or those that the app itself shows, and reads what came of it.
struct ControllerCheck {
    let app: CheckedApp
    /// The class; nil if the app is launched by its own delegates.
    let classID: ControllerClass.ID?
    /// The class with its extensions, or else all that there are.
    let outlines: [ClassOutline]
    var evidence = Evidence()
    /// The place and the reason if a run ended early, or was impossible: there may be more to find.
    private(set) var cutShort: CutShortClass?

    init(_ app: CheckedApp, _ classID: ControllerClass.ID, in world: World) {
        self.app = app
        self.classID = classID
        outlines = app.outlines(of: classID, in: world)
    }

    /// Looks at what the app's own delegates bring about.
    init(launching app: CheckedApp) {
        self.app = app
        classID = nil
        outlines = app.outlines
    }

    /// Runs all scenarios of a class.
    mutating func run(_ session: Session) {
        let world = session.simulation.world
        guard let classID else { return }
        let name = world.classes[classID].name
        guard !outlines.isEmpty, !name.contains(" "), !name.contains(".") else {
            let place = world.classes[classID].location
            cutShort = CutShortClass(
                name: name, place: place ?? CodeLocation(file: "", line: 0, column: 0),
                reason: "no command can name it; try it yourself with viewdid run")
            return
        }
        inWindow(Play(session), name)
        unloaded(Play(session), name)
        let kind = world.classes[classID].kind
        if kind == .plain { inStack(Play(session), name) }
        if [.plain, .navigation, .tabBar].contains(kind) { inSheet(Play(session), name) }
        for session in app.decidedSessions where mayPresentEarly { underConditions(Play(session), name) }
    }

    // MARK: - Scenarios

    /// It is the window's root, is turned, and the app goes and comes back.
    private mutating func inWindow(_ start: Play, _ name: String) {
        var play = start
        guard perform("launch \(name) as \(Play.name)", &play), play.isShown || uncover(&play) else { return }
        let shown = play
        readHierarchy(play)
        if perform("rotate landscape", &play) {
            readGeometry(loaded: shown, shown: play)
            _ = perform("rotate portrait", &play)
        }
        if !play.hasEnded { readRepeatedLayout(first: shown, last: play) }
        for command in ["background", "foreground", "memory warning"] {
            guard perform(command, &play) else { break }
        }
        if let classID, play.world.classes[classID].kind != .plain { actions(from: shown) }
    }

    /// It is the window's root, as if conditions held that are not known, or as if they did not: what is presented before
    /// the view is in a window never comes, whatever the condition says.
    private mutating func underConditions(_ start: Play, _ name: String) {
        var play = start
        guard let range = play.perform("launch \(name) as \(Play.name)") else { return }
        for index in range { readConditionalPresentation(index, play) }
    }

    /// Indicates whether code that runs before the view is in a window presents something, in any branch.
    private var mayPresentEarly: Bool {
        outlines.methods(reachedFrom: Set(ControllerCheck.beforeWindow.map(\.baseName))).flatMap(\.calls)
            .contains { $0.name == "present" }
    }

    /// It goes under others in a navigation controller, and comes back, twice.
    private mutating func inStack(_ start: Play, _ name: String) {
        var play = start
        guard perform("new \(name) as \(Play.name)", &play),
            perform("new UINavigationController as nav with \(Play.name)", &play),
            perform("launch nav", &play)
        else { return }
        actions(from: play)
        let steps = play.commands.count
        // Under what it presents nothing can be pushed.
        guard uncover(&play) else { return }
        if play.commands.count > steps { actions(from: play) }
        var rounds = [play]
        for round in 1...2 {
            guard perform("new UIViewController as other\(round)", &play),
                perform("push other\(round) onto nav", &play), perform("pop", &play), uncover(&play)
            else { return }
            rounds.append(play)
        }
        readRepeatedAppearance(rounds)
    }

    /// It is presented as a sheet, dismissed, and let go of.
    private mutating func inSheet(_ start: Play, _ name: String) {
        var play = start
        guard perform("new UIViewController as host", &play), perform("launch host", &play),
            perform("new \(name) as \(Play.name)", &play),
            perform("access view of \(Play.name)", &play)
        else { return }
        let loaded = play
        guard perform("present \(Play.name)", &play), play.isShown || play.isGone || play.covers(Play.name)
        else { return }
        if play.isShown { readGeometry(loaded: loaded, shown: play) }
        // Scheduled work is done before the holders are examined.
        guard perform("wait 10", &play) else { return }
        letGo(play)
        guard !play.isGone, uncover(&play) else { return }
        let shown = play
        for action in actions(of: shown) {
            var play = shown
            guard perform(action, &play), play.holdsMore(than: shown), perform("wait 10", &play),
                play.isShown || play.isGone, !play.covers(Play.name)
            else { continue }
            letGo(play)
        }
    }

    /// It is dismissed, unless it has done that itself, and let go of, and nothing should hold it then.
    private mutating func letGo(_ sheet: Play) {
        var play = sheet
        // Its own presentations are dismissed with it.
        let dismiss = play.covers(Play.name) ? "dismiss host" : "dismiss"
        guard play.isGone || perform(dismiss, &play), perform("release \(Play.name)", &play),
            perform("wait 1", &play)
        else { return }
        readLeaks(play)
    }

    /// Removes what the class puts over its own screen, as a person would: presented controllers are
    /// dismissed, pushed ones popped.
    ///
    /// - Returns: True if the controller is on screen with nothing over it; if not, the class counts as not
    ///   followed.
    private mutating func uncover(_ play: inout Play) -> Bool {
        for _ in 0..<Self.mostScreens {
            guard let command = play.commandToUncover else {
                if !play.isShown { leave(play, because: "it isn't on screen") }
                return play.isShown
            }
            guard perform(command, &play) else { break }
        }
        let place = call(Self.showing, in: Set(outlines.flatMap(\.methods).map(\.baseName)))?.start
        leave(play, at: place, because: "another screen keeps covering it")
        return false
    }

    /// The most screens over each other that are taken away.
    private static let mostScreens = 4

    /// The methods that put another screen over one.
    private static let showing: Set<String> = [
        "present", "presentViewController", "pushViewController", "show", "showDetailViewController",
        "performSegue", "setViewControllers",
    ]

    /// It is made, never shown, and let go of.
    private mutating func unloaded(_ start: Play, _ name: String) {
        var play = start
        guard perform("new \(name) as \(Play.name)", &play), perform("memory warning", &play) else { return }
        _ = perform("release \(Play.name)", &play)
    }

    /// The app is launched by its own delegates, is turned, goes and comes back.
    mutating func launch(_ session: Session) {
        var play = Play(session)
        for command in ["launch app", "rotate landscape", "background", "foreground", "memory warning"] {
            guard perform(command, &play) else { return }
        }
    }

    /// Performs each touch and button action, each on a screen of its own.
    private mutating func actions(from shown: Play) {
        guard !shown.hasEnded, shown.isShown else { return }
        guard !shown.isCovered else { return choose(from: shown) }
        for action in actions(of: shown) {
            var play = shown
            if perform(action, &play) { choose(from: play) }
        }
    }

    /// Performs the actions of an alert that is on screen.
    private mutating func choose(from shown: Play) {
        for sender in shown.world.actionSenders where sender.isOfAlert {
            var play = shown
            _ = perform("trigger action \(sender.method)", &play)
        }
    }

    /// The commands that send what is connected to a method now, and that call the actions which nobody can see
    /// connected: a storyboard does that, or code that was not run.
    private func actions(of shown: Play) -> [String] {
        var connected: [String] = [], own: Set<String> = []
        for sender in shown.world.actionSenders where !sender.isOfAlert {
            let isOwn = sender.controller == shown.controller
            if isOwn { own.insert(sender.method) }
            let command = "trigger action \(sender.method)" + (isOwn ? " of \(Play.name)" : "")
            if !connected.contains(command) { connected.append(command) }
        }
        let others = outlines.flatMap(\.methods).filter { method in
            method.isAction && !method.isStatic && method.parameters.count <= 1
                && !method.name.hasPrefix("init") && !own.contains(method.baseName)
        }
        return connected
            + others.map { method in
                let label = method.parameters.first?.label.map { $0 + ": " } ?? ""
                let argument = method.parameters.isEmpty ? "" : label + "UIButton()"
                return "\(Play.name).\(method.baseName)(\(argument))"
            }
    }

    // MARK: - Reading

    /// Carries a command out and reads what it brought.
    ///
    /// - Returns: False when nothing more can come.
    private mutating func perform(_ command: String, _ play: inout Play) -> Bool {
        guard let range = play.perform(command) else { return false }
        for index in range { read(index, range, play) }
        if play.hasEnded {
            let trace = play.trace
            leave(
                play, at: range.reversed().lazy.compactMap { trace.place(of: $0) }.first,
                because: ending(of: range, in: play))
        }
        return !play.hasEnded
    }

    /// Notes that a run goes no further, unless another one of the class was told already.
    private mutating func leave(_ play: Play, at place: CodeLocation? = nil, because reason: String) {
        guard cutShort == nil, let classID else { return }
        let type = play.world.classes[classID]
        cutShort = CutShortClass(
            name: type.name, place: place ?? type.location ?? CodeLocation(file: "", line: 0, column: 0),
            reason: reason + " after: \(play.commands.joined(separator: "; "))")
    }

    /// Why a run goes no further: the app ends, or it takes more than check gives it.
    private func ending(of range: Range<Int>, in play: Play) -> String {
        let isBound = range.contains { index in
            if case .exhausted(.steps) = play.trace[index].event { true } else { false }
        }
        return isBound
            ? "it takes more than check's limit of \(CheckedApp.steps) steps" : "the app ends here"
    }

    private mutating func read(_ index: Int, _ range: Range<Int>, _ play: Play) {
        readLoading(index, play)
        readContainment(index, range, play)
        readPresentation(index, play)
        readThreads(index, play)
        // Only the run of a single class shows whose constraints these are.
        if classID != nil { readConstraints(index, play) }
        readEnd(index, play)
    }

    // MARK: - Telling

    mutating func find(
        _ kind: FindingKind, at place: CodeLocation, _ message: String, in play: Play, upTo last: Int,
        fix: CodeFix? = nil, by rule: Rule? = nil
    ) {
        evidence.add(
            CodeFinding(
                kind: kind, place: place, message: message, className: className(at: place, play.world),
                proof: .init(commands: play.commands, trace: play.steps(upTo: last)), fix: fix, rule: rule))
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
