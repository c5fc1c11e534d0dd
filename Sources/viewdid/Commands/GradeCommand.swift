import ArgumentParser
import Course
import Foundation

/// The grades of transcripts.
struct GradeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "grade", abstract: "Grade transcripts by playing them again.",
        discussion: """
            Every outcome is computed anew; what a file claims is compared and never believed. The exit status is \
            0 if all passed, 1 if some did not, 2 if some could not be graded.
            """)

    /// The forms of a report.
    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

    @Argument(
        help: "Transcripts, or folders of them; - reads their names from standard input.", completion: .file()
    )
    var paths: [String]

    @Option(name: .long, help: "The form of the report: text or json (Documentation/grades-format.md).")
    var format = Format.text

    @OptionGroup var program: ProgramOptions

    func run() async throws {
        let files = try TranscriptFiles.all(in: paths)
        guard !files.isEmpty else {
            throw ValidationError("There is no transcript in \(paths.joined(separator: ", ")).")
        }
        let library = program.shelf.library ?? LessonLibrary(.empty)
        let grader = Grader(makePlayer: LessonPlayer.factory(library))
        let report = GradeReport(format)
        report.open()
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let totals = try await grader.grade(paths: files, tasks: cores) { report.add($0) }
        report.close(totals)
        if totals.exitStatus != 0 { throw ExitCode(totals.exitStatus) }
    }
}

/// Prints grades as they come.
private final class GradeReport: @unchecked Sendable {
    private var format: any GradesFormat

    init(_ format: GradeCommand.Format) {
        switch format {
        case .text: self.format = GradesText()
        case .json: self.format = GradesJSON()
        }
    }

    func open() { print(format.opening(), terminator: "") }

    func add(_ file: GradedFile) {
        print(format.row(file), terminator: "")
    }

    func close(_ totals: GradeTotals) { print(format.closing(totals), terminator: "") }
}

/// Finds transcripts.
enum TranscriptFiles {
    /// The files that some arguments name: themselves, those of a folder by name, or a list on standard input.
    static func all(in paths: [String]) throws -> [String] {
        var files: [String] = []
        for path in paths {
            if path == "-" {
                while let line = readLine() { if !line.isEmpty { files.append(line) } }
                continue
            }
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
                let names = try FileManager.default.subpathsOfDirectory(atPath: path)
                files += names.filter { $0.hasSuffix(".transcript") }.sorted().map { path + "/" + $0 }
            } else {
                files.append(path)
            }
        }
        return files
    }
}

extension LessonFolder {
    /// No lessons at all.
    static let empty = LessonFolder(
        name: "no lessons", fileNames: { [] }, contents: { _, _ in throw CocoaError(.fileNoSuchFile) })
}
