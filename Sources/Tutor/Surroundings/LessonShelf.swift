import CommandLanguage
import Course
import Foundation
import Platform

/// The available lessons, read when first needed.
package final class LessonShelf {
    /// The folder that was named by whoever called the program.
    private let named: String?
    /// The folder of the lessons; nil if they are those that the program carries.
    package private(set) lazy var folder = named ?? LessonShelf.besideProgram
    package private(set) lazy var library = LessonLibrary(folder.map { LessonFolder.onDisk($0) } ?? .carried)

    /// Looks for the lessons: where it is told to, else beside the program, else in the program itself.
    ///
    /// - Parameters:
    ///   - named: The folder that was named, if any.
    ///   - variables: The process's environment.
    package init(named: String?, variables: EnvironmentVariables) {
        self.named = named ?? variables["VIEWDID_LESSONS"].flatMap { $0.isEmpty ? nil : $0 }
    }

    package var lessons: [Lesson] { library.lessons }

    /// A lesson by its identifier, or by its number in the list.
    package func lesson(_ name: String) -> Lesson? {
        library.lesson(name)
            ?? Int(name).flatMap { $0 > 0 && $0 <= lessons.count ? lessons[$0 - 1] : nil }
    }

    /// The identifier that was probably meant by a name that no lesson has: the nearest, or one with the nearest word.
    package func closest(to name: String) -> String? {
        let names = lessons.map(\.id)
        if let closest = Spelling.closest(to: name, among: names) { return closest }
        let words = names.flatMap { $0.split(separator: "-").map(String.init) }.filter { $0.count > 3 }
        guard let word = Spelling.closest(to: name, among: words) else { return nil }
        return names.first { $0.split(separator: "-").contains { $0 == word } }
    }

    /// The message if there are no lessons.
    package static let isEmpty =
        "No usable lessons found. Check the folder with viewdid lessons check, or name another one with --lessons."

    /// The message about a name that no lesson has.
    ///
    /// - Parameters:
    ///   - name: The name as typed.
    ///   - command: The command to type with the right name.
    ///   - else: What to do instead if no similar name is known.
    /// - Returns: Two sentences.
    package func noLesson(_ name: String, for command: String, else: String? = nil) -> String {
        "There is no lesson \(name). "
            + (closest(to: name).map { "Did you mean: \(command) \($0)" } ?? `else`
                ?? "To see the lessons: \(command.hasPrefix("viewdid ") ? "viewdid " : "")lessons")
    }

    /// The number of a lesson in the list, from 1.
    func number(of lesson: Lesson) -> Int? { lessons.firstIndex { $0.id == lesson.id }.map { $0 + 1 } }

    /// The folder that was installed with the program, or that of the sources that it was built from.
    ///
    /// No other folder counts, as lessons of someone else's may lie in any that is called the same.
    private static var besideProgram: String? {
        guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
        let parts = program.pathComponents
        let sources = parts.lastIndex(of: ".build").map { NSString.path(withComponents: Array(parts[..<$0])) }
        let installed =
            program.deletingLastPathComponent().deletingLastPathComponent().path + "/share/viewdid"
        return [sources, installed].compactMap { $0.map { $0 + "/Lessons" } }.first(
            where: SourcePaths.isFolder)
    }
}
