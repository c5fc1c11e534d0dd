import ArgumentParser
import Foundation
import LineEditing
import Practice
import Progress
import Tutor
import VisibleText

/// The learner's progress.
struct ProgressCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "progress", abstract: "Show, export, import or forget your progress.",
        subcommands: [Show.self, Export.self, Import.self, Reset.self],
        defaultSubcommand: Show.self)

    /// The summary.
    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Show what you have done.")

        @OptionGroup var program: ProgramOptions

        func run() throws {
            try program.settings.useProgress(showingAll: true) { store in
                let lessons = try store.lessons()
                let practice = try store.practiceAnswers().compactMap(PracticeResult.init).filter(
                    \.isOfPractice)
                if lessons.isEmpty, practice.isEmpty {
                    try StandardOutput.print("Nothing done yet. Start with: viewdid learn")
                }
                for lesson in lessons {
                    try StandardOutput.print(
                        "\(lesson.lesson): \(lesson.solved) solved, \(lesson.shown) shown, "
                            + "\(lesson.attempts.counted("answer", "answers")), "
                            + "last on \(ProgressCommand.day(lesson.lastDate))")
                }
                if let last = practice.map(\.date).max() {
                    let right = practice.count { $0.points == 1 }
                    try StandardOutput.print(
                        "practice: \(right) of \(practice.count) right on the first try, last on \(ProgressCommand.day(last)); "
                            + "more: viewdid stats")
                }
            }
        }
    }

    private static func day(_ date: Date) -> String { date.formatted(.iso8601.year().month().day()) }

    /// Everything as JSON.
    struct Export: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "export", abstract: "Print everything as JSON.")

        @OptionGroup var program: ProgramOptions

        func run() throws {
            try program.settings.useProgress(showingAll: true) { store in
                let document = try store.exportJSON(date: Date())
                try StandardOutput.write(document: String(decoding: document, as: UTF8.self) + "\n")
            }
        }
    }

    /// Imports progress that was exported elsewhere.
    struct Import: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "import", abstract: "Add progress that was exported elsewhere.")

        @Argument(help: "A file written by progress export; - is standard input.", completion: .file())
        var file: String

        @OptionGroup var program: ProgramOptions

        func run() throws {
            let document = Data(try InputFile.contents(of: file, limit: Self.limit))
            try program.settings.useProgress { store in
                let summary = try store.importJSON(document)
                try StandardOutput.print(
                    "Added: \(summary.attempts) answers, \(summary.runs) runs, \(summary.settings) settings.")
            }
        }

        /// The longest document that is read, in bytes: many times what a life of lessons makes.
        private static let limit = 256 << 20
    }

    /// Everything.
    struct Reset: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "reset", abstract: "Forget all progress.")

        @Flag(name: .long, help: "Don't ask for confirmation.")
        var yes = false

        @OptionGroup var program: ProgramOptions

        func run() throws {
            if !yes {
                try StandardOutput.ask(
                    "Forget everything in \(program.settings.store.folder)? Type yes:")
                // Not readLine(), which keeps a line in memory however long it is.
                var lines = PipedLines()
                guard lines.next(Prompt("")) == .line("yes") else {
                    try StandardOutput.print("Nothing was forgotten.")
                    throw ExitStatus.no
                }
            }
            try program.settings.useProgress { store in
                try store.reset()
                try StandardOutput.print("Everything was forgotten.")
            }
        }
    }
}
