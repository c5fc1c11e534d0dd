import ArgumentParser
import Course
import Foundation
import Lifecycle
import LineEditing
import Session
import Tutor
import VisibleText

/// An app to debug, and a container to build.
struct ProjectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "project", abstract: "Debug a small app, or build your own navigation controller.",
        subcommands: [Begin.self, Play.self, Check.self])

    /// A copy of a project.
    struct Begin: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "start", abstract: "Copy a project to a new folder.")

        @ArgumentParser.Argument(help: "The folder to create.")
        var folder: String

        @Flag(
            name: .long,
            help: "Build a navigation controller, in place of debugging an app with twelve bugs.")
        var navigation = false

        func run() throws {
            try PathCheck.validate(folder)
            // If this fails, the check of the first file reports the reason.
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let files = (navigation ? NavigationProject.files : Project.files).map {
                (path: ProjectFolder.path($0.file, in: folder), text: $0.text)
            }
            for file in files { try NewFile.validate(file.path) }
            for file in files { try NewFile.write(file.text, to: file.path) }
            try StandardOutput.print(
                navigation
                    ? "\(folder) contains a navigation controller that does nothing yet. The stages are in stages.md. Next:"
                    : "Wrote the app to \(folder). The bug reports are in reports.md. Next:",
                "  viewdid project play \(folder)",
                "  viewdid project check \(folder)")
        }
    }

    /// A session with the app.
    struct Play: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "play",
            abstract: "Start a session with a project. Then type, for example, launch app."
        )

        @OptionGroup var folder: ProjectFolder
        @OptionGroup var program: ProgramOptions

        func run() throws {
            let loop = program.loop(try folder.start())
            let begin = folder.isNavigation ? "user.start()" : "launch app, or the commands from a report"
            try loop.run(keeping: program.settings.history) {
                loop.show([Line("The app is ready. Type \(begin).", hanging: 0)])
            }
            try loop.end()
        }
    }

    /// The state of the reports.
    struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "check", abstract: "Show what is done in a project, and what is still wrong.",
            discussion: """
                In the app to debug, the commands of each report are run. A navigation controller goes through each short \
                session beside UIKit's. The exit status is 0 if everything is done, 1 if not, 2 if the Swift code can't be read \
                or has errors.
                """)

        @OptionGroup var folder: ProjectFolder
        @OptionGroup var program: ProgramOptions

        func run() throws {
            Interrupt.rememberFirst()
            let lines: [Line], isDone: Bool
            if folder.isNavigation {
                let project = try NavigationProject(try folder.program(), limit: LimitOptions.limit())
                if let problem = project.problem {
                    StandardError.print("\(folder.folder): \(problem)")
                    throw ExitStatus.notJudged
                }
                let difference = project.difference { Interrupt.isPending }
                (lines, isDone) = (
                    NavigationLines(difference).lines(program.settings.styling), difference == nil
                )
            } else {
                let check = try Project.carried().check(from: try folder.start())
                (lines, isDone) = (ProjectLines(check).lines, check.isDone)
            }
            if Interrupt.isPending { throw ExitStatus.interrupted }
            try StandardOutput.print(lines, program.settings.styling)
            if !isDone { throw ExitStatus.no }
        }
    }
}

/// The folder with a copy of a project.
struct ProjectFolder: ParsableArguments {
    @ArgumentParser.Argument(
        help: "The folder that project start created.", completion: .directory)
    var folder = "."

    static func path(_ file: String, in folder: String) -> String {
        folder.hasSuffix("/") ? folder + file : folder + "/" + file
    }

    /// Indicates whether the folder has the container to build.
    var isNavigation: Bool {
        FileManager.default.fileExists(atPath: Self.path(NavigationProject.file, in: folder))
    }

    /// The start of a session with the Swift in the folder.
    ///
    /// - Throws: What is wrong with the folder or the Swift. Mistakes that a compiler would report are printed.
    func start() throws -> Session.Start {
        let program = try program(), limit = LimitOptions.limit()
        let start =
            isNavigation
            ? NavigationProject.start(program, limit: limit)
            : try Project.carried().start(program, limit: limit)
        guard let problem = Session(start).problem else { return start }
        StandardError.print("\(folder): \(problem)")
        throw ExitStatus.notJudged
    }

    /// The Swift in the folder.
    ///
    /// - Throws: What is wrong with the folder or the Swift. Mistakes that a compiler would report are printed.
    func program() throws -> Program {
        let files = isNavigation ? NavigationProject.files : Project.files
        for (file, text) in files where file.hasSuffix(".swift") {
            let path = Self.path(file, in: folder)
            if isNavigation, file != NavigationProject.file,
                let found = FileManager.default.contents(atPath: path), found != Data(text.utf8)
            {
                throw ValidationError("\(path) has changed. Put it back as it was, or start in a new folder.")
            }
            guard !FileManager.default.fileExists(atPath: path) else { continue }
            throw ValidationError(
                "There's no file named \(path). To copy a project: viewdid project start FOLDER")
        }
        let sources: SwiftFiles
        do {
            sources = try SwiftFiles([folder], assumesNibs: false, needsAll: true)
        } catch ExitStatus.no {
            throw ExitStatus.notJudged
        }
        for problem in sources.slips.prefix(5) {
            let place = problem.location
            StandardError.print("\(place.file):\(place.line):\(place.column): \(problem.message)")
        }
        guard sources.slips.isEmpty else { throw ExitStatus.notJudged }
        return sources.program
    }
}
