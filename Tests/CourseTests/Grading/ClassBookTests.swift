import Testing

@testable import Course

/// Tests of the transcripts that a class handed in: those that count and those that are missing.
@Suite("The book of a class")
struct ClassBookTests {
    private let roster: Roster
    private var rubric = Rubric()

    init() throws { roster = try Roster(Array("learner\nada\nbob\n".utf8)) }

    private func file(
        _ path: String, _ learner: String?, _ lesson: String?, on day: Int? = nil, points: Double = 0
    ) -> GradedFile {
        var header = TranscriptHeader()
        header[.learner] = learner
        header[.lesson] = lesson
        header[.started] = day.map { "2026-06-0\($0)T12:00:00Z" }
        var item = GradeItem(id: "push", entry: 1, asked: "push detail")
        item.answers = [GivenAnswer(text: "nothing", entry: 1, points: points)]
        return GradedFile(
            path: FilePath(path),
            result: .success(Grade(header, items: [item], findings: [], rubric: rubric)))
    }

    private func superseded(_ files: [GradedFile], isSubmission: Bool = false) -> [String] {
        var book = ClassBook(nil, rubric: rubric, isSubmission: isSubmission)
        for file in files { _ = book.add(file) }
        return book.superseded.map(\.party.path.description).sorted()
    }

    @Test(
        "Of several transcripts of a lesson one counts: by the points, or by the date, which no undated one has before others",
        arguments: [(Rubric.CountedAttempt.last, "third"), (.first, "first"), (.best, "second")])
    mutating func dated(rule: Rubric.CountedAttempt, counted: String) {
        rubric.several = rule
        let all = ["first", "second", "third", "undated"]
        let files = [
            file("third", "ada", "two", on: 3), file("first", "ada", "two", on: 1, points: 0.5),
            file("second", "ada", "two", on: 2, points: 1), file("undated", "ada", "two", points: 0.5),
        ]
        #expect(superseded(files) == all.filter { $0 != counted })
        #expect(superseded(files.reversed()) == all.filter { $0 != counted })
    }

    @Test(
        "Of transcripts without dates the order of the files decides",
        arguments: [(Rubric.CountedAttempt.last, "a"), (.first, "b"), (.best, "a")])
    mutating func undated(rule: Rubric.CountedAttempt, other: String) {
        rubric.several = rule
        #expect(superseded([file("a", "ada", "two"), file("b", "ada", "two")]) == [other])
    }

    @Test(
        "Another lesson, another learner, a round of practice and a free session of which nothing is asked take no place"
    )
    func others() {
        let files = [
            file("a", "ada", "one"), file("b", "ada", "two"), file("c", "bob", "one"), file("d", nil, "one"),
            file("e", nil, "one"), file("f", "ada", "practice"), file("g", "ada", "practice"),
            file("h", "ada", nil), file("i", "ada", nil),
        ]
        #expect(superseded(files).isEmpty)
    }

    @Test("A rubric that asks for predictions takes one free session of each learner, and one exam")
    mutating func asked() {
        rubric.predictions = [.init(commands: "access view", points: 1)]
        let files = [
            file("a", "ada", nil), file("b", "ada", nil), file("c", "ada", "exam"), file("d", "ada", "exam"),
        ]
        #expect(superseded(files) == ["a", "c"])
        let rounds = [file("e", "ada", "practice"), file("f", "ada", "practice")]
        #expect(superseded(rounds).isEmpty)
        #expect(superseded(rounds, isSubmission: true) == ["e"], "their points would be added up")
        rubric.lessons = ["practice"]
        #expect(superseded(rounds) == ["e"])
    }

    @Test("Exams are several things to hand in, but in a submission")
    func exams() {
        let files = [1, 2, 1].enumerated().map { number, seed in
            var header = TranscriptHeader()
            header[.learner] = "ada"
            header[.lesson] = TranscriptHeader.exam
            header[.seed] = "\(seed)"
            header[.questions] = "10"
            return GradedFile(
                path: FilePath("\(number)"), result: .success(Grade(header, items: [], findings: [])))
        }
        #expect(superseded(files) == ["0"])
        #expect(superseded(files, isSubmission: true) == ["0", "1"])
    }

    @Test("A submission is the work of one learner, whatever names its transcripts have")
    func submission() {
        let files = [file("a", "ada", "two"), file("b", "Ada L.", "two"), file("c", nil, "two")]
        #expect(superseded(files, isSubmission: true) == ["a", "b"])
        #expect(superseded(files).isEmpty)
    }

    @Test("A transcript that does not count is in no sum")
    func sums() {
        var totals = GradeTotals(), book = ClassBook(nil, rubric: rubric)
        for file in [
            file("a", "ada", "two", points: 1), file("b", "ada", "two", points: 0.1),
            file("c", "bob", "two", points: 1),
        ] {
            totals.add(file)
            if let superseded = book.add(file) { totals.discount(superseded) }
        }
        #expect([totals.files, totals.passed, totals.notPassed, totals.superseded] == [3, 1, 1, 1])
        #expect([totals.points, totals.maximum] == [1.1, 2])
    }

    @Test("What is missing is told by the roster")
    mutating func missing() {
        rubric.lessons = ["one", "two"]
        var book = ClassBook(roster, rubric: rubric)
        _ = book.add(file("a", "ada", "two"))
        #expect(
            book.missing == [
                MissingTranscript(learner: "ada", lesson: "one"),
                MissingTranscript(learner: "bob", lesson: "one"),
                MissingTranscript(learner: "bob", lesson: "two"),
            ])
        #expect(book.absence == nil, "what is missing tells of them")
    }

    @Test(
        "What is missing is told without a roster: of all who handed in something, and in a submission without a name"
    )
    mutating func missingOfNobody() {
        rubric.lessons = ["one", "two"]
        var book = ClassBook(nil, rubric: rubric)
        var submission = ClassBook(roster, rubric: rubric, isSubmission: true)
        for file in [file("b", "bob", "two"), file("a", "ada", "two")] {
            _ = book.add(file)
            _ = submission.add(file)
        }
        #expect(
            book.missing == [
                MissingTranscript(learner: "ada", lesson: "one"),
                MissingTranscript(learner: "bob", lesson: "one"),
            ])
        #expect(submission.missing == [MissingTranscript(learner: "", lesson: "one")])
    }

    @Test("Who handed in nothing is told where no lesson is asked for")
    func absence() {
        var book = ClassBook(roster, rubric: rubric)
        _ = book.add(file("a", "ada", "two"))
        #expect(book.absence == "Nothing was graded for 1 of the 2 learners on the roster: \"bob\".")
    }
}
