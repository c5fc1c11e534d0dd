import Lifecycle
import Session

/// The result of an action in a sample app.
final class SampleRun {
    let sampleApp: SampleApp
    let action: String
    /// The session before it was done, and after it.
    let start: Session, end: Session
    let simulation: Simulation
    let world: World
    let trace: Trace
    /// The entries that the action added to the trace.
    let entries: Range<Int>

    init(_ sampleApp: SampleApp, _ action: String, from start: Session, to end: Session) {
        (self.sampleApp, self.action, self.start, self.end) = (sampleApp, action, start, end)
        simulation = end.simulation
        (world, trace) = (simulation.world, simulation.trace)
        entries = start.simulation.trace.count..<trace.count
    }

    /// The world before it was done.
    var earlier: EarlierWorld { EarlierWorld(start.simulation.world, of: world) }

    /// The controller of a name, if it was made.
    func controller(_ name: String) -> Controller.ID? { world.newestController(named: name) }

    /// The calls that the action brought, with their positions: looked for once, as each question asks for many of them.
    private lazy var calls = entries.compactMap { entry in
        Call(trace[entry]).map { (entry: entry, call: $0) }
    }

    /// The positions of the calls on a controller.
    func calls(on controller: Controller.ID) -> [Int] {
        calls.compactMap { $0.call.controller == controller ? $0.entry : nil }
    }

    func callback(_ entry: Int) -> Callback? { Call(trace[entry])?.callback }

    /// The positions of certain calls on a controller.
    func calls(of callback: Callback, on controller: Controller.ID) -> [Int] {
        let wanted = Call(controller, callback)
        return calls.compactMap { $0.call == wanted ? $0.entry : nil }
    }

    /// The positions of certain calls on views of a class.
    func calls(of callback: Callback, onViewsOf type: String) -> [Int] {
        entries.filter { index in
            guard case .callback(callback, _) = trace[index].event,
                case .view(let view) = trace[index].receiver
            else { return false }
            return trace[index].isSeen && world.views[view].className == type
        }
    }

    /// Returns whether the sources disagree on one of the entries.
    func isDoubtful(_ places: some Sequence<Int>) -> Bool {
        places.contains { trace[$0].rule.facts.certainty == .doubtful }
    }

    /// Returns whether the sources disagree on something that happened to a controller.
    func isDoubtful(about controller: Controller.ID) -> Bool {
        isDoubtful(entries.filter { trace[$0].receiver == .controller(controller) })
    }

    /// Returns the calls of these callbacks on these controllers, with their order.
    func expected(_ controllers: [Controller.ID], _ callbacks: [Callback]) -> ExpectedCalls {
        ExpectedCalls(
            in: simulation, entries: entries,
            asked: AskedCalls(controllers: controllers, callbacks: callbacks))
    }

    /// Returns whether one call on a controller must precede another; nil if either order is allowed.
    func requires(_ first: Int, before second: Int) -> Bool? {
        let calls = [first, second].compactMap { Call(trace[$0]) }, controllers = calls.map { $0.controller }
        let expected = expected(
            controllers.first == controllers.last ? Array(controllers.prefix(1)) : controllers,
            calls.map { $0.callback })
        guard let one = expected.entries.firstIndex(of: first),
            let other = expected.entries.firstIndex(of: second)
        else { return nil }
        return expected.requires(one, before: other)
            ? true : expected.requires(other, before: one) ? false : nil
    }

    /// The rules by which something came, or was decided.
    var deciding: Set<Rule> { trace.rules(in: entries) }

    /// The first of some rules that decided something, the most telling first.
    func deciding(among rules: [Rule]) -> Rule? {
        let deciding = deciding
        return rules.first(where: deciding.contains)
    }

    /// The rule by which a call came, or by which it did not.
    func rule(of callback: Callback, on controller: Controller.ID) -> Rule? {
        let calls = calls(of: callback, on: controller)
        // The request for layout explains more than the layout itself.
        if callback.isOfLayout, !calls.isEmpty, earlier.isViewInWindow(controller),
            let cause = deciding(among: Rule.all(.lays))
        {
            return cause
        }
        return
            (calls.last.map { last in
                let loads = callback == .viewDidLoad ? self.calls(of: .loadView, on: controller) : []
                return trace.cause(of: loads.last { $0 < last } ?? last)
            } ?? ruleForAbsence(of: callback, on: controller, since: entries.lowerBound))?.settled
    }

    /// The rule by which a call did not come more often than it did.
    func ruleForEnd(of callback: Callback, on controller: Controller.ID) -> Rule? {
        guard let last = calls(of: callback, on: controller).last,
            Callback.loadingAndAppearing.contains(callback)
        else { return rule(of: callback, on: controller) }
        return ruleForAbsence(of: callback, on: controller, since: last + 1)?.settled
    }

    /// The rule that a call is explained by: that a container of UIKit's own passes its calls on from its own method says
    /// nothing on why it has any to pass on.
    func reason(of entry: Int) -> Rule {
        var cause = entry
        while trace[cause].rule == .containerForwardsFromItsOwnMethod, let caller = trace[cause].caller {
            cause = caller
        }
        return trace.reason(of: cause)
    }

    /// The rules by which calls came, each followed by those by which what made it came.
    func rules(behind callback: Callback, on controller: Controller.ID) -> [Rule] {
        calls(of: callback, on: controller).flatMap { entry in
            sequence(first: entry) { [trace] in trace[$0].caller }.map { trace[$0].rule }
        }
    }

    /// Why a controller hears nothing after a call: what would have come next did not.
    func ruleForNothing(after entry: Int, on controller: Controller.ID) -> Rule? {
        let missed: Callback? =
            switch callback(entry) {
            case .viewDidLoad, .viewDidDisappear: .viewWillAppear
            case .viewDidAppear, .didMoveToParent: .viewWillDisappear
            case .willMoveToParent: .didMoveToParent
            case .didReceiveMemoryWarning: .viewDidUnload
            case .viewDidUnload: .loadView
            default: nil
            }
        return missed.flatMap {
            end.ruleForAbsence(of: Call(controller, $0), after: start, since: entry + 1)
        }?.settled
    }

    /// Why something did not come from some entry on: the reason that a wrong answer is told, and whoever asks `why`.
    func ruleForAbsence(of callback: Callback, on controller: Controller.ID, since entry: Int) -> Rule? {
        // A loaded view has to be unloaded before it can be loaded again.
        let isAboutMemory = action.contains("memory warning") && wasLoaded(controller)
        let missed: Callback =
            Callback.loading.contains(callback) && isAboutMemory ? .viewDidUnload : callback
        return end.ruleForAbsence(of: Call(controller, missed), after: start, since: entry)
    }

    /// Returns whether the action could affect a controller: it is on screen, or named.
    func mayReach(_ controller: Controller.ID) -> Bool {
        touches(world.controllers[controller].name, controller) || world.isViewInWindow(controller)
    }

    /// Returns whether the action is about a controller, by its name or by the calls it received.
    func touches(_ name: String, _ controller: Controller.ID) -> Bool {
        action.speaks(of: name) || !calls(on: controller).isEmpty
    }

    /// The messages of the console, including an exception that ended the app.
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

    /// The lines that the learner's code printed.
    var printed: [String] {
        entries.compactMap { if case .printed(let line) = trace[$0].event { line } else { nil } }
    }
}

extension String {
    /// Returns whether a name is one of its words.
    func speaks(of name: String) -> Bool {
        utf8.split { !$0.isInWord }.contains { $0.elementsEqual(name.utf8) }
    }
}

extension UInt8 {
    /// Indicates whether a byte is of a letter or a number.
    var isInWord: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }
}
