/// Writes down what happens while it happens: the trace so far, and where in it the app stands.
package struct Recorder: Hashable, Sendable {
    /// Everything that happened.
    package var trace = Trace()
    /// The entries that have begun and not returned, outermost first.
    private(set) var open: [Int] = []
    /// The innermost method of UIKit's own inside the innermost open entry, as the trace knows those.
    private(set) var currentMethod: Int32 = -1
    /// The number of the running statement's location in the trace.
    package var currentPlace: Int32 = -1
    /// The positions of the parts of the launch in progress; nil if there is none, or if it began in another
    /// trace.
    var launch: LaunchParts?
    /// The bytes of all lines that were printed.
    package var printed = 0

    /// The entry inside which everything happens now; nil while a command does something itself.
    package var innermost: Int? { open.last }

    /// The end of a command from outside, which the app knows nothing about.
    var stop: Interruption { .ended(.stopped(at: trace.location(currentPlace))) }

    /// The receiver of that entry.
    var innermostReceiver: Receiver { innermost.map { trace[$0].receiver } ?? .application }

    /// Indicates whether an open entry fits, so that everything now happens inside it.
    package func isInside(_ fits: (Entry) -> Bool) -> Bool { open.contains { fits(trace.entries[$0]) } }

    /// Records something.
    ///
    /// - Parameters:
    ///   - event: What happens.
    ///   - receiver: Who it happens to.
    ///   - rule: What makes it happen.
    ///   - turn: The turn of the run loop.
    ///   - time: The simulated time, in seconds.
    ///   - isOpen: Whether it only begins: what is recorded until ``end(_:)`` happens inside it.
    /// - Returns: The position of the entry.
    @discardableResult
    mutating func append(
        _ event: consuming Event, to receiver: Receiver, by rule: Rule, turn: Int, time: Double, isOpen: Bool
    ) -> Int {
        let index = trace.entries.count
        trace.entries.append(
            Entry(
                receiver: receiver, event: event, rule: rule, caller: open.last, depth: open.count,
                end: isOpen ? nil : index + 1, reachedBase: false, overridingClass: nil,
                appearanceTransition: nil, turn: turn, time: time, method: currentMethod,
                place: currentPlace))
        if isOpen {
            open.append(index)
            currentMethod = -1
            currentPlace = -1
        }
        return index
    }

    package mutating func end(_ index: Int) {
        let count = trace.entries.count
        (currentMethod, currentPlace) = trace.entries.change(at: index) { $0.close(at: count) }
        open.removeLast()
    }

    /// Enters a method of UIKit's own that only call stacks show; nil enters none.
    ///
    /// - Returns: What ``leave(_:)`` needs.
    mutating func enter(_ method: StackMethod?) -> Int32 {
        let before = currentMethod
        guard let method else { return before }
        currentMethod = Int32(truncatingIfNeeded: trace.methods.count)
        trace.methods.append(Trace.MethodNode(method: method, parent: before))
        return before
    }

    mutating func leave(_ before: Int32) { currentMethod = before }

    /// Records that a rule shaped what happens here.
    mutating func recordRule(_ rule: Rule) {
        trace.recordedRules.append(RecordedRule(rule: rule, position: trace.entries.count))
    }

    /// Ends what has begun inside of something that goes on.
    package mutating func unwind(to depth: Int) {
        while open.count > depth, let innermost = open.last { end(innermost) }
    }

    /// The number of entries that have begun but not returned.
    package var depth: Int { open.count }

    /// The app is gone: nothing that has begun will return.
    mutating func abandon() {
        launch = nil
        open.removeAll()
        currentMethod = -1
        currentPlace = -1
    }

    /// Of calls that go round and round, the entry at which the last round began; nil while nothing is open.
    var lastRound: Int? {
        guard let innermost else { return nil }
        let deepest = trace[innermost]
        return open.dropLast().last {
            trace[$0].event == deepest.event && trace[$0].receiver == deepest.receiver
        }
            ?? innermost
    }
}

/// The parts of a launch in the trace, as far as their order is left open.
struct LaunchParts: Hashable, Sendable {
    /// The entries caused by showing the window.
    var showing = 0..<0
    /// The position of the first entry caused by the first commit.
    var commit = 0
    /// The app becomes active.
    var activation = 0..<0
}

extension Simulation {
    /// The units of work that recording an entry of the trace costs.
    private static let workPerEntry = 6

    /// Everything that happened.
    package var trace: Trace {
        _read { yield recorder.trace }
        _modify { yield &recorder.trace }
    }

    /// Records something that has no duration.
    package mutating func note(_ event: consuming Event, to receiver: Receiver, by rule: Rule) {
        cost.work += Simulation.workPerEntry
        recorder.append(
            event, to: receiver, by: rule, turn: world.runLoop.turn, time: world.runLoop.time, isOpen: false)
    }

    /// Records a line that UIKit prints about a controller, on the releases that print it.
    mutating func log(_ message: ConsoleMessage, of controller: Controller.ID, by rule: Rule) {
        if holds(rule) { note(.console(message), to: .controller(controller), by: rule) }
    }

    /// Records the beginning of something; what is recorded until ``Recorder/end(_:)`` happens inside it.
    package mutating func begin(_ event: consuming Event, to receiver: Receiver, by rule: Rule) -> Int {
        cost.work += Simulation.workPerEntry
        if earlierWorlds != nil, case .callback = event {
            let (entry, now) = (trace.count, world)
            earlierWorlds?[entry] = now
        }
        return recorder.append(
            event, to: receiver, by: rule, turn: world.runLoop.turn, time: world.runLoop.time, isOpen: true)
    }

    /// Records code that is not understood: what it does is not known, so nothing is done.
    package mutating func skipUnknown(_ words: String, _ reason: UnknownReason) {
        execution.unknowns += 1
        note(.skipped(words, reason), to: .application, by: .unknownCodeIsSkipped)
    }

    /// Records that a rule shaped what happens here.
    package mutating func recordRule(_ rule: Rule) { recorder.recordRule(rule) }

    /// Indicates whether a rule holds; if so, records that it shaped the events here. Of the three ways to ask for a
    /// rule, ``holds(_:)`` only asks and ``recordRule(_:)`` only records.
    package mutating func applies(_ rule: Rule) -> Bool {
        guard holds(rule) else { return false }
        recordRule(rule)
        return true
    }
}
