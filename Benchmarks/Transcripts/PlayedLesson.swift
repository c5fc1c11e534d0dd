import Course
import Foundation
import Session

/// A lesson, with what learners do at each of its exercises.
struct PlayedLesson {
    let header: TranscriptHeader
    /// For each exercise the ways of doing it, the likely ones first.
    let ways: [[[JournalEntry]]]

    /// The ways of an exercise that are played.
    private static let wayCount = 30

    init(_ lesson: Lesson, using dice: inout Dice) throws {
        let start = try LessonRunner(lesson)
        header = TranscriptHeader(start)
        ways = lesson.exercises.map { exercise in
            let learner = Learner(exercise, start)
            return [learner.play(isSure: true, using: &dice)]
                + (1..<Self.wayCount).map { _ in learner.play(isSure: false, using: &dice) }
        }
    }

    /// The transcript of a learner.
    func transcript(of learner: String, using dice: inout Dice) -> String {
        var header = self.header
        header[.learner] = learner
        let minutes = Int.random(in: 0..<129_600, using: &dice)
        header[.started] = Date(timeIntervalSince1970: 1_767_225_600 + Double(minutes) * 60).formatted(
            .iso8601)
        // Who is good is right at once more often; not everybody comes to the end.
        let skill = Double.random(in: 0.3..<0.95, using: &dice)
        let last = dice.happens(0.85) ? ways.count : Int.random(in: 1...ways.count, using: &dice)
        var entries: [JournalEntry] = [], seconds = 0.0
        for ways in ways.prefix(last) {
            let way = dice.happens(skill) ? ways[0] : ways[dice.early(among: ways.count)]
            for entry in way {
                if !entries.isEmpty, entry.kind != .easier { seconds += pause(before: entry, using: &dice) }
                entries.append(
                    JournalEntry(
                        kind: entry.kind, text: entry.text, seconds: seconds, outcome: entry.outcome))
            }
        }
        return TranscriptWriter.text(of: Transcript(header: header, journal: entries))
    }

    /// Seconds, to the thousandth.
    private func pause(before entry: JournalEntry, using dice: inout Dice) -> Double {
        let range = entry.kind == .answer || entry.kind == .edit ? 4_000..<60_000 : 800..<15_000
        return Double(Int.random(in: range, using: &dice)) / 1000
    }
}

/// Somebody at one exercise.
private struct Learner {
    let exercise: Exercise
    let start: LessonRunner
    let right: [String]

    init(_ exercise: Exercise, _ lesson: LessonRunner) {
        var runner = lesson
        _ = runner.go(to: exercise.id)
        self.exercise = exercise
        start = runner
        right = runner.solution(of: exercise)?.parts.map(\.text) ?? []
    }

    /// What somebody does there, as it would be recorded.
    func play(isSure: Bool, using dice: inout Dice) -> [JournalEntry] {
        var runner = start
        if !isSure {
            if dice.happens(0.1) { look(&runner) }
            for _ in 0..<dice.one(of: [0, 1, 1, 1, 2, 2, 3]) {
                if dice.happens(0.3) { _ = runner.enter("hint") }
                if case .fix(let repair) = exercise.content {
                    _ = runner.submit(code: repair.swift.map(\.text).joined(separator: "\n"))
                } else {
                    _ = runner.enter(wrong(using: &dice))
                }
            }
            if dice.happens(0.06) {
                _ = runner.enter("skip")
                return runner.journal
            }
        }
        switch exercise.content {
        case .predict: _ = runner.enter(right.joined(separator: " "))
        case .choose: _ = runner.enter(letters(of: right))
        case .count, .next, .state, .do: for line in right { _ = runner.enter(line) }
        case .fix: _ = runner.submit(code: right.joined(separator: "\n"))
        }
        return runner.journal
    }

    /// Tries the commands first, in play.
    private func look(_ runner: inout LessonRunner) {
        _ = runner.enter("play")
        switch exercise.content {
        case .predict(let question), .count(let question), .next(let question), .state(let question):
            for line in question.commands { _ = runner.enter(line.text) }
        case .choose, .do, .fix: _ = runner.enter("state")
        }
        _ = runner.enter("back")
    }

    private func wrong(using dice: inout Dice) -> String {
        switch exercise.content {
        case .predict:
            var calls = right == ["nothing"] ? [] : right
            switch Int.random(in: 0..<3, using: &dice) {
            case 0 where calls.count > 1: calls.swapAt(0, Int.random(in: 1..<calls.count, using: &dice))
            case 1 where !calls.isEmpty: calls.remove(at: Int.random(in: 0..<calls.count, using: &dice))
            default: calls.append(dice.one(of: ["a", "b", "c", "d", "e", "f"]))
            }
            return calls.isEmpty ? "nothing" : calls.joined(separator: " ")
        case .choose(let choice):
            return Self.letter(Int.random(in: 0..<choice.choices.count, using: &dice))
        case .count: return String(Int.random(in: 0...4, using: &dice))
        case .next:
            return dice.one(of: ["viewDidLoad", "viewWillAppear", "viewDidAppear", "nothing"])
        case .state: return right == ["yes"] ? "no" : "yes"
        case .do: return "state"
        case .fix: return "state"
        }
    }

    private static func letter(_ index: Int) -> String { String(UnicodeScalar(UInt8(97 + index))) }

    private func letters(of labels: [String]) -> String {
        guard case .choose(let choice) = exercise.content else { return "" }
        return choice.choices.indices.filter { labels.contains(choice.choices[$0].label) }
            .map(Self.letter).joined(separator: " ")
    }
}
