import Course
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

    @Test("Each plan of a paper brings its question, of another rule as long as there is one")
    func questions() {
        let paper = ExamPaper(seed: 11, learner: "ada", count: 12)
        var chooser = QuestionChooser(paper)
        let questions = paper.plans.compactMap { _ in chooser.question() }
        #expect(questions.map(\.identifier.plan) == paper.plans)
        #expect(Set(questions.map(\.rule)).count == 12)
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
        var chooser = QuestionChooser(ExamPaper(seed: 7, learner: "ada", count: 2))
        let names = (1...2).map { _ in chooser.question()?.identifier.description }
        #expect(names == ["q1-n8oz750l7", "q1-9p0xr08vr"])
    }
}
