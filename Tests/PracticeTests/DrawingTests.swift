import Foundation
import Lifecycle
import Practice
import TestSupport
import Testing

@testable import Course

/// Questions from many seeds. `WALKS=100 make test` draws a hundred times as many as usual, `WALK_SEED` others.
@Suite("Questions that are drawn")
struct DrawingTests {
    /// A few questions of each topic and kind; usually of each fourth alone.
    static let names: [QuestionIdentifier] = {
        let rounds = Chance.seeds(1, for: "Questions of each topic and kind").map { $0 % (1 << 30) }
        let plans = UInt64(QuestionPlan.all.count), step = UInt64(Chance.factor > 1 ? 1 : 4)
        return rounds.flatMap { round in
            stride(from: 0, to: plans, by: UInt64.Stride(step)).map {
                QuestionIdentifier(seed: round * plans + $0)
            }
        }
    }()

    @Test("Each can be answered, has one right answer that the simulation gives, and asks nothing doubtful")
    func sound() throws {
        let claims = try DocumentLedger.carried()
        for name in Self.names {
            guard let question = QuestionGenerator.question(name) else {
                Issue.record("\(name): nothing was found about \(name.plan)")
                continue
            }
            #expect(question.rule.facts.certainty != .doubtful, "\(name)")
            let lesson = Lesson(id: "practice", title: "Practice", revision: "1", parts: question.parts)
            for problem in LessonCheck.problems(of: lesson, claims: claims) {
                Issue.record("\(name): \(problem)")
            }
            #expect(try points(of: question.answer, to: question) == 1, "\(name): \(question.answer)")
            let wrong = question.wrongAnswer
            #expect(try points(of: wrong, to: question).map { $0 < 1 } == true, "\(name): \(wrong)")
            if case .choose(let choice) = question.exercise.content {
                #expect(Set(choice.choices.map(\.text.text)).count == choice.choices.count, "\(name)")
            }
            if let fault = QuestionReplay(question).fault { Issue.record("\(name): \(fault)") }
        }
    }

    /// The points of an answer, judged as every lesson judges; nil if it is no answer.
    private func points(of answer: String, to question: DrawnQuestion) throws -> Double? {
        var runner = try #require(
            PracticeRound.runner(.practice(topic: nil, beliefs: false, QuestionRange())))
        #expect(runner.go(to: question.identifier.description) != nil)
        _ = runner.enter(answer)
        return runner.takeEvents().first?.points
    }

    @Test("A name draws the same question again")
    func same() {
        for name in Self.names.prefix(40) {
            let one = QuestionGenerator.question(name), other = QuestionGenerator.question(name)
            #expect(one?.substance == other?.substance)
            #expect(one?.setup == other?.setup)
            #expect(one?.exercise == other?.exercise)
        }
    }

    @Test(
        "A version of the generator draws the same questions for ever", arguments: QuestionIdentifier.versions
    )
    func forEver(version: Int) throws {
        let plans = UInt64(QuestionPlan.all.count)
        let lines = (0..<plans).map { place in
            let name = QuestionIdentifier(seed: plans * 1_000 + place, version: version)
            let question = QuestionGenerator.question(name)
            return "\(name) \(name.plan.topic) \(name.plan.kind) \(question?.rule.facts.identifier ?? "") "
                + "\(question.map(fingerprint) ?? "")"
        }
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "questions-\(version).txt")
        let text = lines.joined(separator: "\n") + "\n"
        if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(
            try String(contentsOf: file, encoding: .utf8) == text,
            "Raise QuestionIdentifier.version if questions of this one were released; else UPDATE=1 writes the file."
        )
    }

    private func fingerprint(_ question: DrawnQuestion) -> String {
        var hash = StableHash()
        for line in question.setup.commands.map(\.text) + [question.exercise.wording, question.answer] {
            hash.combine(line + "\n")
        }
        return hash.text
    }

    @Test("Names are read back, and what is none is not")
    func naming() {
        for seed in [0, 1, 114, 99_999, UInt64.max] {
            for followUp in 0...2 {
                let name = QuestionIdentifier(seed: seed, followUp: followUp)
                #expect(QuestionIdentifier(name.description) == name)
            }
        }
        for text in [
            "", "q1-", "q0-1", "q3-1", "q02-1", "q1-01", "q1-Z", "q1--1", "q1-zzzzzzzzzzzzzzzz", "1-1",
            "q1-é", "q1-1-0", "q1-1-3", "q1-1-1-1", "q1-1-",
        ] {
            #expect(QuestionIdentifier(text) == nil, "\(text)")
        }
    }

    @Test(
        "Every topic has questions of at least six kinds, and every kind is asked about at least three topics"
    )
    func plans() {
        for topic in PracticeTopic.allCases {
            #expect(QuestionPlan.all.count { $0.topic == topic } >= 6, "\(topic)")
        }
        for kind in QuestionKind.allCases {
            #expect(QuestionPlan.all.count { $0.kind == kind } >= 3, "\(kind)")
        }
    }

    @Test("What the list of questions leaves to practice is drawn there")
    func listed() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Documentation/questions.md").standardized
        let text = try String(contentsOf: file, encoding: .utf8)
        let references = text.matches(of: /`practice ([a-z]+)` \(([a-z]+)\)/)
        #expect(references.count == text.components(separatedBy: "`practice").count - 1)
        #expect(!references.isEmpty)
        for reference in references {
            let plan = QuestionPlan.all.first {
                $0.topic.rawValue == reference.1 && $0.kind.rawValue == reference.2
            }
            #expect(plan != nil, "\(reference.0)")
        }
    }

    /// Counts the different questions, as described in Documentation/practice.md. `COUNT=200` draws that many
    /// of each topic and kind and prints the table; without it nothing is counted.
    @Test("There are at least a million different questions", .enabled(if: Self.drawn != nil))
    func count() {
        var total = 0.0
        for plan in QuestionPlan.all {
            let place = QuestionPlan.all.firstIndex(of: plan) ?? 0
            var seen: [String: Int] = [:], drawn = 0
            for number in 0..<UInt64(Self.drawn ?? 0) {
                let seed =
                    (number * 2_654_435_761 % (1 << 32)) * UInt64(QuestionPlan.all.count) + UInt64(place)
                guard let question = QuestionGenerator.question(QuestionIdentifier(seed: seed)) else {
                    continue
                }
                seen[question.substance, default: 0] += 1
                drawn += 1
            }
            let once = seen.values.count { $0 == 1 }, twice = seen.values.count { $0 == 2 }
            // Chao's lower bound of what was not met.
            let estimate = Double(seen.count) + Double(once * max(0, once - 1)) / Double(2 * (twice + 1))
            total += estimate
            print(
                "COUNT \(plan.topic) \(plan.kind) drawn \(drawn) different \(seen.count) at least \(Int(estimate))"
            )
        }
        print("COUNT in all at least \(Int(total))")
        #expect(total >= 1_000_000)
    }

    private static let drawn = ProcessInfo.processInfo.environment["COUNT"].flatMap(Int.init)
}

extension DrawnQuestion {
    /// An answer of the right form that is wrong.
    var wrongAnswer: String {
        switch exercise.content {
        case .predict: answer == "nothing" ? "a" : "nothing"
        case .count: String((Int(answer) ?? 0) + 1)
        case .next: answer == "didRotate" ? "nothing" : "didRotate"
        case .state: answer == "yes" ? "no" : "yes"
        case .choose(let choice):
            choice.choices.indices.map { String(UnicodeScalar(UInt8(97 + $0))) }
                .filter { !answer.split(separator: " ").map(String.init).contains($0) }.joined(separator: " ")
        case .do, .fix: ""
        }
    }
}
