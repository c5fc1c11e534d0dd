import ArgumentParser
import Course
import Foundation
import Session

/// A lesson.
struct LearnCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "learn", abstract: "Begin a lesson, or go on where it was left.")

    @Argument(help: "The lesson's name or number; the first that is not done if left out.")
    var lesson: String?

    @OptionGroup var program: ProgramOptions

    func run() throws {
        let loop = ReadEvalPrintLoop(session: Session(), surroundings: program.surroundings)
        if let lesson, program.shelf.lesson(lesson) == nil {
            let names = program.shelf.lessons.map(\.id).joined(separator: ", ")
            throw ValidationError("There is no lesson \(lesson). There are: \(names).")
        }
        if isatty(STDIN_FILENO) == 1 {
            loop.run(with: program) { loop.learn(lesson) }
        } else {
            loop.learn(lesson)
            loop.run(with: program) {}
        }
        if loop.hasFailed { throw ExitCode(1) }
    }
}

/// The lessons.
struct LessonsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lessons", abstract: "List the lessons, or prove that they are sound.",
        subcommands: [List.self], defaultSubcommand: List.self)

    /// The list.
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List the lessons and what is done.")

        @OptionGroup var program: ProgramOptions

        func run() throws {
            let surroundings = program.surroundings
            let lines = LessonListLines(shelf: surroundings.shelf, progress: surroundings.progress).lines
            for line in lines { for row in line.rendered(surroundings.styling) { print(row) } }
            for notice in surroundings.progress.takeNotices() { StandardError.print(notice) }
        }
    }
}
