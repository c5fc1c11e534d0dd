import Lifecycle

// Pushes and pops, again and again, beside a loop written by hand that only appends the same entries.
//
// Short slices of one and the other alternate, and the median of the ratios counts, so that what else the machine does
// slows both. Prints how many times as long the engine takes as the loop, and what bystanders change of it.

let rounds = 200
let slices = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 101

func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

func text(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }

/// The processor time of the engine in that of the floor, and in microseconds a round.
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
    return (median(ratios), median(times) / Double(rounds) * 1e6)
}

let alone = try Stage(bystanders: 0), crowded = try Stage(bystanders: 100_000)
let one = measure(alone), many = measure(crowded)
print("a push and a pop record \(alone.round.count) entries of \(MemoryLayout<Entry>.size) bytes")
print("alone: \(text(one.ratio)) times the floor, \(text(one.time)) µs")
print("with 100,000 bystanders: \(text(many.ratio)) times the floor, \(text(many.time)) µs")
print("with bystanders / alone: \(text(many.ratio / one.ratio))")
