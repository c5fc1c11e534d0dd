import Course
import Lifecycle
import Practice
import Testing

/// Questions as people read them on cards and in reports, and whether what is shown answers them.
@Suite("Questions that can be read and answered")
struct QuestionTextTests {
    @Test(
        "A question is read in sentences, without what only the program reads",
        arguments: QuestionKind.allCases)
    func sentences(kind: QuestionKind) throws {
        let questions = FairnessTests.drawn(kind, 1)
        #expect(!questions.isEmpty)
        for question in questions {
            let text = (question.start + question.sentences).joined(separator: "\n")
            #expect(text.contains("?"), "\(question.identifier): \(text)")
            for raw in ["run:", ".: ", "?: ", "\nios ", "\n> "] {
                #expect(!("\n" + text).contains(raw), "\(question.identifier): \(text)")
            }
            for command in question.setup.commands where command.text.hasPrefix("new ") {
                let words = command.text.split(separator: " ")
                let article = "AEIO".contains(words[1].prefix(1)) ? "an" : "a"
                #expect(
                    question.start.contains { $0.hasPrefix("\(words[3]) is \(article) \(words[1])") },
                    "\(question.identifier)")
            }
        }
    }

    @Test("No document is quoted with words that stand for something before them")
    func claims() throws {
        let pointing: Set = ["that", "this", "these", "those", "it", "they", "then", "otherwise"]
        for question in FairnessTests.drawn(.claim, 8) {
            let claim = try #require(question.sentences.dropFirst().first)
            let first = claim.split { !$0.isLetter }.prefix(2).map { $0.lowercased() }
            #expect(pointing.isDisjoint(with: first), "\(question.identifier): \(claim)")
        }
    }

    @Test("After a memory warning nobody is asked what is in the window")
    func memory() {
        for question in FairnessTests.drawn(.state, 16, about: [.memory]) {
            #expect(!question.exercise.wording.contains("in window"), "\(question.identifier)")
        }
    }

    @Test("A controller that presents another is not dismissed by its name, which both could mean")
    func dismissals() {
        for kind in [QuestionKind.order, .statement, .command, .next, .console] {
            for question in FairnessTests.drawn(kind, 10, about: [.presentation]) {
                let words = question.setup.commands.map {
                    $0.text.split(separator: " ").map(String.init)
                }.filter { $0.count > 3 && $0[0] == "present" }
                let between = Set(words.map { $0[1] }).intersection(words.map { $0[3] })
                for name in between {
                    let isNamed = question.exercise.wording.matches(of: /dismiss ([a-z0-9]+)/)
                        .contains { $0.1 == name }
                    #expect(!isNamed, "\(question.identifier): \(question.exercise.wording)")
                }
            }
        }
    }

    @Test("That a container passes calls on explains no question about a container of UIKit's own")
    func reasons() {
        for question in FairnessTests.drawn(.next, 8, about: [.navigation, .tabs, .presentation]) {
            #expect(question.rule != .containerForwardsFromItsOwnMethod, "\(question.identifier)")
        }
    }

    @Test("An interview of today seldom asks about a release or a way of working that apps have left behind")
    func interview() {
        var chooser = QuestionChooser(seed: 5)
        var asked = 0, old = 0
        for _ in 0..<24 {
            guard let question = chooser.question() else { continue }
            asked += 1
            let isOld = question.setup.commands.contains { command in
                let words = command.text.split(separator: " ")
                let release = words.first == "ios" ? words.last.flatMap { Int($0) } : nil
                return words.first == "autoresize" || release.map { $0 < 12 } == true
            }
            old += isOld ? 1 : 0
        }
        #expect(asked == 24)
        #expect(old <= 5, "\(old)")
    }
}
