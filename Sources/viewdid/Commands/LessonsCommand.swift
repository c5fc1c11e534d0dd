import ArgumentParser
import Course
import Foundation
import LineEditing
import Session
import Tutor
import VisibleText

/// The lessons: those that there are, and what their authors need.
struct LessonsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lessons", abstract: "List the lessons; write, preview and check your own.",
        subcommands: [List.self, New.self, Preview.self, Check.self], defaultSubcommand: List.self)

    /// The list.
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List the lessons and what you have done.")

        @OptionGroup var program: ProgramOptions

        func run() throws {
            let surroundings = program.settings.surroundings
            guard !surroundings.shelf.lessons.isEmpty else { throw ProgramOptions.noLessons }
            let lines = LessonListLines(shelf: surroundings.shelf, progress: surroundings.progress).lines
            try StandardOutput.print(lines, surroundings.styling)
            try surroundings.progress.finish()
        }
    }

    /// A new one.
    struct New: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "new",
            abstract: "Create a sample lesson to change; its text explains how to write one.")

        @ArgumentParser.Argument(
            help: "The lesson's name, such as first-read, or Lessons/first-read in another folder.")
        var name: String

        func run() throws {
            let path = name.hasSuffix(".md") ? name : name + ".md"
            let id = (path as NSString).lastPathComponent.dropLast(".md".count)
            guard let text = LessonTemplate.text(id: String(id)) else {
                throw ValidationError("\(id) can't be the name of a lesson: \(LessonTemplate.remedy).")
            }
            let folder = (path as NSString).deletingLastPathComponent
            // If this fails, the write reports the reason.
            if !folder.isEmpty {
                try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            }
            try NewFile.write(text, to: path)
            try StandardOutput.print(
                "Wrote \(path). It is already a valid lesson. Change it, and check it with",
                "  viewdid lessons preview \(path)",
                "  viewdid lessons check \(path)",
                "  viewdid learn \(id) --lessons \(folder.isEmpty ? "." : folder)")
        }
    }

    /// Shows a lesson as learners will see it.
    struct Preview: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "preview",
            abstract:
                "Show a lesson as learners see it, with the right orders and the replies to wrong answers.",
            discussion: "The exit status is 1 if something is wrong with the lesson.")

        @ArgumentParser.Argument(help: "The lesson's file.", completion: .file(extensions: ["md"]))
        var file: String

        @OptionGroup var program: ProgramOptions

        func run() throws {
            let proof = try LessonPlace(file, isFile: true).proof
            var lines: [Line] = []
            if let lesson = proof.lessons.first, let preview = try? LessonPreview(lesson) {
                lines = PreviewLines(styling: program.settings.styling).lines(preview)
            }
            if !proof.problems.isEmpty { lines += [.empty, Line("! Problems:", .bad)] }
            lines += proof.problems.map { Line($0.description, .bad) }
            try StandardOutput.print(lines, program.settings.styling)
            if !proof.problems.isEmpty { throw ExitStatus.no }
        }
    }

    /// The proof.
    struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "check",
            abstract:
                "Check that each lesson can be read, run and solved, and that it asks nothing that sources disagree about.",
            discussion: "The exit status is 1 if a lesson fails.")

        @ArgumentParser.Argument(
            help: "A folder of lessons or one lesson file (default: the built-in lessons).",
            completion: .directory)
        var folder: String?

        @OptionGroup var program: ProgramOptions

        func run() throws {
            let path = folder ?? program.settings.shelf.folder
            let (lessons, problems) = try (path.map { try LessonPlace($0) } ?? .carried).proof
            for problem in problems { try StandardOutput.print(problem.description) }
            guard problems.isEmpty else { throw ExitStatus.no }
            let exercises = lessons.reduce(0) { $0 + $1.exercises.count }
            try StandardOutput.print(
                "\(lessons.count.counted("lesson", "lessons")) with "
                    + "\(exercises.counted("exercise", "exercises")) "
                    + "\(lessons.count == 1 ? "has" : "have") no problems.")
        }
    }
}

/// A folder of lessons, or one of its files.
struct LessonPlace {
    /// The lessons that the program carries.
    static let carried = LessonPlace(folder: .carried)

    private let folder: LessonFolder
    /// The name of the one file that is meant; nil means all.
    private let file: String?

    private init(folder: LessonFolder) { (self.folder, file) = (folder, nil) }

    /// Finds a folder or file.
    ///
    /// - Parameters:
    ///   - path: Its path.
    ///   - isFile: Whether it has to be a file.
    /// - Throws: What keeps it from being used.
    init(_ path: String, isFile: Bool = false) throws {
        try PathCheck.validate(path)
        var isFolder: ObjCBool = false
        // The name that lessons new was given, without the ending that it added.
        guard
            let path = [path, path + ".md"].first(where: {
                FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder)
            })
        else {
            throw ValidationError(
                "There's no file or folder named \(path). To write a lesson: viewdid lessons new NAME")
        }
        guard !isFolder.boolValue else {
            guard !isFile else {
                throw ValidationError("\(path) is a folder. Name one of the lesson files in it.")
            }
            (folder, file) = (.onDisk(path), nil)
            return
        }
        guard path.hasSuffix(".md") else {
            throw ValidationError("\(path) is not a lesson: lesson files end in .md.")
        }
        let parent = (path as NSString).deletingLastPathComponent
        file = (path as NSString).lastPathComponent
        folder = .onDisk(parent.isEmpty ? "." : parent, naming: file)
    }

    /// The lessons there, and what is wrong with them.
    var proof: (lessons: [Lesson], problems: [LessonProblem]) {
        // A file is read with those beside it, as it may need one of them.
        let library = LessonLibrary(folder)
        let lessons = library.lessons.filter { file == nil || $0.file == file }
        guard let claims = DocumentLedger.shared else { return (lessons, library.problems) }
        guard let file else { return (lessons, LessonCheck.problems(of: library, claims: claims)) }
        let problems =
            library.problems.filter { $0.file == file }
            + lessons.flatMap { LessonCheck.problems(of: $0, claims: claims) }
        guard lessons.isEmpty, problems.isEmpty else { return (lessons, problems) }
        // Hidden files are no lessons.
        let missing = LessonProblem(
            file: file, line: 1, message: "a file whose name begins with a dot is skipped",
            remedy: "rename it")
        return ([], [missing])
    }
}
