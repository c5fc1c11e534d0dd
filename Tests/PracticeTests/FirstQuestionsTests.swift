import CourseTexts
import Foundation
import Lifecycle
import TestSupport
import Testing

@testable import Course
@testable import Practice

/// The questions that someone new meets first, in practice and in an interview: 120 of them. `WALKS=5` takes 600.
@Suite("The first questions")
struct FirstQuestionsTests {
    private static let seeds = Chance.seeds(6, for: "The first questions of practice and interview")

    /// The questions of the first tier that the list leaves to practice, each with its topic and kind.
    private static let firstTier: [String: String] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Documentation/questions.md").standardized
        let rows = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
        let found = rows.compactMap { row in
            row.firstMatch(of: /^\| A \| (.+?) \|.*`practice ([a-z]+)` \(([a-z]+)\)/).map {
                (String($0.1), "\($0.2) \($0.3)")
            }
        }
        return Dictionary(found) { first, _ in first }
    }()

    /// Returns the questions for a learner without any earlier answers.
    private static func practice(
        _ seed: UInt64, _ count: Int, _ topic: PracticeTopic? = nil
    ) -> [DrawnQuestion] {
        var chooser = QuestionChooser(seed: seed, topic: topic)
        var results: [PracticeResult] = [], questions: [DrawnQuestion] = []
        let date = Date(timeIntervalSince1970: 86_400)
        for _ in 0..<count {
            let drawn = chooser.question(
                Deck(results), on: Deck.day(of: date), after: Array(questions.suffix(10)))
            guard let question = drawn else { continue }
            questions.append(question)
            results.append(
                PracticeResult(
                    question: "\(question.identifier)", rule: question.rule.facts.identifier,
                    topic: question.topic.rawValue, kind: question.kind.rawValue, rating: .good, points: 1,
                    hints: 0, belief: nil, date: date))
        }
        return questions
    }

    private static func interview(_ seed: UInt64, _ count: Int) -> [DrawnQuestion] {
        var chooser = QuestionChooser(seed: seed)
        return (0..<count).compactMap { _ in chooser.question() }
    }

    @Test(
        "Are of the first tier in its words, on iOS 15 and later, about two controllers at most, all of which play a part",
        arguments: [false, true])
    func first(isInterview: Bool) {
        for seed in Self.seeds {
            let questions = isInterview ? Self.interview(seed, 10) : Self.practice(seed, 10)
            #expect(questions.count == 10, "\(seed)")
            for question in questions {
                let name = "\(question.identifier)"
                #expect(!question.isOld, "\(name)")
                #expect(question.idleClasses.isEmpty, "\(name)")
                #expect(question.ownClasses.count <= 2, "\(name)")
                let plan = "\(question.topic.rawValue) \(question.kind.rawValue)"
                #expect(Self.firstTier[question.sentences[0]] == plan, "\(name): \(question.sentences)")
            }
        }
    }

    @Test("Each line of the text is a step, and names what exists")
    func isSound() {
        var waiting = AppStep.all, count = 0
        while let step = waiting.popLast() {
            count += 1
            waiting += step.steps
            let words = step.text.split(separator: " ").map(String.init)
            switch step.verb {
            case .ask, .followed:
                #expect(words.allSatisfy { Callback(rawValue: $0) != nil }, "\(step.text)")
            case .family:
                #expect(words.dropFirst().allSatisfy { Callback(rawValue: $0) != nil }, "\(step.text)")
            case .calls:
                let isSound = words.enumerated().allSatisfy { place, word in
                    place % 2 == 0 ? Callback(rawValue: word) != nil : Int(word) != nil
                }
                #expect(isSound, "\(step.text)")
            case .kinds: #expect(words.allSatisfy { QuestionKind(rawValue: $0) != nil }, "\(step.text)")
            case .weight: #expect(words.allSatisfy { Int($0) != nil }, "\(step.text)")
            case .about:
                #expect(words.count == 2 && PracticeTopic(rawValue: words[0]) != nil, "\(step.text)")
                #expect(words.last.flatMap(QuestionKind.init(rawValue:)) != nil, "\(step.text)")
            case .use where !step.text.contains("{"): #expect(!AppStep.app(step.text).isEmpty, "\(step.text)")
            case .if where words.contains("holds"):
                let rules = zip(words, words.dropFirst()).filter { $0.0 == "holds" }
                #expect(rules.allSatisfy { Rule(identifier: $0.1) != nil }, "\(step.text)")
            default: break
            }
        }
        #expect(count == CourseTexts.lines(of: CourseTexts.practice).count)
        for topic in PracticeTopic.allCases {
            #expect(!AppStep.app(topic.rawValue).isEmpty && !topic.summary.isEmpty, "\(topic)")
        }
        #expect(QuestionKind.allCases.allSatisfy { !$0.summary.isEmpty })
        let questions = AppStep.all.filter { $0.verb == .question }
        #expect(ListedQuestion.all.map(\.words) == questions.map(\.text))
    }

    @Test("Each question of the first tier that the list leaves to practice is asked there")
    func listed() {
        let asked = ListedQuestion.all.map { ($0.words, "\($0.plan.topic) \($0.plan.kind)") }
        #expect(Dictionary(asked) { first, _ in first } == Self.firstTier)
        #expect(Set(asked.map(\.0)).count == asked.count)
    }

    @Test("Of yes or no, or of how many, only where the words ask so", arguments: ListedQuestion.all.indices)
    func kinds(index: Int) {
        let listed = ListedQuestion.all[index]
        let sentence = listed.words.components(separatedBy: ". ").last ?? ""
        #expect((listed.plan.kind == .count) == sentence.hasPrefix("How many"))
        guard sentence.hasPrefix("Is ") else { return }
        let names = (0..<400).lazy.map { QuestionIdentifier(listed.plan, number: $0, version: 2) }
        let questions = Array(
            names.filter { $0.terms?.listed?.words == listed.words }.compactMap {
                QuestionGenerator.question($0)
            }
            .filter { $0.sentences.contains(listed.words) }.prefix(3))
        #expect(!questions.isEmpty)
        for question in questions {
            guard case .state(let asked) = question.exercise.content else {
                Issue.record("\(question.identifier): \(question.sentences)")
                continue
            }
            #expect(asked.ask.text.hasSuffix(" called"), "\(question.identifier): \(question.sentences)")
        }
    }

    @Test("Are found in few tries, whatever the words ask", arguments: ListedQuestion.all.indices)
    func tries(index: Int) {
        let listed = ListedQuestion.all[index]
        let names = (0..<400).lazy.map { QuestionIdentifier(listed.plan, number: $0, version: 2) }
            .filter { $0.terms?.listed?.words == listed.words }.prefix(6)
        // Some names lead to another question in the end, since what the words ask can't be asked on their release.
        let found = names.filter { QuestionGenerator.question($0)?.sentences.contains(listed.words) ?? false }
        #expect(!found.isEmpty, "\(listed.words)")
        #expect(found.allSatisfy { QuestionGenerator.question($0, tries: 100) != nil }, "\(listed.words)")
    }

    @Test("Are of the first tier of a topic that is named, as long as it has others")
    func topic() {
        for topic in PracticeTopic.allCases {
            let questions = Self.practice(Self.seeds[0], 1, topic)
            #expect(questions.allSatisfy { $0.topic == topic && !$0.isOld && $0.idleClasses.isEmpty })
            let isNamed = Self.firstTier.values.contains { $0.hasPrefix("\(topic.rawValue) ") }
            #expect(!isNamed || Self.firstTier[questions[0].sentences[0]] != nil)
        }
    }
}

extension DrawnQuestion {
    private var lines: [String] { setup.commands.map(\.text) }

    fileprivate var isOld: Bool {
        lines.contains { $0.hasPrefix("ios ") && (Int($0.dropFirst(4).prefix { $0 != "." }) ?? 0) < 15 }
    }

    /// The app's own classes.
    fileprivate var ownClasses: [String] {
        lines.flatMap { $0.split(separator: "\n") }.compactMap { line in
            line.hasPrefix("class ")
                ? String(line.dropFirst(6).prefix { $0.isLetter || $0.isNumber }) : nil
        }
    }

    /// The classes that only make their controllers, which nothing else of the set-up and nothing of the question names.
    fileprivate var idleClasses: [String] {
        ownClasses.filter { type in
            let name = type.lowercased()
            let making = [
                "class \(type)", "new \(type) ", "access view of \(name)", "nib \(type)View",
                "override loadView in \(type)",
                "property ", "release \(name)",
            ]
            let rest = lines.filter { line in !making.contains { line.hasPrefix($0) } }
            let words = (rest + [exercise.wording, answer]).joined(separator: "\n")
                .split { !$0.isLetter && !$0.isNumber }
            return !words.contains { $0 == type || $0.lowercased() == name }
        }
    }
}
