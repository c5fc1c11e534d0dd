import ArgumentParser
import Course
import Foundation
import Session
import SwiftSource
import VisibleText

/// A lesson.
struct LearnCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "learn", abstract: "Begin a lesson, or go on where it was left.")

    @Argument(help: "The lesson's name or number; the first that is not done if left out.")
    var lesson: String?

    @OptionGroup var program: ProgramOptions

    @Option(name: .long, help: "Record the lesson to a transcript, or go on with one.", completion: .file())
    var record: String?

    func run() throws {
        let loop = ReadEvalPrintLoop(.readyController(code: .standard), surroundings: program.surroundings)
        guard !program.shelf.lessons.isEmpty else { throw ProgramOptions.noLessons }
        if let lesson, program.shelf.lesson(lesson) == nil {
            let names = program.shelf.lessons.map(\.id).joined(separator: ", ")
            throw ValidationError("There is no lesson \(lesson). There are: \(names).")
        }
        try loop.learn(lesson, recordingTo: record)
        try loop.run(with: program) {}
        try loop.surroundings.progress.finish()
        if loop.hasFailed { throw ExitCode(1) }
    }
}

/// The lessons.
struct LessonsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lessons", abstract: "List the lessons, or prove that they are sound.",
        subcommands: [List.self, Check.self], defaultSubcommand: List.self)

    /// The proof.
    struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract:
                "Prove that each lesson is sound: it parses, runs, can be solved, and asks nothing doubtful.")

        @OptionGroup var program: ProgramOptions

        func run() throws {
            guard let library = program.shelf.library else {
                throw ProgramOptions.noLessons
            }
            let problems = LessonCheck.problems(of: library, claims: try DocumentLedger.carried())
            for problem in problems { try StandardOutput.print(problem.description) }
            guard problems.isEmpty else { throw ExitCode(1) }
            let exercises = library.lessons.reduce(0) { $0 + $1.exercises.count }
            try StandardOutput.print(
                "\(library.lessons.count) lessons with \(exercises) exercises are sound.")
        }
    }

    /// The list.
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List the lessons and what is done.")

        @OptionGroup var program: ProgramOptions

        func run() throws {
            let surroundings = program.surroundings
            guard !surroundings.shelf.lessons.isEmpty else { throw ProgramOptions.noLessons }
            let lines = LessonListLines(shelf: surroundings.shelf, progress: surroundings.progress).lines
            try StandardOutput.print(lines, surroundings.styling)
            try surroundings.progress.finish()
        }
    }
}
