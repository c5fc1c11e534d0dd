import Lifecycle
import Session
import SwiftSource

/// A scene that has been set up, and can be played in different ways.
struct Opening {
    let scene: Scene
    let session: Session

    /// Sets a scene up.
    ///
    /// - Returns: Nil if something in it is refused or ends the app: it is no scene to ask about.
    init?(_ scene: Scene) {
        var session = Session(Session.Start(code: .standard))
        for line in scene.lines where !session.takes(line) { return nil }
        guard session.simulation.world.application != .crashed else { return nil }
        self.scene = scene
        self.session = session
    }

    /// The same with more statements at a place of the set-up.
    ///
    /// - Parameters:
    ///   - statements: The statements.
    ///   - line: The line of the set-up behind which they come.
    /// - Returns: Nil if the line is not there, or what is added does not work.
    func adding(_ statements: [String], behind line: String) -> Opening? {
        guard let place = scene.setUp.firstIndex(of: line) else { return nil }
        var other = scene
        other.setUp.insert(contentsOf: statements, at: place + 1)
        return Opening(other)
    }

    /// Does something in a copy of it.
    ///
    /// - Returns: Nil if that is not understood or refused.
    func play(_ action: String) -> Play? {
        var after = session
        let start = after.simulation.trace.count
        guard after.takes(action) else { return nil }
        return Play(
            scene: scene, action: action, before: session.simulation, simulation: after.simulation,
            entries: start..<after.simulation.trace.count)
    }
}

extension Session {
    /// Carries a line out.
    ///
    /// - Returns: Whether all of it happened.
    fileprivate mutating func takes(_ line: String) -> Bool {
        enter(line).allSatisfy { reply in
            switch reply {
            case .ran(let run):
                switch run.outcome {
                case .ignored, .stopped: false
                default: true
                }
            case .using, .moved: true
            default: false
            }
        }
    }
}

/// What happened when something was done in a scene.
struct Play {
    let scene: Scene
    let action: String
    let before: Simulation
    let simulation: Simulation
    /// What it added to the trace.
    let entries: Range<Int>

    var world: World { simulation.world }
    var trace: Trace { simulation.trace }

    /// The controller of a name, if it was made.
    func controller(_ name: String) -> Controller.ID? { world.newestController(named: name) }

    /// The positions of the calls on a controller.
    func calls(on controller: Controller.ID) -> [Int] {
        entries.filter { Call(trace[$0])?.controller == controller }
    }

    func callback(_ entry: Int) -> Callback? { Call(trace[entry])?.callback }

    /// The positions of certain calls on a controller.
    func calls(of callback: Callback, on controller: Controller.ID) -> [Int] {
        entries.filter { Call(trace[$0]) == Call(controller, callback) }
    }

    /// Whether the sources disagree on something that happened.
    func isDoubtful(_ places: some Sequence<Int>) -> Bool {
        places.contains { trace[$0].rule.facts.certainty == .doubtful }
    }

    /// Whether the sources disagree on something that happened to a controller.
    func isDoubtful(about controller: Controller.ID) -> Bool {
        isDoubtful(entries.filter { trace[$0].receiver == .controller(controller) })
    }

    /// What is asked of these controllers and callbacks, with its order.
    func expected(_ controllers: [Controller.ID], _ callbacks: [Callback]) -> ExpectedCalls {
        ExpectedCalls(
            in: trace, entries: entries, asked: Asked(controllers: controllers, callbacks: callbacks))
    }

    /// The rule by which a call came, or by which it did not.
    func rule(of callback: Callback, on controller: Controller.ID) -> Rule? {
        let rule =
            calls(of: callback, on: controller).last.map { trace[$0].rule }
            ?? simulation.ruleForAbsence(of: callback, on: controller, in: entries)
        return rule.flatMap { $0.facts.certainty == .doubtful ? nil : $0 }
    }

    /// What the console showed, and what ended the app.
    var messages: [(text: String, rule: Rule)] {
        entries.compactMap { index in
            switch trace[index].event {
            case .console(let message): (message.text(in: world), trace[index].rule)
            case .exception(let exception):
                ("*** \(exception.name): \(exception.reason(in: world))", trace[index].rule)
            default: nil
            }
        }
    }

    /// What the learner's code printed.
    var printed: [String] {
        entries.compactMap { if case .printed(let line) = trace[$0].event { line } else { nil } }
    }
}

extension Callback {
    /// Calls that people learn about, in families: what is asked about is taken from these.
    static let families: [[Callback]] = [
        [.loadView, .viewDidLoad],
        [.viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
        [.viewWillLayoutSubviews, .viewDidLayoutSubviews],
        [.willMoveToParent, .didMoveToParent],
        [.didReceiveMemoryWarning, .viewWillUnload, .viewDidUnload],
        [.willRotate, .willAnimateRotation, .didRotate, .viewWillTransition],
        [.initNibName, .initCoder, .awakeFromNib, .prepareForSegue, .shouldPerformSegue],
        [.deinitialize],
    ]

    static let appearing = families[1]
    static let loadingAndAppearing = families[0] + families[1]

    /// Whether it comes whenever UIKit finds it right to lay out.
    var isOfLayout: Bool { Callback.families[2].contains(self) }

    /// The family that it belongs to.
    var family: [Callback] { Callback.families.first { $0.contains(self) } ?? [self] }
}
