import ArgumentParser
import Course
import Foundation
import LineEditing
import Session
import Tutor
import VisibleText

/// The app to debug.
struct ProjectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "project", abstract: "Debug a small app: close twelve bug reports.",
        subcommands: [Begin.self, Play.self, Check.self])

    /// A copy of the app.
    struct Begin: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "start", abstract: "Copy the app and its bug reports to a new folder.")

        @ArgumentParser.Argument(help: "The folder to create.")
        var folder: String

        func run() throws {
            try PathCheck.validate(folder)
            // If this fails, the check of the first file reports the reason.
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let files = Project.files.map {
                (path: ProjectFolder.path($0.file, in: folder), text: $0.text)
            }
            for file in files { try NewFile.validate(file.path) }
            for file in files { try NewFile.write(file.text, to: file.path) }
            try StandardOutput.print(
                "Wrote the app to \(folder). The bug reports are in reports.md. Next:",
                "  viewdid project play \(folder)",
                "  viewdid project check \(folder)")
        }
    }

    /// A session with the app.
    struct Play: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "play", abstract: "Start a session with the app. Then type, for example, launch app."
        )

        @OptionGroup var folder: ProjectFolder
        @OptionGroup var program: ProgramOptions

        func run() throws {
            let loop = program.loop(try folder.contents().start)
            try loop.run(keeping: program.settings.history) {
                loop.show([
                    Line("The app is ready. Type launch app, or the commands from a report.", hanging: 0)
                ])
            }
            try loop.end()
        }
    }

    /// The state of the reports.
    struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "check", abstract: "Show which reports are closed, and whether anything else broke.",
            discussion: """
                The commands of each report are run in the app. The exit status is 0 if all reports are closed and nothing \
                else broke, 1 if not, 2 if the Swift code can't be read or has errors.
                """)

        /// The forms of the result.
        @OptionGroup var folder: ProjectFolder
        @OptionGroup var program: ProgramOptions

        func run() throws {
            Interrupt.rememberFirst()
            let (project, start) = try folder.contents()
            let check = project.check(from: start)
            if Interrupt.isPending { throw ExitStatus.interrupted }
            try StandardOutput.print(ProjectLines(check).lines, program.settings.styling)
            if !check.isDone { throw ExitStatus.no }
        }
    }
}

/// The folder with a copy of the app.
struct ProjectFolder: ParsableArguments {
    @ArgumentParser.Argument(
        help: "The folder that project start created.", completion: .directory)
    var folder = "."

    static func path(_ file: String, in folder: String) -> String {
        folder.hasSuffix("/") ? folder + file : folder + "/" + file
    }

    /// The project, and the start of a session with the Swift in the folder.
    ///
    /// - Throws: What is wrong with the folder or the Swift. Mistakes that a compiler would report are printed.
    func contents() throws -> (project: Project, start: Session.Start) {
        for (file, _) in Project.files where file.hasSuffix(".swift") {
            let path = Self.path(file, in: folder)
            guard !FileManager.default.fileExists(atPath: path) else { continue }
            throw ValidationError(
                "There is no file \(path). To copy the app to a new folder: viewdid project start FOLDER")
        }
        let project = try Project.carried()
        let sources: SwiftFiles
        do {
            sources = try SwiftFiles([folder], assumesNibs: false, needsAll: true)
        } catch ExitStatus.no {
            throw ExitStatus.notJudged
        }
        let start = project.start(sources.program, limit: LimitOptions.limit())
        for problem in sources.slips.prefix(5) {
            let place = problem.location
            StandardError.print("\(place.file):\(place.line):\(place.column): \(problem.message)")
        }
        if let problem = Session(start).problem { StandardError.print("\(folder): \(problem)") }
        guard sources.slips.isEmpty, Session(start).problem == nil else { throw ExitStatus.notJudged }
        return (project, start)
    }
}
