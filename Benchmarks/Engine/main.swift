import Lifecycle

// Pushes and pops, again and again, beside a loop written by hand that only appends the same entries.
//
// Short slices of one and the other alternate, and the median of the ratios counts, so that what else the machine does
// slows both. Prints how many times as long the engine takes as the loop, what bystanders change of it, and how many
// calls it makes in a second: what, how much, in which unit, with tabs between.

let rounds = 200
let slices = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 101

func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

func text(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }

/// The processor time of the engine in that of the floor, and in seconds a round.
func measure(_ stage: Stage) -> (ratio: Double, time: Double) {
    var ratios: [Double] = [], times: [Double] = []
    for slice in 0..<slices {
        let isEngineFirst = slice.isMultiple(of: 2)
        let before = isEngineFirst ? stage.secondsOfEngine(rounds: rounds) : 0
        let floor = stage.secondsOfFloor(rounds: rounds)
        let engine = isEngineFirst ? before : stage.secondsOfEngine(rounds: rounds)
        ratios.append(engine / floor)
        times.append(engine)
    }
    return (median(ratios), median(times) / Double(rounds))
}

let alone = try Stage(bystanders: 0)
let one = measure(alone)
let calls = alone.round.reduce(0) { if case .callback = $1.event { $0 + 1 } else { $0 } }
print("a push and a pop, \(alone.round.count) entries", text(one.ratio), "a loop by hand", separator: "\t")
print("calls in a second", "\(Int(Double(calls) / one.time))", separator: "\t")
for bystanders in [10, 1_000, 100_000] {
    let crowded = measure(try Stage(bystanders: bystanders))
    let what = "a push and a pop with \(bystanders) other controllers"
    print(what, text(crowded.time / one.time), "the same without them", separator: "\t")
}
