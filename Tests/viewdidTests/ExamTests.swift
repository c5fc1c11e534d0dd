import Foundation
import PseudoTerminal
import Testing

/// Exams: what they ask whom, what they do not tell, and how they are graded.
@Suite("Exams")
struct ExamTests {
    let program: Program
    let options: [String]

    init() throws {
        program = try Program()
        options = ["--data-dir", program.folder.path + "/data"]
    }

    private func file(_ name: String) -> String { program.folder.path + "/\(name).transcript" }

    /// Takes an exam, by pipe.
    ///
    /// - Returns: What it came to, and the recording.
    private func take(
        _ learner: String, seed: Int = 7, questions: Int = 3, topics: [String] = [], _ lines: [String],
        file name: String? = nil
    ) throws -> (result: Program.Result, file: String) {
        let file = file(name ?? learner)
        let result = try program.run(
            [
                "exam", "--seed", "\(seed)", "--learner", learner, "--questions", "\(questions)", "--record",
                file,
            ]
                + topics + options,
            input: Data((lines.joined(separator: "\n") + "\n").utf8))
        return (result, file)
    }

    /// The questions of a recording, in order.
    private func questions(_ file: String) throws -> [String] {
        try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            return words.count == 4 && words[2] == "exercise" ? String(words[3]) : nil
        }
    }

    /// Lines one of which every question takes for an answer.
    private static let answers = ["a", "nothing", "yes", "1"]

    private struct Report: Decodable {
        struct File: Decodable {
            struct Item: Decodable {
                let id: String, answer: String?, points: Double, reasons: [String], asked: String
            }
            struct Finding: Decodable { let isTampering: Bool }
            let learner: String?, items: [Item]?, findings: [Finding]?, status: String
        }
        let files: [File]
    }

    private func grade(_ file: String, _ options: [String] = []) throws -> Report.File {
        let result = try program.run(["grade", "--format", "json", file] + options)
        return try #require(try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)).files.first)
    }

    @Test(
        "An exam says nothing on answers, neither on the screen nor in the recording nor in what practice has shown"
    )
    func silent() throws {
        let lines = (0..<3).flatMap { _ in Self.answers }
        let (result, file) = try take("ada", lines)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("An exam for ada, seed 7: 3 questions."))
        #expect(
            result.flowing.contains("The exam is over: 3 of 3 questions answered. Hand in "))
        #expect(result.output.filter { !$0.isWhitespace }.contains("Handin\(file)."))
        for word in ["Right", "Wrong", "points", "Done", "missing", "misplaced", " hint", "skip", "play  "] {
            #expect(!result.output.contains(word), "\(word)")
        }
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(!text.contains("points"))
        #expect(
            text.contains("learner: ada\n") && text.contains("seed: 7\n") && text.contains("questions: 3\n"))
        #expect(try program.run(["stats"] + options).output.contains("No practice questions answered yet"))
    }

    /// Commands that would help, or lead elsewhere.
    private static let helps = [
        "access view", "compare ios 5 17", "explain viewDidLoad", "why viewDidLoad", "hint", "play", "state",
        "trace",
        "tree", "diagram", "undo", "predict access view", "sources", "map", "help", "steps", "previous",
        "goto 1",
        "learn", "practice", "stats", "progress", "run x", "replay x", "save x", "expect loaded",
        "test out", "worlds", "log", "claim P7", "documents",
    ]

    @Test(
        "Nothing helps: no run of what is asked, no comparison, no explanation, no hint, no state",
        arguments: ["navigation", "loading", "lifetime"])
    func noHelp(topic: String) throws {
        let (result, file) = try take("ada", questions: 2, topics: [topic], Self.helps)
        #expect(
            result.flowing.components(separatedBy: "no help during an exam").count - 1 == Self.helps.count,
            "\(result.output)")
        let entries = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").count {
            $0.hasPrefix("  ")
        }
        #expect(entries == 1)
    }

    @Test("Each learner has variants of the same questions: the same topic and kind, another question")
    func variants() throws {
        let nexts = Array(repeating: "next", count: 8)
        let ada = try take("ada", questions: 8, nexts), bob = try take("bob", questions: 8, nexts)
        let again = try take("ada", questions: 8, nexts, file: "again")
        let other = try take("ada", seed: 8, questions: 8, nexts, file: "other")
        let adas = try questions(ada.file), bobs = try questions(bob.file)
        #expect(adas.count == 8)
        #expect(Set(adas).isDisjoint(with: bobs))
        #expect(try questions(again.file) == adas)
        #expect(try Set(questions(other.file)).isDisjoint(with: adas))
        let more = try take("ada", questions: 12, nexts, file: "more")
        #expect(try questions(more.file).prefix(8) == adas[...])
    }

    @Test(
        "It is graded from the number of the class: all questions count, and those of all learners have the same names"
    )
    func graded() throws {
        let (_, file) = try take(
            "Ada  Lovelace", questions: 3, Self.answers.map { $0 } + ["leave"], file: "ada")
        let grade = try grade(file)
        #expect(grade.learner == "Ada Lovelace")
        let items = try #require(grade.items)
        #expect(items.map(\.id) == ["question-1", "question-2", "question-3"])
        #expect(items.contains { $0.answer != nil })
        #expect(items[0].asked.hasPrefix(try questions(file)[0]))
        #expect(grade.findings?.contains(where: \.isTampering) == false)
        let (_, short) = try take("bob", questions: 3, ["leave"])
        let bob = try #require(try self.grade(short).items)
        #expect(bob.map(\.id) == items.map(\.id))
        #expect(bob[1].reasons == ["The question was never asked."])
    }

    @Test("What is right is told by the grade, and a right answer has its point")
    func right() throws {
        // Of yes and no one is right.
        var points: [Double] = []
        for answer in ["yes", "no"] {
            let (_, file) = try take(
                "ada", seed: 3, questions: 1, topics: ["lifetime"], [answer], file: answer)
            points += try #require(try grade(file).items).map(\.points)
        }
        #expect(points.sorted() == [0, 1])
    }

    @Test(
        "Another learner's exam, another class's, more answers to a question and outcomes that were added are found out",
        arguments: [
            ("learner: ada", "learner: bob"), ("seed: 7", "seed: 8"), ("questions: 1", "questions: 2"),
            ("ANSWER", "ANSWER\n      points 1"), ("ANSWER", "ANSWER\n  3  99.0  answer  nothing"),
            ("ANSWER", "  2  99.0  hint\nANSWER"), ("ANSWER", "  2  99.0  command  state"),
        ])
    func forged(text: String, replacement: String) throws {
        let (_, file) = try take("ada", questions: 1, topics: ["background"], Self.answers)
        let recorded = try String(contentsOfFile: file, encoding: .utf8)
        #expect(try grade(file).findings?.contains(where: \.isTampering) == false)
        let answer = try #require(recorded.split(separator: "\n").first { $0.contains("  answer  ") })
        let changed = recorded.replacing(
            text.replacing("ANSWER", with: answer), with: replacement.replacing("ANSWER", with: answer))
        try #require(changed != recorded)
        let forged = try program.write(changed, to: "forged.transcript")
        let isMore = replacement == "questions: 2"
        #expect(try grade(forged).findings?.contains(where: \.isTampering) == !isMore)
        #expect(try #require(try grade(forged).items).count == (isMore ? 2 : 1))
        #expect(try program.run(["replay", forged]).status == (isMore ? 0 : 1))
    }

    @Test("An exam that was left goes on where it was, and is over only once")
    func resumed() throws {
        let first = try take("ada", ["next", "leave"])
        #expect(first.result.flowing.contains("Stopped at question 2 of 3, 0 answered."))
        let second = try take("ada", ["next"])
        #expect(second.result.output.contains("Continuing after 1 question."))
        #expect(second.result.output.contains("Question 3\n"))
        let third = try take("ada", Self.answers + ["next"])
        #expect(third.result.flowing.contains("The exam is over: 1 of 3 questions answered."))
        #expect(
            try take("ada", ["a"]).result.flowing.contains("The exam is over: 1 of 3 questions answered."))
        #expect(try questions(first.file).count == 3)
        #expect(try program.run(["replay", first.file]).status == 0)
    }

    @Test("Leaving it says where it stopped, at the last question too, and nothing comes behind the end")
    func left() throws {
        let first = try take("ada", questions: 2, Self.answers + ["leave"])
        let told = first.result.flowing
        #expect(told.contains("Stopped at question 2 of 2, 1 answered."), "\(told)")
        #expect(told.contains("and no grade shows it"))
        let again = try take("ada", questions: 2, ["leave"])
        #expect(again.result.output.contains("Continuing after 1 question."))
        let arguments = [
            "exam", "--seed", "7", "--questions", "2", "--learner", "ada", "--record", first.file,
        ]
        let conversation = try program.terminal(arguments + options, ["NO_COLOR": "1"], rows: 8)
        try conversation.expect("Press Enter for")
        try #require(conversation.terminal.type("leave\r"))
        #expect(conversation.terminal.exitStatus() == 0)
        let end = conversation.screen.joined(separator: "\n").components(separatedBy: "Stopped at").last ?? ""
        #expect(!end.contains("setup") && !end.contains(">"), "\(end)")
    }

    @Test(
        "At a terminal it is recorded beside where one is, ends with its last question, and leaves no session",
        arguments: [80, 40])
    func terminal(columns: Int) throws {
        let arguments = ["exam", "--seed", "5", "--learner", "Ada L.", "--questions", "1", "tabs"] + options
        let conversation = Conversation(
            try PseudoTerminal(
                "/bin/sh",
                ["-c", "cd '\(program.folder.path)' && exec \"$@\"", "sh", BuiltProduct.path("viewdid")]
                    + arguments,
                environment: program.environment, columns: UInt16(columns), rows: 24), isEdited: true)
        try conversation.expect("exam 1 ?")
        try conversation.enter("hint", until: "exam 1 ?")
        conversation.terminal.type("next\r")
        #expect(conversation.terminal.exitStatus() == 0)
        #expect(conversation.screen.joined().unspaced.contains("handinexam-5-Ada-L.transcript"))
        #expect(FileManager.default.fileExists(atPath: program.folder.path + "/exam-5-Ada-L.transcript"))
        #expect(conversation.screen.allSatisfy { $0.cells <= columns })
    }

    @Test(
        "A rubric that names an exam takes no other one: another seed or version, more or fewer questions, other topics",
        arguments: [
            ("{seed: 7, questions: 1, topics: [loading, background]}", true),
            ("{seed: 7, questions: 1, topics: [background, loading]}", true),
            ("{seed: 7, questions: 1, topics: [background, loading], version: 2}", true),
            ("{seed: 7, questions: 1, topics: [background, loading], version: 1}", false),
            ("{seed: 8, questions: 1, topics: [background, loading]}", false),
            ("{seed: 7, questions: 2, topics: [background, loading]}", false),
            ("{seed: 7, questions: 1, topics: [loading]}", false), ("{seed: 7, questions: 1}", false),
            ("7", false),
        ])
    func otherExam(exam: String, isGraded: Bool) throws {
        let taken = try take("ada", questions: 1, topics: ["loading", "background"], ["leave"])
        let rubric = try program.write("exam: \(exam)\n", to: "rubric.yaml")
        let result = try program.run(["grade", taken.file, "--rubric", rubric])
        #expect(result.output.contains("not graded\n") != isGraded, "\(result)")
        guard !isGraded else { return }
        #expect(
            result.flowing.contains(
                "This is a different exam: seed 7, 1 question on background, loading. The rubric asks for"))
        #expect(result.flowing.contains("exam: {seed: 7, questions: 1, topics: [background, loading]}"))
    }

    @Test("An exam of version 1 has its own questions, and is graded unless the rubric names another version")
    func oldExam() throws {
        let paper = try program.write("exam: {seed: 7, questions: 2, version: 1}\n", to: "exam.yaml")
        let file = file("ada")
        _ = try program.run(
            ["exam", "--paper", paper, "--learner", "ada", "--record", file] + options,
            input: Data("leave\n".utf8))
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("exercise q1-"))
        for (exam, isGraded) in [("", true), (", version: 1", true), (", version: 2", false)] {
            let rubric = try program.write("exam: {seed: 7, questions: 2\(exam)}\n", to: "rubric.yaml")
            let result = try program.run(["grade", file, "--rubric", rubric])
            #expect(result.output.contains("not graded\n") != isGraded, "\(result)")
        }
    }

    @Test("A rubric that names the seed of an exam alone takes the exam that the command gives by itself")
    func seedAlone() throws {
        let file = file("ada")
        _ = try program.run(
            ["exam", "--seed", "7", "--learner", "ada", "--record", file] + options,
            input: Data("leave\n".utf8))
        let rubric = try program.write("exam: 7\n", to: "rubric.yaml")
        #expect(try #require(try grade(file, ["--rubric", rubric]).items).count == 10)
    }

    @Test("An exam is a file that the teacher hands out, and nothing in it is the learner's choice")
    func paper() throws {
        let paper = try program.write("exam: {seed: 7, questions: 2, topics: [loading]}\n", to: "exam.yaml")
        let file = file("ada")
        let arguments = ["exam", "--paper", paper, "--learner", "ada", "--record", file] + options
        let taken = try program.run(arguments, input: Data("leave\n".utf8))
        #expect(taken.output.contains("An exam for ada, seed 7: 2 questions."), "\(taken)")
        #expect(try #require(try grade(file, ["--rubric", paper]).items).count == 2)
        for more in [["--questions", "1"], ["navigation"], ["--seed", "8"]] {
            #expect(try program.run(arguments + more).status == 64)
        }
        let none = try program.write("seen: zero\n", to: "none.yaml")
        #expect(
            try program.run(["exam", "--paper", none, "--learner", "ada"] + options).errors.contains(
                "has no exam"))
    }

    @Test("Tab offers no help")
    func completion() throws {
        // The first question of this class asks for an order.
        let arguments = ["exam", "--seed", "7", "--learner", "ada", "--record", file("ada")] + options
        let conversation = try program.terminal(arguments)
        try conversation.expect("exam 1 ?")
        for word in ["hin", "ski"] {
            let answer = try conversation.enter(word + "\t", until: "exam 1 ?")
            #expect(!answer.contains("no help during an exam") && !answer.contains("Noted:"), "\(answer)")
        }
        #expect(conversation.leave() == 0)
    }

    @Test(
        "What makes no sense is refused",
        arguments: [
            ["--seed", "1"], ["--learner", "ada"], ["--seed", "x", "--learner", "ada"],
            ["--seed", "1", "--learner", " "],
            ["--seed", "1", "--learner", "ada", "--questions", "0"],
            ["--seed", "1", "--learner", "ada", "nowhere"],
            ["--seed", "1", "--learner", String(repeating: "a", count: 201)],
        ])
    func refused(arguments: [String]) throws {
        #expect(try program.run(["exam"] + arguments + options).status == 64)
    }
}
