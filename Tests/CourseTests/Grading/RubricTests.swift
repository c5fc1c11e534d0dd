import Foundation
import Testing

@testable import Course

@Suite("Rubrics")
struct RubricTests {
    private func read(_ yaml: String) throws -> Rubric { try RubricReader.read(Array(yaml.utf8)) }

    @Test("A rubric is read from YAML")
    func yaml() throws {
        let rubric = try read(
            """
            credit: edit-distance
            seen: zero
            changed: zero
            attempt: first
            several: best
            hint: 0.25
            skip: 0.5
            play: 0.1
            pass: 0.8
            deadline: 2026-06-01T12:00:00Z
            late: 0.5
            undated: late
            points:
              push-and-pop: {push: 5}
            lessons: [lazy-view, push-and-pop]
            exam: 2026
            predictions:
              - commands: access view
                points: 2
            overrides:
              - learner: ada
                lesson: push-and-pop
                exercise: push
                points: 1
                comment: Said it in class.
              - path: b.transcript
                passes: yes
                comment: The file was damaged by our mail.
            """)
        #expect(rubric.credit == .editDistance)
        #expect(rubric.seen == .zero)
        #expect(rubric.changed == .zero)
        #expect(rubric.undated == .late)
        #expect(rubric.attempt == .first)
        #expect(rubric.several == .best)
        #expect([rubric.hintCost, rubric.skipCost, rubric.playCost, rubric.late] == [0.25, 0.5, 0.1, 0.5])
        #expect(rubric.pass == 0.8)
        #expect(rubric.deadline == Date(timeIntervalSince1970: 1_780_315_200))
        #expect(rubric.points == ["push-and-pop": ["push": 5]])
        #expect(rubric.lessons == ["lazy-view", "push-and-pop"])
        #expect(rubric.exam == Rubric.Exam(seed: 2026))
        #expect(rubric.predictions == [.init(commands: "access view", points: 2)])
        #expect(
            rubric.overrides.map(\.comment) == ["Said it in class.", "The file was damaged by our mail."])
        #expect(rubric.overrides.map(\.passes) == [nil, true])
        #expect(try read("") == Rubric())
    }

    @Test(
        "A rubric that cannot be used says where and why",
        arguments: [
            ("- a", 1, "The rubric is not a list of keys."), ("credit: none", 1, "credit can't be none."),
            ("seen: zero\nhint: 2", 2, "hint is not a valid number."),
            ("seen: zero\nsene: zero", 2, "The rubric has an unknown key: sene."),
            ("? [seen, hint]\n: zero", 1, "A key in the rubric is not a word."),
            ("deadline: tomorrow", 1, "deadline is not a date."), ("late: 0.5", 1, "late needs a deadline."),
            ("pass: 0.5\nlate: 0.5", 2, "late needs a deadline."),
            ("pass: 0.5\nundated: late", 2, "undated needs a deadline."),
            ("changed: half", 1, "changed can't be half."),
            ("deadline: 2026-06-31T12:00:00Z", 1, "deadline is not a date."),
            ("deadline: 2100-02-29T12:00:00Z", 1, "deadline is not a date."),
            ("deadline: 2026-06-30T24:30:00Z", 1, "deadline is not a date."),
            ("deadline: 2026-06-30T12:00:00Z or so", 1, "deadline is not a date."),
            ("points:\n  a:\n    b: many", 3, "b is not a valid number."),
            ("points: 3", 1, "points is not a list of keys."), ("lessons: a", 1, "lessons is not a list."),
            ("predictions:\n  - points: 1", 2, "A prediction has no commands."),
            ("overrides:\n  - learner: ada\n    passes: yes", 2, "An override has no comment."),
            (
                "overrides:\n  - comment: a\n    passes: yes", 2,
                "An override doesn't say whose grade it changes."
            ),
            (
                "overrides:\n  - learner: ada\n    comment: a", 2,
                "An override has to decide exactly one thing."
            ),
            ("exam: mine", 1, "mine isn't a seed."),
            ("exam: loading, 3 questions, seed 7", 1, "loading, 3 questions, seed 7 isn't a seed."),
            ("exam:\n  questions: 4", 2, "The exam has no seed."),
            ("exam:\n  seed: mine", 2, "mine isn't a seed."),
            ("exam:\n  seed: 1\n  questions: 4.5", 3, "questions is not a valid whole number."),
            ("exam: {seed: 1, questions: 201}", 1, "questions is not a valid whole number."),
            ("exam: {seed: 1, topics: loading}", 1, "topics is not a list."),
            ("exam: {seed: 1, learner: ada}", 1, "There is no key learner here."),
            ("exam: [1]", 1, "exam is not a list of keys."),
            ("hint: nan", 1, "hint is not a valid number."),
            ("credit: [2]", 1, "credit is not a valid number."),
            ("extensions: {ada: 2026-06-01T12:00:00Z}", 1, "extensions needs a deadline."),
            ("void: {a: b}", 1, "a is not a list."), ("visibility: never", 1, "visibility can't be never."),
            ("seen: \"zero", 1, nil), ("seen: zero\nseen: zero", 1, nil), ("a: &x [1]\nb: *x", 1, nil),
            (String(repeating: "[", count: 5_000), 1, nil), ("seen: \u{0}", 1, nil),
        ] as [(String, Int, String?)])
    func faults(yaml: String, line: Int, problem: String?) throws {
        let error = try #require(throws: FileFault.self) { try read(yaml) }
        #expect(error.line == line, "\(error)")
        if let problem { #expect(error.problem == problem) }
        #expect(!error.remedy.isEmpty)
    }

    private static let names = RubricNames(
        CourseLessonTests.library, rounds: ["exam"], topics: ["loading", "navigation"],
        roster: try? Roster(Array("learner\nada\n".utf8)))

    @Test(
        "A rubric that names what is not there is refused",
        arguments: [
            ("points:\n  push-and-pup: {push: 5}", 2, "Did you mean push-and-pop?"),
            ("points:\n  push-and-pop:\n    psh: 5", 3, "Did you mean push?"),
            ("seen: zero\nlessons: [lazyview]", 2, "Did you mean lazy-view?"),
            ("exam:\n  seed: 1\n  topics: [loading, navigtion]", 3, "Did you mean navigation?"),
            ("predictions:\n  - commands: access view; pussh detail", 2, "Did you mean push?"),
            ("overrides:\n  - {learner: adda, passes: yes, comment: a}", 2, "Did you mean ada?"),
            (
                "overrides:\n  - learner: ada\n    lesson: pushandpop\n    passes: yes\n    comment: a", 3,
                "Did you mean push-and-pop?"
            ),
            ("void:\n  push-and-pop: [psh]", 2, "Did you mean push?"),
            (
                "deadline: 2026-06-01T12:00:00Z\nextensions:\n  adda: 2026-06-02T12:00:00Z", 3,
                "Did you mean ada?"
            ),
            (
                "overrides:\n  - learner: ada\n    exercise: pxsh\n    points: 1\n    comment: a", 3,
                "Did you mean push?"
            ),
        ])
    func unknownNames(yaml: String, line: Int, remedy: String) throws {
        let error = try #require(throws: FileFault.self) {
            try RubricReader.read(Array(yaml.utf8), names: Self.names)
        }
        #expect(error.line == line, "\(error)")
        #expect(error.remedy == remedy)
    }

    @Test(
        "A rubric that names what is there is taken",
        arguments: [
            "points: {push-and-pop: {push: 5}, exam: {question-3: 2}}", "lessons: [exam, lazy-view]",
            "predictions:\n  - commands: the push detail; vc.view.layoutIfNeeded()",
            "overrides:\n  - {learner: ada, exercise: prediction 1, points: 1, comment: a}",
            "predictions:\n  - commands: pop\noverrides:\n  - {path: a, exercise: pop, points: 1, comment: a}",
        ])
    func knownNames(yaml: String) throws {
        _ = try RubricReader.read(Array(yaml.utf8), names: Self.names)
    }

    @Test(
        "A rubric names an exam as its command does, and all topics are those of an exam that names none",
        arguments: [
            ("1", 10, []), ("{seed: 1}", 10, []),
            ("{seed: 1, questions: 4, topics: [loading]}", 4, ["loading"]),
            ("{seed: 1, topics: [navigation, loading]}", 10, []),
        ] as [(String, Int, Set<String>)])
    func exam(yaml: String, questions: Int, topics: Set<String>) throws {
        let exam = try RubricReader.read(Array("exam: \(yaml)".utf8), names: Self.names).exam
        #expect(exam?.seed == 1)
        #expect(exam?.questions == questions)
        #expect(exam?.topics == topics)
    }

    @Test("A rubric that is no text, or too large, is refused")
    func unreadable() {
        #expect(throws: FileFault.self) { try RubricReader.read([0xFF, 0xFE]) }
        #expect(throws: FileFault.self) {
            try RubricReader.read(Array(repeating: 0x20, count: RubricReader.limit + 1))
        }
    }

    /// Two answers, a hint before the second.
    private func grade(_ change: (inout Rubric) -> Void, started: String? = nil) throws -> Grade {
        var rubric = Rubric()
        change(&rubric)
        var text = TranscriptWriter.text(
            of: Recordings.record(
                ["predict access view", "loadView", "hint", "loadView viewDidLoad"], learner: "ada"))
        if let started { text = text.replacing("learner: ada", with: "learner: ada\nstarted: \(started)") }
        return try Grader(rubric: rubric).grade(Array(text.utf8), path: "class/a.transcript")
    }

    @Test(
        "A rubric says what answers are worth",
        arguments: [
            ("", 1.0), ("attempt: first", 0.5), ("attempt: last", 1), ("hint: 0.3", 0.7), ("hint: 0.6", 0.5),
            ("{attempt: first, credit: all}", 0), ("{attempt: first, credit: edit-distance}", 0.5),
            ("{attempt: last, hint: 1}", 0), ("credit: [1, 0.7]", 0.7), ("credit: [0.8]", 0.8),
            ("credit: [1, 0.2]", 0.5), ("{credit: [1, 0.7], attempt: first}", 0.5),
        ])
    func worth(yaml: String, points: Double) throws {
        let rubric = try read(yaml)
        let item = try grade { $0 = rubric }.items[0]
        #expect(abs(item.points - points) < 1e-9, "\(item.points): \(item.reasons)")
    }

    // The first answer comes 2.5 seconds after the start, the second 7.5 seconds.
    @Test(
        "A rubric takes from answers after the deadline",
        arguments: [
            ("2026-06-01T11:59:50Z", 1.0, false), ("2026-06-01T11:59:55Z", 0.5, false),
            ("2026-06-01T12:00:00Z", 0.25, true), ("2026-06-01T14:00:00+02:00", 0.25, true),
            ("2026-05-31T23:59:50-12:00", 1, false),
        ])
    func late(started: String, points: Double, isLate: Bool) throws {
        let deadline = try Date("2026-06-01T12:00:00Z", strategy: .iso8601)
        let item = try grade(
            {
                $0.deadline = deadline
                $0.late = 0.25
            }, started: started
        ).items[0]
        #expect(item.points == points)
        #expect(item.isLate == isLate)
    }

    @Test(
        "A rubric with a deadline tells who does not say when it was, or names a day that there is not",
        arguments: [nil, "2026-02-30T12:00:00Z"])
    func undated(started: String?) throws {
        let grade = try grade({ $0.deadline = Date(timeIntervalSince1970: 0) }, started: started)
        #expect(grade.findings.map(\.code).contains("undated"))
        #expect(grade.points == 1)
    }

    @Test(
        "A rubric has a transcript without a date count as late, and as no more than that",
        arguments: [
            (0.0, "There is no date, so it counts as late: no points."),
            (0.5, "There is no date, so it counts as late: 0.5 of its points."),
        ])
    func undatedIsLate(late: Double, reason: String) throws {
        let change: (inout Rubric) -> Void = {
            $0.deadline = .distantFuture
            $0.undated = .late
            $0.late = late
        }
        let undated = try grade(change)
        #expect(undated.points == late)
        #expect(undated.items[0].isLate)
        // Of answers that all count as nothing the first counts.
        #expect(undated.items[0].reasons.contains(reason), "\(undated.items[0].reasons)")
        #expect(
            undated.findings.map(\.message) == [
                "The transcript does not say when it began, so it counts as late."
            ])
        #expect(try grade(change, started: "2026-06-01T12:00:00Z").points == 1)
    }

    @Test(
        "A rubric says whether a changed transcript keeps its points, and a teacher has the last word",
        arguments: [("changed: report", 1.0), ("changed: zero", 0), ("", 1)])
    func changed(yaml: String, points: Double) throws {
        var rubric = try read(yaml)
        let text = TranscriptWriter.text(
            of: Recordings.record(["predict access view", "loadView viewDidLoad"], learner: "ada"))
        let changed = text.replacing("points 1", with: "points 0")
        try #require(changed != text)
        let item = try Grader(rubric: rubric).grade(Array(changed.utf8)).items[0]
        #expect(item.points == points)
        let reason = "This transcript was changed: no points."
        #expect(item.reasons.contains(reason) == (points == 0))
        #expect(try Grader(rubric: rubric).grade(Array(text.utf8)).points == 1)
        var override = Rubric.Override()
        override.learner = "ada"
        override.exercise = "prediction 1"
        override.points = 0.5
        override.comment = "A slip of the editor."
        rubric.overrides = [override]
        #expect(try Grader(rubric: rubric).grade(Array(changed.utf8)).points == 0.5)
    }

    @Test("A rubric gives a learner a later deadline")
    func extensions() throws {
        func points(_ learner: String) throws -> Double {
            try grade(
                {
                    $0.deadline = Date(written: "2026-06-01T12:00:00Z")
                    $0.extensions = [learner: Date(written: "2026-06-03T12:00:00Z") ?? .distantPast]
                }, started: "2026-06-02T12:00:00Z"
            ).points
        }
        #expect(try points("ada") == 1)
        #expect(try points("bob") == 0)
    }

    @Test("The date of a submission counts, whatever date its transcript has")
    func dateOfSubmission() throws {
        var rubric = Rubric()
        rubric.deadline = Date(written: "2026-06-01T12:00:00Z")
        let text = TranscriptWriter.text(
            of: Recordings.record(["predict access view", "loadView viewDidLoad"], learner: "ada")
        ).replacing("learner: ada", with: "learner: ada\nstarted: 2026-05-30T12:00:00Z")
        func grade(_ date: String) throws -> Grade {
            try Grader(rubric: rubric, submission: Submission(names: ["Ada"], date: date)).grade(
                Array(text.utf8))
        }
        #expect(try grade("2026-06-01T11:00:00Z").points == 1)
        #expect(try grade("2026-06-01T13:00:00.5Z").items[0].isLate)
        #expect(try grade("2026-05-20T13:00:00Z").findings.map(\.code) == ["in-future"])
        let other = Grader(submission: Submission(names: ["bob"], date: nil))
        #expect(try other.grade(Array(text.utf8)).findings.map(\.code) == ["other-learner"])
        let roster = try Roster(Array("learner\nada\nBob\n".utf8))
        for (name, isTampering) in [("bob", true), ("eve", false)] {
            let submission = Submission(names: [name], date: nil)?.among(roster)
            let finding = try Grader(submission: submission).grade(Array(text.utf8)).findings[0]
            #expect(finding.code == "other-learner")
            #expect(finding.isTampering == isTampering, "\(name)")
        }
    }

    @Test(
        "A name in a rubric is that of who handed it in, whatever the transcript and the file are called",
        arguments: [("Ada", 0.25, [0, 1]), ("bob", 0, [])] as [(String, Double, Set<Int>)])
    func submitter(name: String, points: Double, applied: Set<Int>) throws {
        let rubric = try read(
            """
            deadline: 2026-06-01T12:00:00Z
            extensions: {ada: 2026-06-03T12:00:00Z}
            overrides:
              - {learner: ada, passes: yes, comment: Was ill.}
              - {learner: ada, exercise: prediction 1, points: 0.25, comment: Was ill.}
              - {path: a.transcript, exercise: prediction 1, points: 1, comment: A damaged file.}
            """)
        let text = TranscriptWriter.text(
            of: Recordings.record(["predict access view", "loadView viewDidLoad"], learner: "ada")
        ).replacing("learner: ada", with: "learner: ada\nstarted: 2026-06-02T12:00:00Z")
        let submission = Submission(names: [name], date: "2026-06-02T13:00:00Z")
        let grade = try Grader(rubric: rubric, submission: submission).grade(
            Array(text.utf8), path: "class/a.transcript")
        #expect(grade.points == points)
        #expect(grade.appliedOverrides == applied)
        #expect(grade.items[0].isLate == applied.isEmpty)
    }

    @Test(
        "What a rubric doesn't ask for has no points",
        arguments: [
            ("", false, 1.0), ("", true, 0), ("lessons: [lazy-view]", false, 0), ("exam: 2026", false, 0),
            ("points: {lazy-view: {first-read: 2}}", false, 1),
            ("predictions: [{commands: access view}]", true, 1),
            ("predictions: [{commands: pop}]", false, 0),
        ])
    func notAsked(yaml: String, isForSubmission: Bool, points: Double) throws {
        var rubric = try read(yaml)
        rubric.isForSubmission = isForSubmission
        let text = TranscriptWriter.text(
            of: Recordings.record(["predict access view", "loadView viewDidLoad"]))
        let grade = try Grader(rubric: rubric).grade(Array(text.utf8))
        #expect(grade.points == points)
        #expect((grade.result == .report) == rubric.predictions.isEmpty)
        var header = TranscriptHeader()
        header[.lesson] = "push-and-pop"
        var item = GradeItem(id: "push", entry: 1, asked: "push detail")
        item.answers = [GivenAnswer(text: "nothing", entry: 1, points: 1)]
        let lesson = Grade(header, items: [item], findings: [], rubric: rubric)
        let isOpen = yaml.isEmpty || yaml.hasPrefix("points")
        #expect(lesson.points == (isOpen ? 1 : 0))
        #expect(lesson.result == (isOpen ? .passed : .report))
    }

    @Test("A rubric gives everyone the points of a question that was wrong")
    func void() {
        var header = TranscriptHeader(), rubric = Rubric()
        header[.lesson] = "push-and-pop"
        (rubric.void, rubric.points) = (["push-and-pop": ["push"]], ["push-and-pop": ["push": 3]])
        let items = ["push", "pop"].map { GradeItem(id: $0, entry: nil, asked: $0) }
        let grade = Grade(header, items: items, findings: [], rubric: rubric)
        #expect(grade.items.map(\.points) == [3, 0])
    }

    @Test("A rubric says what a free session has to predict")
    func predictions() throws {
        let one = Rubric.Prediction(commands: "access  view", points: 3)
        let other = Rubric.Prediction(commands: "memory warning", points: 1)
        let passed = try grade { $0.predictions = [one] }
        #expect(passed.result == .passed)
        #expect(passed.maximum == 3)
        let failed = try grade { $0.predictions = [one, other] }
        #expect(failed.result == .notPassed)
        #expect(failed.points == 3)
        #expect(failed.items.last?.reasons == ["There is no prediction for it."])
        let enough = try grade {
            $0.predictions = [one, other]
            $0.pass = 0.75
        }
        #expect(enough.result == .passed)
    }

    @Test(
        "A rubric says which of several predictions of the same commands counts",
        arguments: [("first", 0.0), ("best", 1), ("last", 0.5)])
    func severalPredictions(attempt: String, points: Double) throws {
        let rubric = try read("attempt: \(attempt)\npredictions:\n  - commands: access view")
        let lines = ["viewDidUnload", "loadView viewDidLoad", "loadView"].flatMap {
            ["predict access view", $0, "set view nil"]
        }
        let text = TranscriptWriter.text(of: Recordings.record(lines))
        #expect(try Grader(rubric: rubric).grade(Array(text.utf8)).items[0].points == points)
    }

    @Test(
        "A prediction of the same commands costs what earlier ones cost",
        arguments: [
            ("hint: 0.3", ["hint"], 0.7), ("credit: [1, 0.6]", ["loadView", "undo"], 0.6),
            ("credit: [1, 0.6]", ["hint"], 1),
        ])
    func predictionAgain(yaml: String, before: [String], points: Double) throws {
        let rubric = try read("\(yaml)\npredictions:\n  - commands: access view")
        let lines = ["predict access view"] + before + ["predict access view", "loadView viewDidLoad"]
        let text = TranscriptWriter.text(of: Recordings.record(lines))
        let item = try Grader(rubric: rubric).grade(Array(text.utf8)).items[0]
        #expect(item.points == points, "\(item.reasons)")
    }

    @Test("A rubric has the last word where a teacher decides by hand")
    func overrides() throws {
        var override = Rubric.Override()
        override.learner = "ada"
        override.exercise = "prediction 1"
        override.points = 0.25
        override.comment = "Copied from the board."
        let changed = try grade { $0.overrides = [override] }
        #expect(changed.points == 0.25)
        #expect(
            changed.decisions == ["prediction 1: By hand: 0.25 instead of 1 points. Copied from the board."])
        #expect(changed.appliedOverrides == [0])
        override.points = 4
        #expect(
            try grade { $0.overrides = [override] }.decisions == [
                "prediction 1: By hand: 1 instead of 1 points (the rubric says 4, but the maximum is 1). "
                    + "Copied from the board."
            ])
        override.exercise = "prediction 9"
        #expect(try grade { $0.overrides = [override] }.appliedOverrides.isEmpty)
        var whole = Rubric.Override()
        whole.path = "a.transcript"
        whole.passes = false
        whole.comment = "Not in the room."
        #expect(try grade { $0.overrides = [whole] }.result == .notPassed)
        whole.path = "b.transcript"
        #expect(try grade { $0.overrides = [whole] }.result == .report)
        (whole.path, whole.passes, whole.points) = ("a.transcript", nil, 0.4)
        let shared = try grade { $0.overrides = [whole] }
        #expect(shared.points == 0.4)
        #expect(shared.decisions == ["By hand: 0.4 instead of 1 points. Not in the room."])
    }
}
