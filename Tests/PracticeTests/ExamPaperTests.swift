import Course
import Lifecycle
import Session
import Testing

@testable import Practice

@Suite("Papers of exams")
struct ExamPaperTests {
    @Test("The topics and kinds hang on the class alone, and more questions only add to them")
    func plans() {
        let short = ExamPaper(seed: 4, learner: "ada", count: 6),
            long = ExamPaper(seed: 4, learner: "bob", count: 30)
        #expect(short.plans == Array(long.plans.prefix(6)))
        #expect(Set(short.plans).count == 6)
        #expect(ExamPaper(seed: 5, learner: "ada", count: 6).plans != short.plans)
    }

    @Test("Topics that are named are asked about, whatever their order, and no others")
    func topics() {
        let paper = ExamPaper(seed: 1, learner: "ada", count: 20, topics: [.tabs, .loading])
        #expect(paper == ExamPaper(seed: 1, learner: "ada", count: 20, topics: [.loading, .tabs]))
        #expect(Set(paper.plans.map(\.topic)) == [.loading, .tabs])
    }

    @Test(
        "Each plan of a paper brings its question, of another rule as long as there is one",
        arguments: [1, 2])
    func questions(version: Int) throws {
        let paper = ExamPaper(seed: 11, learner: "ada", count: 12, version: version)
        var chooser = QuestionChooser(paper), rules: Set<Rule> = []
        for plan in paper.plans {
            let next = chooser.question()
            let question = try #require(next)
            #expect(question.identifier.plan == plan)
            guard !rules.insert(question.rule).inserted else { continue }
            let others = chooser.memory.variants.filter { $0.key.plan == plan }.values
            #expect(others.count == 8 && others.allSatisfy { rules.contains($0.rule) })
        }
        #expect(chooser.question() == nil)
    }

    @Test("An app that was made while its question was drawn is the one that the setup makes")
    func made() throws {
        let paper = ExamPaper(seed: 11, learner: "ada", count: 12)
        var chooser = QuestionChooser(paper), last: Session?
        for _ in paper.plans {
            let next = chooser.question()
            let question = try #require(next), made = try #require(question.made)
            let id = question.identifier.description
            // The app of another question is of no use, and not taken.
            var runners = try [made, nil, last].map { made in
                var runner = try #require(PracticeRound.runner(.exam(paper)))
                #expect(runner.go(to: id, drawn: question.parts, made: made) != nil)
                return runner
            }
            #expect(Set(runners.map(\.stage.simulation)).count == 1, "\(id)")
            #expect(Set(runners.map { $0.written.made.map(\.statement) }).count == 1, "\(id)")
            for place in runners.indices {
                _ = runners[place].enter(question.answer)
                let points = runners[place].takeEvents().first?.points
                #expect(points == 1, "\(id)")
            }
            last = made
        }
    }

    @Test("A name says all of a variant, and for ever")
    func forEver() {
        var chooser = QuestionChooser(ExamPaper(seed: 7, learner: "ada", count: 2, version: 1))
        let names = (1...2).map { _ in chooser.question()?.identifier.description }
        #expect(names == ["q1-n8oz750l7", "q1-9p0xr08vr"])
    }

    @Test("A class shares eight variants of a question, and no two learners need have the same paper")
    func shared() throws {
        let classmates = (1...60).map { ExamPaper(seed: 7, learner: "learner \($0)", count: 2) }
        var choosers = classmates.map { QuestionChooser($0) }
        var memory = SetUpMemory(), questions: [[String]] = []
        for place in choosers.indices {
            swap(&choosers[place].memory, &memory)
            questions.append((1...2).compactMap { _ in choosers[place].question()?.identifier.description })
            swap(&choosers[place].memory, &memory)
        }
        #expect(Set(questions.map(\.first)).count == 8)
        #expect(Set(questions).count > 30)
        // Whoever drew them before doesn't matter.
        var alone = QuestionChooser(classmates[41])
        #expect((1...2).compactMap { _ in alone.question()?.identifier.description } == questions[41])
    }

    @Test("An exam asks about recent releases, without the words of the list of questions")
    func recent() throws {
        let paper = ExamPaper(seed: 11, learner: "ada", count: 30)
        #expect(!paper.plans.contains { $0.kind == .releases })
        var chooser = QuestionChooser(paper)
        for _ in paper.plans {
            let next = chooser.question()
            let question = try #require(next)
            let release = try #require(
                question.setup.commands.lazy.map(\.text).first { $0.hasPrefix("ios ") })
            #expect(
                Release(text: String(release.dropFirst(4)))?.major ?? 0 >= QuestionRange.usual,
                "\(question.identifier)")
            #expect(question.exercise.lead.blocks.isEmpty)
        }
    }
}
