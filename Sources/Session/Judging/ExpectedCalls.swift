import Lifecycle

/// The calls that a run made, as far as they are asked about, with the order that the rules put them in.
public struct ExpectedCalls: Sendable {
    /// The calls, in the order of the simulation.
    public let calls: [Call]
    /// The position of each call in the trace.
    public let entries: [Int]
    /// The rule of each call.
    public let rules: [Rule]
    /// The callbacks that are left out, as the sources disagree about them.
    public let doubtful: Set<Callback>
    /// For each call, which later ones have to follow it.
    private let precedes: [[Bool]]

    /// Reads the expected calls off a run.
    ///
    /// - Parameters:
    ///   - run: What happened.
    ///   - asked: What is asked about.
    public init(of run: Run, asked: Asked) {
        self.init(in: run.simulation.trace, entries: run.entries, asked: asked)
    }

    /// Reads the expected calls off a part of a trace.
    ///
    /// - Parameters:
    ///   - trace: What happened.
    ///   - range: The positions that count.
    ///   - asked: What is asked about.
    public init(in trace: Trace, entries range: Range<Int>, asked: Asked) {
        var found: [(call: Call, entry: Int)] = []
        var doubtful: Set<Callback> = []
        for index in range {
            guard let call = Call(trace[index]), asked.includes(call) else { continue }
            if trace[index].rule.facts.certainty == .doubtful {
                doubtful.insert(call.callback)
            } else {
                found.append((call, index))
            }
        }
        found.removeAll { doubtful.contains($0.call.callback) }
        let repeats = ExpectedCalls.repeated(found.map(\.call), found.map { trace[$0.entry].rule })
        found = found.enumerated().filter { !repeats.contains($0.offset) }.map(\.element)
        calls = found.map(\.call)
        entries = found.map(\.entry)
        rules = found.map { trace[$0.entry].rule }
        self.doubtful = doubtful
        precedes = found.map { one in found.map { trace.orders(one.entry, before: $0.entry) } }
    }

    /// Whether one call has to come before another.
    ///
    /// - Parameters:
    ///   - first: The place of one call.
    ///   - second: The place of another call.
    /// - Returns: False if the other one comes first, or the rules leave it open.
    public func requires(_ first: Int, before second: Int) -> Bool { precedes[first][second] }

    /// Whether the rules allow no order but one.
    public var isTotal: Bool {
        precedes.indices.allSatisfy { first in
            (first + 1..<calls.count).allSatisfy { precedes[first][$0] }
        }
    }

    /// Whether a call may come more than once in a row.
    ///
    /// - Parameter place: The place of the call.
    /// - Returns: True for the layout pair and the like.
    public func mayRepeat(_ place: Int) -> Bool { rules[place].facts.mayRepeat }

    /// The places at which a call that may repeat does so.
    private static func repeated(_ calls: [Call], _ rules: [Rule]) -> Set<Int> {
        let mayRepeat = Set(zip(calls, rules).filter { $0.1.facts.mayRepeat }.map(\.0))
        return Repetition.surplus(in: calls, among: mayRepeat)
    }
}

extension Call {
    /// The call that an entry of a trace stands for; nil if it is none of a controller's.
    ///
    /// - Parameter entry: The entry.
    public init?(_ entry: Entry) {
        guard case .callback(let callback, _) = entry.event, case .controller(let controller) = entry.receiver
        else { return nil }
        self.init(controller, callback)
    }
}

/// Finds calls that come again where they may.
enum Repetition {
    /// The places of calls that only repeat a run of calls of the same controller right before them.
    ///
    /// A pair such as will and did layout counts as repeated only as a whole.
    static func surplus(in calls: [Call], among mayRepeat: Set<Call>) -> Set<Int> {
        var surplus: Set<Int> = []
        for controller in Set(calls.map(\.controller)) {
            let places = calls.indices.filter { calls[$0].controller == controller }
            var start = 0
            while start < places.count {
                let length = lengthOfRun(places[start...].map { calls[$0] }, mayRepeat)
                var next = start + length
                while length > 0, next + length <= places.count,
                    (0..<length).allSatisfy({ calls[places[start + $0]] == calls[places[next + $0]] })
                {
                    surplus.formUnion(places[next..<next + length])
                    next += length
                }
                start = max(next, start + 1)
            }
        }
        return surplus
    }

    /// The number of different calls in a row, all of which may repeat.
    private static func lengthOfRun(_ calls: [Call], _ mayRepeat: Set<Call>) -> Int {
        var seen: Set<Call> = []
        for call in calls {
            guard mayRepeat.contains(call), seen.insert(call).inserted else { break }
        }
        return seen.count
    }
}
