import CourseTexts
import Foundation
import Lifecycle
import TestSupport
import Testing

@testable import Session

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

    @Test("Each case gets its reason, its world and its belief; those that miss are listed, and no others do")
    func cases() async throws {
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
        }
        let missed = results.flatMap { result in result.misses.map { "\(result.name): \($0)" } }
        try compare(missed, with: "misses.list")
        let withWorld = results.filter(\.expectsWorld), withBelief = results.filter(\.expectsBelief)
        tell("main reason right", results.map(\.hasReason))
        tell("world found where one exists", withWorld.map(\.hasWorld))
        tell("no world where none exists", results.filter { !$0.expectsWorld }.map(\.isSilentOnWorlds))
        tell("belief recognised", withBelief.map(\.hasBelief))
        tell("no belief where none is shown", results.filter { !$0.expectsBelief }.map(\.hasBelief))
        if let slowest = results.max(by: { $0.duration < $1.duration }) {
            print("slowest: \(slowest.name), \(slowest.duration)")
        }
    }

    @Test("Each row of the table decides somewhere: without it the reason is another one")
    func rows() throws {
        var needed: Set<Int> = []
        for given in try WrongAnswerCase.all() {
            guard let judged = try? given.judged(), let first = judged.runs.first, let last = judged.runs.last
            else { continue }
            let wrong = WrongAnswer(
                answer: judged.judgement.answer, expected: judged.judgement.expected,
                commands: judged.runs.compactMap { $0.command?.unheld }, before: first.place.world,
                after: last.simulation, since: first.entries.lowerBound)
            func note(_ matter: DecidingReason.Matter, _ call: Call, beside neighbor: Call? = nil) {
                func row(without other: Int? = nil) -> Int? {
                    DecidingReason.row(for: matter, of: call, beside: neighbor, in: wrong, without: other)
                }
                guard let first = row() else { return }
                let reason = DecidingReason.all[first],
                    next = row(without: first).map { DecidingReason.all[$0] }
                if next == nil || next?.rule != reason.rule || next?.isOfStep != reason.isOfStep {
                    needed.insert(first)
                }
            }
            for position in wrong.mistakes.surplus {
                for matter in [DecidingReason.Matter.absence, .laterOnly, .fallback] {
                    note(matter, wrong.answer[position])
                }
            }
            for place in wrong.mistakes.omitted {
                for matter in [DecidingReason.Matter.presence, .earlierOnly] {
                    note(matter, wrong.expected.calls[place])
                }
            }
            if let (one, other) = judged.judgement.order {
                let calls = wrong.expected.calls
                note(.order, calls[one], beside: calls[other])
                note(.order, calls[other], beside: calls[one])
            }
        }
        let rows = TextPart.parts(of: CourseTexts.reasons).filter { $0.kind == .item }.map(\.text)
        let idle = DecidingReason.all.indices.filter { !needed.contains($0) }.map { rows[$0] }
        try compare(idle, with: "rows-without-case.list")
    }

    /// Compares lines with those of a file, which UPDATE=1 writes.
    private func compare(_ found: [String], with name: String) throws {
        let list = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "WrongAnswers/\(name)")
        if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
            try (found.joined(separator: "\n") + "\n").write(to: list, atomically: true, encoding: .utf8)
        }
        let known = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
        for line in found where !known.contains(line) { Issue.record("new in \(name): \(line)") }
        for line in known where !found.contains(line) { Issue.record("no longer in \(name): \(line)") }
    }

    private func tell(_ title: String, _ outcomes: [Bool]) {
        let right = outcomes.count { $0 }
        let share = Double(right) / Double(max(1, outcomes.count))
        print("\(title): \(right) of \(outcomes.count), \((share * 1000).rounded() / 10) %")
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
