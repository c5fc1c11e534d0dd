import Lifecycle
import Session
import Testing

@testable import Course
@testable import Practice

@Suite("Hints to drawn questions")
struct HintTests {
    @Test("Only the last of three states the rule, whatever the kind; a claim has no other hint")
    func rule() throws {
        var checked = 0
        for name in DrawingTests.names.prefix(24) {
            guard case (let question, var runner)? = try asked(name) else { continue }
            #expect(question.exercise.tips.count == (name.plan.kind == .claim ? 1 : 3), "\(name)")
            let replies = runner.enter(question.wrongAnswer)
            let rules = [question.rule] + replies.compactMap { $0.explainedRule }
            for _ in question.exercise.tips.dropLast() {
                // What the reply has said already is no hint.
                let replies = runner.enter("hint")
                guard case .hint(let number, let count, _)? = replies.first, number < count else { break }
                let hint = replies.told.joined()
                #expect(!hint.isEmpty, "\(name)")
                for rule in rules { #expect(!hint.contains(rule.facts.statement), "\(name): \(hint)") }
                checked += 1
            }
        }
        #expect(checked > 12)
    }

    @Test(
        "What is told of one call is no order, and of an end or a parent nothing about appearance",
        arguments: [QuestionKind.count, .statement, .state])
    func subject(kind: QuestionKind) throws {
        for question in FairnessTests.drawn(kind, 8) {
            let note = question.exercise.note.blocks.map(\.plainText).joined()
            let rule = try #require(
                Rule.allCases.first { $0.facts.brief == note }, "\(question.identifier)")
            let wording = question.exercise.wording
            if wording.contains(".parent is") || wording.contains(" alive") {
                #expect(!note.contains("Appear"), "\(question.identifier): \(note)")
            } else if kind == .count || wording.contains(" called") || wording.contains(" in window") {
                #expect(!rule.isOf(.ordering), "\(question.identifier): \(note)")
            }
        }
    }

    @Test("A hint counts the same whatever a report explains, and no honest recording looks changed")
    func depths() throws {
        let factory = PracticePlayer.factory { _, _ throws(FileFault) in throw FileFault("None.", "None.") }
        var hints = 0
        for name in DrawingTests.names.prefix(24) {
            guard case (let question, var runner)? = try asked(name) else { continue }
            for line in [question.wrongAnswer, "hint", "hint", "hint"] { _ = runner.enter(line) }
            let header = TranscriptHeader(runner, learner: "ada", startedOn: nil)
            let text = TranscriptWriter.text(of: Transcript(header: header, journal: runner.journal))
            for depth in [Session.Depth.points, .beliefs, .everything] {
                let grade = try Grader(wants: .init(depth), makePlayer: factory).grade(Array(text.utf8))
                #expect(grade.findings.filter(\.isTampering).isEmpty, "\(grade.findings)\n\(text)")
                #expect(grade.hints == runner.results[name.description]?.hints, "\(name)")
                hints += grade.hints
            }
        }
        #expect(hints > 40)
    }

    @Test("A hint says nothing that a reply has said, and only a hint that is given counts")
    func repeated() throws {
        for name in DrawingTests.names.prefix(24) {
            guard case (let question, var runner)? = try asked(name) else { continue }
            var told = runner.enter(question.wrongAnswer).told, given = 0
            for _ in question.exercise.tips {
                for reply in runner.enter("hint") {
                    guard case .hint = reply else { continue }
                    let hint = [reply].told.joined()
                    #expect(!told.contains { $0.contains(hint) }, "\(name): \(hint)")
                    told.append(hint)
                    given += 1
                }
            }
            #expect(runner.results[name.description]?.hints == given, "\(name)")
        }
    }

    @Test("Why with a letter waits for an answer with it, and never finds a page")
    func letters() throws {
        // Its controller has gone when the question is over.
        let released = try #require(QuestionIdentifier("q2-r2li2hgav"))
        for name in DrawingTests.names.prefix(24) + [released] {
            guard case (let question, var runner)? = try asked(name) else { continue }
            let hasLetters = [.predict, .choose].contains(question.exercise.kind)
            let message =
                hasLetters
                ? "You'll get the reason after you answer with a." : "There's no choice a here."
            #expect(runner.enter("why a").told == [message], "\(name)")
            #expect(runner.enter("why z").told == ["There's no choice z here."], "\(name)")
            _ = runner.enter("skip")
            let replies = runner.enter("why a")
            #expect(replies.told != ["You'll get the reason after you answer with a."], "\(name)")
            for reply in replies {
                if case .session(.explanation) = reply { Issue.record("\(name): a page") }
            }
        }
    }

    @Test("After skip, the rule is that of the last wrong answer")
    func skipped() throws {
        for name in DrawingTests.names.prefix(24) {
            guard case (let question, var runner)? = try asked(name) else { continue }
            guard let rule = runner.enter(question.wrongAnswer).lazy.compactMap({ $0.explainedRule }).first
            else { continue }
            let told = runner.enter("skip").flatMap { reply -> [String] in
                if case .note(let prose) = reply { prose.blocks.map(\.plainText) } else { [reply].told }
            }
            #expect(told.contains { $0.contains(rule.facts.brief.inBrief) }, "\(name): \(told)")
        }
    }

    /// The question of this name, where one can be drawn, and a round that asks it.
    private func asked(_ name: QuestionIdentifier) throws -> (DrawnQuestion, LessonRunner)? {
        guard let question = QuestionGenerator.question(name) else { return nil }
        var runner = try #require(
            PracticeRound.runner(.practice(topic: nil, beliefs: false, QuestionRange())))
        try #require(runner.go(to: name.description) != nil)
        return (question, runner)
    }
}
