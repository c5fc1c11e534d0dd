import Lifecycle
import Session
import TestSupport
import Testing

@Suite("Wrong answers of our own are explained well")
struct WrongAnswerTests {
    /// The result of a case.
    private struct Result: Sendable {
        let name: String
        /// Indicates whether the main reason is the deciding rule.
        let hasReason: Bool
        /// Indicates whether the search found a world.
        let hasWorld: Bool
        let isSilentOnWorlds: Bool
        let hasBelief: Bool
        let expectsWorld: Bool
        let expectsBelief: Bool
        let misses: [String]
        /// The faults of the case itself, rather than of the program.
        let faults: [String]
        let duration: Duration
    }

    private static let least = 0.95

    @Test("The main reason, the world and the belief are right in 95 of 100")
    func shares() async throws {
        let cases = try WrongAnswerCase.all()
        #expect(cases.count >= 300)
        #expect(Set(cases.map(\.name)).count == cases.count, "each case has a name of its own")
        let results = await withTaskGroup(of: [Result].self) { group in
            let size = 12
            for start in stride(from: 0, to: cases.count, by: size) {
                group.addTask { cases[start..<min(start + size, cases.count)].map(Self.result) }
            }
            return await group.reduce(into: []) { $0 += $1 }.sorted { $0.name < $1.name }
        }
        for result in results {
            for fault in result.faults { Issue.record("\(result.name): \(fault)") }
            for miss in result.misses { print("\(result.name): \(miss)") }
        }
        let withWorld = results.filter(\.expectsWorld), withBelief = results.filter(\.expectsBelief)
        try check("main reason right", results.map(\.hasReason))
        try check("world found where one exists", withWorld.map(\.hasWorld))
        try check("no world where none exists", results.filter { !$0.expectsWorld }.map(\.isSilentOnWorlds))
        try check("belief recognised", withBelief.map(\.hasBelief))
        try check("no belief where none is shown", results.filter { !$0.expectsBelief }.map(\.hasBelief))
        if let slowest = results.max(by: { $0.duration < $1.duration }) {
            print("slowest: \(slowest.name), \(slowest.duration)")
        }
    }

    private func check(_ title: String, _ outcomes: [Bool]) throws {
        let right = outcomes.count { $0 }
        let share = Double(right) / Double(max(1, outcomes.count))
        print("\(title): \(right) of \(outcomes.count), \((share * 1000).rounded() / 10) %")
        #expect(share >= Self.least, "\(title)")
    }

    private static func result(_ given: WrongAnswerCase) -> Result {
        let clock = ContinuousClock()
        var faults: [String] = [], misses: [String] = []
        var judged: JudgedAnswer?
        let duration = clock.measure {
            do { judged = try given.judged() } catch { faults.append("\(error)") }
        }
        if judged?.judgement.isRight == true { faults.append("the answer is right") }
        do {
            if let there = try given.judgedInItsWorld(), !there.judgement.isRight {
                let calls = there.judgement.expected.calls.map {
                    $0.name(in: there.world, withController: true)
                }
                faults.append("in its world comes \(calls.joined(separator: " "))")
            }
        } catch { faults.append("its world cannot be played: \(error)") }
        let rule = judged?.rule?.facts.identifier
        let belief = judged?.misconception?.identifier
        let world = judged?.counterfactual.flatMap { $0.isWhole ? $0 : nil }
        let hasReason = rule.map(given.rules.contains) ?? false
        let hasBelief = given.beliefs.contains(belief)
        if !hasReason {
            misses.append("reason \(rule ?? "none"), not \(given.rules.joined(separator: ", "))")
        }
        if !hasBelief {
            misses.append(
                "belief \(belief ?? "none"), not \(given.beliefs.map { $0 ?? "none" }.joined(separator: ", "))"
            )
        }
        if (world != nil) != (given.world != nil) {
            misses.append("world \(world.map { "\($0.circumstances): \($0.command)" } ?? "not found")")
        }
        return Result(
            name: given.name, hasReason: hasReason, hasWorld: world != nil, isSilentOnWorlds: world == nil,
            hasBelief: hasBelief, expectsWorld: given.world != nil,
            expectsBelief: given.beliefs.contains { $0 != nil }, misses: misses, faults: faults,
            duration: duration)
    }
}
