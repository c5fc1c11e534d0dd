import Foundation
import PseudoTerminal
import TestSupport
import Testing

@testable import Course

/// Someone who takes a whole lesson in the built program and answers each step wrongly before they answer it rightly.
struct LessonWalk {
    /// The input at one step.
    struct Answers {
        let exercise: Exercise
        /// Lines that do not solve it.
        let wrong: [String]
        /// Lines that solve it.
        let right: [String]
    }

    /// The output of the program, up to each prompt.
    struct Course {
        var output = ""
        /// The screens at which the program waited for an answer, from the number of the step on.
        var questions: [String] = []
    }

    let lesson: Lesson
    let answers: [Answers]

    init(_ lesson: Lesson) throws {
        self.lesson = lesson
        var runner = try LessonRunner(lesson), answers: [Answers] = []
        _ = runner.begin()
        while let exercise = runner.exercise {
            let right = try runner.rightAnswer(to: exercise)
            answers.append(
                Answers(
                    exercise: exercise, wrong: runner.wrongAnswer(to: exercise, right: right).lines,
                    right: right.lines))
            _ = runner.enter(right)
            _ = runner.enter("next")
        }
        self.answers = answers
    }

    /// Goes through the lesson by pipe, all written ahead.
    func pipe(_ folder: URL) throws -> Course {
        let lines = answers.flatMap { $0.wrong + $0.right + ["next"] }
        let process = Process(), input = Pipe()
        let output = folder.appendingPathComponent("output")
        try Data().write(to: output)
        process.executableURL = URL(fileURLWithPath: BuiltProduct.path("viewdid"))
        process.arguments = arguments(folder)
        process.environment = environment(folder)
        process.standardInput = input
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = process.standardOutput
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return Course(output: String(decoding: try Data(contentsOf: output), as: UTF8.self))
    }

    /// Goes through the lesson in a terminal of 24 rows.
    func terminal(_ folder: URL, columns: UInt16) throws -> Course {
        let terminal = try PseudoTerminal(
            BuiltProduct.path("viewdid"), arguments(folder), environment: environment(folder),
            columns: columns, rows: 500)
        var course = Course()
        func wait(for prompt: String) throws -> String {
            let drawn = try #require(
                terminal.wait(for: prompt), "\(prompt) did not come: \(terminal.unread.suffix(800))")
            let text = drawn.withoutEscapes
            return String(text.dropLast(prompt.count))
        }
        func type(_ lines: [String], until prompt: String) throws -> String {
            for line in lines.dropLast() {
                try #require(terminal.type(line + "\r"))
                _ = try wait(for: "\r\n")
                _ = try wait(for: "\u{2026} ")
            }
            try #require(terminal.type((lines.last ?? "") + "\r"))
            // The line is drawn again as it is typed, so what is said begins behind it.
            _ = try wait(for: "\r\n")
            let said = try wait(for: prompt)
            course.output += said
            return said
        }
        func prompt(_ index: Int) -> String {
            let isQuestion = answers.indices.contains(index) && answers[index].exercise.kind != .do
            return isQuestion ? "\(lesson.id) \(index + 1)/\(answers.count) ?" : "\(lesson.id) >"
        }
        var said = try wait(for: prompt(0))
        course.output += said
        for (index, answer) in answers.enumerated() {
            let number = "  \(index + 1) of \(answers.count)\n"
            course.questions.append(said.components(separatedBy: number).last ?? said)
            _ = try type(answer.wrong, until: prompt(index))
            _ = try type(answer.right, until: "\(lesson.id) >")
            said = try type(["next"], until: prompt(index + 1))
        }
        terminal.type("\u{4}")
        #expect(terminal.exitStatus() == 0)
        return course
    }

    private func arguments(_ folder: URL) -> [String] {
        let lessons = CourseLessonTests.root.appendingPathComponent("Lessons").path
        return ["learn", lesson.id, "--lessons", lessons, "--data-dir", folder.path + "/data"]
    }

    private func environment(_ folder: URL) -> [String: String] {
        [
            "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "EDITRC": "/dev/null",
            "HOME": folder.path, "NO_COLOR": "1",
        ]
    }
}

extension LessonRunner {
    /// Returns the engine's right answer, as typed.
    func rightAnswer(to exercise: Exercise) throws -> String {
        switch exercise.content {
        case .predict:
            let question = try #require(session.pending)
            let names = question.expected.calls.map { $0.name(in: question.world, withController: true) }
            return names.isEmpty ? "nothing" : names.joined(separator: " ")
        case .choose:
            return rightChoices.sorted().map(LessonRunner.letter).joined(separator: " ")
        case .do(let task): return task.solution.joined
        case .count(let question), .next(let question), .state(let question):
            return try engineAnswer(to: question, exercise).answer.text
        case .fix(let repair): return ExerciseCode(repair.solution).text
        }
    }

    /// An answer that is understood and does not solve the exercise.
    fileprivate func wrongAnswer(to exercise: Exercise, right: String) -> String {
        switch exercise.content {
        case .predict: return right == "nothing" ? "a" : "nothing"
        case .choose(let choice):
            let wrong = choice.choices.indices.first { !rightChoices.contains($0) }
            return LessonRunner.letter(wrong ?? 0)
        case .do: return "state"
        case .count: return right == "7" ? "8" : "7"
        case .next: return right == "nothing" ? "viewDidLoad" : "nothing"
        case .state: return right == "yes" ? "no" : "yes"
        case .fix(let repair): return ExerciseCode(repair.swift).text
        }
    }
}

extension Exercise {
    /// The texts that the learner must be shown before and after the answer.
    var texts: [String] {
        let said = note.texts
        switch content {
        case .predict(let question), .count(let question), .next(let question), .state(let question):
            return said + question.commands.map(\.text)
        case .choose(let choice): return said + choice.question.texts + choice.choices.map(\.label)
        case .do(let task): return said + task.text.texts
        case .fix(let repair): return said + repair.swift.map(\.text) + [repair.ask?.text ?? ""]
        }
    }
}

extension Prose {
    /// The text of each block, without its marks.
    var texts: [String] {
        blocks.flatMap { block -> [String] in
            switch block.kind {
            case .heading(_, let inlines), .paragraph(let inlines): [inlines.map(\.plainText).joined()]
            case .code(let code): code.lines.map(\.text)
            default: []
            }
        }
    }
}

extension String {
    fileprivate var lines: [String] { components(separatedBy: "\n") }
}
