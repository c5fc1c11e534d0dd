import Foundation
import Lifecycle
import Practice
import TestSupport
import Testing

@testable import Course
@testable import Session
@testable import Tutor

@Suite("The form of what a wrong answer is told")
struct WrongAnswerFormTests {
    private static let styling = Styling(
        isTerminal: false, isPlain: true, environment: [:], columns: 80)

    private static func text(_ judged: JudgedAnswer) -> String {
        ReplyLines(documents: .carried, styling: styling).lines(.judged(judged))
            .flatMap { $0.rendered(styling) }.joined(separator: "\n")
    }

    /// From the last one on: another test judges them from the first one on, and both use what the other has.
    private static let cases = Result {
        try WrongAnswerCase.all().reversed().concurrentMap { (name: $0.name, judged: try $0.judged()) }
    }

    /// Each eighth of them, or with `WALKS=2` all.
    private static let some = Result { Chance.share(of: try cases.get(), oneIn: 8) }

    @Test(
        "A wrong answer takes eight rows at 80 columns at the most, or four more than both orders, and shows no code",
        arguments: [false, true])
    func height(showsOrder: Bool) throws {
        let codes = Set(Rule.allCases.map(\.facts.identifier))
        var tall: [String] = []
        for (name, judged) in try Self.cases.get() {
            var judged = judged
            judged.showsOrder = showsOrder
            let text = Self.text(judged), rows = text.split(separator: "\n")
            let orders = rows.drop { !$0.hasPrefix("  you ") }.prefix { row in
                ["  you ", "  UIKit ", "         "].contains(where: row.hasPrefix)
            }
            if rows.count > max(8, orders.count + 4) { tall.append("\(rows.count) \(name):\n\(text)") }
            let words = text.split { $0.isWhitespace || ",;:()".contains($0) }.map(String.init)
            #expect(words.filter { codes.contains($0) || $0.isCode } == [], "\(name)")
        }
        #expect(tall.isEmpty, "\(tall.count):\n\(tall.joined(separator: "\n\n"))")
    }

    /// Returns the faults in the output for wrong answers to an exercise: too many rows, or codes.
    private static func faults(_ exercise: Exercise, _ runner: LessonRunner) -> [String] {
        let letters = (0..<6).map(LessonRunner.letter)
        let answers: [String] =
            switch exercise.content {
            case .predict: ["nothing", letters.joined(separator: " "), letters[1]]
            case .choose: Array(letters.prefix(3))
            case .count: ["0", "1", "7"]
            case .next: ["nothing", "viewDidLoad", "viewWillAppear", "viewDidDisappear"]
            case .state: ["yes", "no"]
            case .do, .fix: []
            }
        let codes = Set(Rule.allCases.map(\.facts.identifier))
        return answers.flatMap { answer in
            var runner = runner
            return (1...3).compactMap { number -> String? in
                let replies = runner.enter(answer)
                guard runner.visit.answers == number, !runner.isSolved else { return nil }
                let lines = LessonLines(replies: ReplyLines(documents: .carried, styling: styling))
                    .fitted(to: replies)
                let rows = (replies.flatMap(lines.lines) + lines.closing(replies)).flatMap {
                    $0.rendered(styling)
                }
                let text = rows.joined(separator: "\n")
                let words = text.split { $0.isWhitespace || ",;:()".contains($0) }.map(String.init)
                let isFaulty =
                    rows.count > 10 || text.contains("`")
                    || words.contains { codes.contains($0) || $0.isCode }
                return isFaulty ? "\(exercise.id), answer \(number), \(rows.count) rows:\n\(text)" : nil
            }
        }
    }

    @Test("So does one in a lesson, and a lesson's end")
    func lessons() throws {
        let lessons = LessonLibrary(.onDisk(Readme.root.appendingPathComponent("Lessons").path)).lessons
        #expect(lessons.count >= 26)
        let lines = LessonLines(replies: ReplyLines(documents: .carried, styling: Self.styling))
        let faults = try lessons.concurrentMap { lesson -> [String] in
            var runner = try LessonRunner(lesson), faults: [String] = []
            var replies = runner.begin()
            while let exercise = runner.exercise {
                faults += Self.faults(exercise, runner).map { lesson.id + "/" + $0 }
                replies = runner.enter("next")
            }
            faults += Self.ends(of: runner.steps).compactMap { steps in
                let end = LessonReply.Summary(steps: steps, idea: lesson.idea, missed: steps)
                let rows =
                    (lines.lines(.finished(end)) + LessonLines.afterwards(end.open, next: (27, lesson)))
                    .flatMap { $0.rendered(Self.styling) }
                return rows.count > 8 ? "\(lesson.id), end:\n" + rows.joined(separator: "\n") : nil
            }
            #expect(!replies.isEmpty)
            return faults
        }.flatMap(\.self)
        #expect(faults.isEmpty, "\(faults.count):\n\(faults.joined(separator: "\n\n"))")
    }

    @Test("Beside the remark of a lesson's author, the misconception is told")
    func belief() throws {
        let lessons = LessonLibrary(.onDisk(Readme.root.appendingPathComponent("Lessons").path)).lessons
        var runner = try LessonRunner(try #require(lessons.first { $0.id == "tabs" }))
        _ = runner.begin()
        let replies = runner.enter("feed.viewDidLoad search.viewDidLoad feed.viewWillAppear")
        let lines = LessonLines(replies: ReplyLines(documents: .carried, styling: Self.styling))
        let told = replies.flatMap(lines.fitted(to: replies).lines).flatMap { $0.rendered(Self.styling) }
            .joined(separator: " ").split { $0.isWhitespace }.joined(separator: " ")
        #expect(told.contains("it reads only the selected tab's view."), "\(told)")
        #expect(
            told.contains("Many people think that a tab bar controller loads the views of all its tabs."),
            "\(told)")
    }

    /// The steps of a lesson when all are done, when none are, and when every other one is.
    private static func ends(of steps: [LessonReply.Step]) -> [[LessonReply.Step]] {
        [[.done], [.skipped], [.done, .open]].map { states in
            steps.enumerated().map { index, step in
                LessonReply.Step(
                    number: step.number, id: step.id, title: step.title, state: states[index % states.count],
                    isHere: false, isChanged: false)
            }
        }
    }

    @Test("So does one in practice")
    func practice() throws {
        var round = PracticeRound(.practice(topic: nil, beliefs: false, QuestionRange()), seed: 7)
        var runner = try #require(PracticeRound.runner(round.form)), results: [PracticeResult] = []
        var faults: [String] = []
        for _ in 0..<25 {
            guard let id = round.next(after: results, on: 0, day: { _ in 0 }) else { break }
            _ = runner.go(to: id)
            if let exercise = runner.exercise { faults += Self.faults(exercise, runner) }
            results += round.result(of: id, in: runner, at: 0).map { [$0] } ?? []
        }
        #expect(faults.isEmpty, "\(faults.count):\n\(faults.joined(separator: "\n\n"))")
    }

    @Test("The verdict comes first, and the reason is told unless it would give the answer away")
    func form() throws {
        for (name, judged) in try Self.some.get() {
            let said = Self.text(judged).split { $0.isWhitespace }.joined(separator: " ")
            #expect(said.hasPrefix(judged.sentence), "\(name)")
            #expect(judged.rule != nil, "\(name)")
            guard let reason = judged.reason, judged.remark == nil, judged.incidents.isEmpty else {
                continue
            }
            // That holders keep objects needn't be said beside the holder.
            let holder = judged.rule == .strongReferenceKeepsAlive ? judged.holding : nil
            // Beside a misconception or a world, the verdict alone says what follows from the cause.
            let isCauseEnough =
                said.contains("Many people think that ") || said.contains("Your answer would be ")
            #expect(
                said.contains(holder ?? (isCauseEnough ? reason.inBrief.cause : reason.inBrief)), "\(name)")
        }
    }

    @Test("Before the order is shown no remedy names a call that the answer does not have")
    func remedy() throws {
        for (name, judged) in try Self.some.get() {
            guard let remedy = judged.remedy, !judged.showsOrder else { continue }
            let known = Set(judged.judgement.answer.map(\.callback.rawValue))
            let words = remedy.split { !$0.isLetter }.map(String.init)
            let untold = judged.judgement.expected.calls.map(\.callback.rawValue).filter {
                !known.contains($0)
            }
            #expect(!words.contains(where: untold.contains), "\(name): \(remedy)")
        }
    }

    @Test("The names of Apple's pages are those of rules, and each rule that a prediction can meet has one")
    func pages() throws {
        let pages = try ApplePages.carried()
        let used = Set(Rule.allCases.compactMap(pages.key))
        #expect(Set(pages.titles.keys).subtracting(used) == [])
        let without = Rule.allCases.filter { pages.page(on: $0) == nil }.map(\.facts.identifier)
        #expect(without == ["code.unknown-is-skipped"])
    }
}

extension String {
    /// Indicates whether the word is a code of a document's claim or of a fact, such as P7 or F1.1.
    var isCode: Bool { wholeMatch(of: #/[PSTZL]\d+|F\d+\.\d+/#) != nil }
}
