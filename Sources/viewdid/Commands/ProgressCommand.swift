import ArgumentParser
import Foundation
import LineEditing
import Progress

/// The learner's progress.
struct ProgressCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "progress", abstract: "Show, export, import or forget what was learned.",
        subcommands: [Show.self, Export.self, Import.self, Forget.self, Reset.self],
        defaultSubcommand: Show.self)

    /// The summary.
    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show what was done.")

        @OptionGroup var program: ProgramOptions

        func run() throws {
            let lessons = try program.store.lessons()
            if lessons.isEmpty { print("Nothing was done yet. Begin with: viewdid learn") }
            for lesson in lessons {
                print(
                    "\(lesson.lesson): \(lesson.solved) solved, \(lesson.shown) shown, \(lesson.attempts) answers, "
                        + "last on \(lesson.lastDate.formatted(.iso8601.year().month().day()))")
            }
        }
    }

    /// Everything as JSON.
    struct Export: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Print everything as JSON.")

        @OptionGroup var program: ProgramOptions

        func run() throws {
            try FileHandle.standardOutput.write(contentsOf: program.store.exportJSON(date: Date()))
            print()
        }
    }

    /// What was exported elsewhere.
    struct Import: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Add what was exported elsewhere.")

        @Argument(help: "A file that progress export wrote; - is standard input.", completion: .file())
        var file: String

        @OptionGroup var program: ProgramOptions

        func run() throws {
            let handle = FileHandle(fileDescriptor: try InputFile.open(file).descriptor)
            let summary = try program.store.importJSON(try handle.readToEnd() ?? Data())
            print("Added: \(summary.attempts) answers, \(summary.runs) runs, \(summary.settings) settings.")
        }
    }

    /// One lesson.
    struct Forget: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Forget one lesson.")

        @Argument(help: "The lesson's name.")
        var lesson: String

        @OptionGroup var program: ProgramOptions

        func run() throws {
            let name = lesson.withoutControlCharacters
            guard try program.store.lessons().contains(where: { $0.lesson == lesson }) else {
                throw ValidationError("Nothing is kept of a lesson \(name). See: viewdid progress")
            }
            try program.store.forget(lesson)
            print("\(name) is forgotten.")
        }
    }

    /// Everything.
    struct Reset: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Forget everything.")

        @Flag(name: .long, help: "Do not ask first.")
        var yes = false

        @OptionGroup var program: ProgramOptions

        func run() throws {
            if !yes {
                print("Forget everything in \(program.store.folder.path)? Type yes: ", terminator: "")
                guard readLine() == "yes" else { throw ExitCode(1) }
            }
            try program.store.reset()
            print("Everything is forgotten.")
        }
    }
}
