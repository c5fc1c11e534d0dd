import Course
import Foundation
import Platform

/// The available lessons, read when first needed.
package final class LessonShelf {
    /// The folder that was named by whoever called the program.
    private let named: String?
    /// The folder of the lessons; nil if they are those that the program carries.
    package private(set) lazy var folder =
        named ?? LessonShelf.besideProgram("Lessons", where: SourcePaths.isFolder)
    package private(set) lazy var library = LessonLibrary(folder.map { LessonFolder.onDisk($0) } ?? .carried)

    /// Looks for the lessons: where it is told to, else beside the program, else in the program itself.
    ///
    /// - Parameters:
    ///   - named: The folder that was named, if any.
    ///   - variables: The process's environment.
    package init(named: String?, variables: EnvironmentVariables) {
        self.named = named ?? variables["VIEWDID_LESSONS"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Looks for a file or folder that was installed with the program, or is one of the sources that it was built from.
    ///
    /// No other place counts, as something of someone else's may lie in any that is called the same.
    ///
    /// - Parameters:
    ///   - name: The name of the file or folder.
    ///   - isUsable: Whether it can be what is looked for.
    /// - Returns: The path; nil if there is none.
    package static func besideProgram(_ name: String, where isUsable: (String) -> Bool) -> String? {
        guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
        let parts = program.pathComponents
        let sources = parts.lastIndex(of: ".build").map { NSString.path(withComponents: Array(parts[..<$0])) }
        let installed =
            program.deletingLastPathComponent().deletingLastPathComponent().path + "/share/viewdid"
        return [sources, installed].compactMap { $0.map { $0 + "/" + name } }.first(where: isUsable)
    }
}
