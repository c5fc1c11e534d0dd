import Foundation
import Practice
import TestSupport
import Testing

@testable import Course
@testable import Session
@testable import Tutor

@Suite("The height of drawn questions")
struct QuestionHeightTests {
    private static let styling = Styling(isTerminal: false, isPlain: true, environment: [:], columns: 80)
    private static let lines = LessonLines(replies: ReplyLines(documents: .carried, styling: styling))

    @Test("No question is higher than a screen of 24 rows with the prompt", arguments: [false, true])
    func rows(isInterview: Bool) throws {
        let form: PracticeRound.Form =
            isInterview
            ? .interview(minutes: 20, seed: 11, QuestionRange())
            : .practice(topic: nil, beliefs: false, QuestionRange())
        var round = PracticeRound(form, seed: 11), results: [PracticeResult] = []
        var runner = try #require(PracticeRound.runner(form))
        for _ in 0..<60 {
            guard let id = round.next(after: results, on: 0, day: { _ in 0 }), let replies = runner.go(to: id)
            else {
                Issue.record("No question was found")
                return
            }
            let rows = replies.flatMap(Self.lines.lines).flatMap { $0.rendered(Self.styling) }
            #expect(rows.count < 24, "\(id), \(rows.count) rows:\n\(rows.joined(separator: "\n"))")
            _ = runner.enter(isInterview ? "next" : "skip")
            results += round.result(of: id, in: runner, at: 0).map { [$0] } ?? []
        }
    }
}
