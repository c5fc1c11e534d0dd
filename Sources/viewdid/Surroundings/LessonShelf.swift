import Course
import Foundation

/// Where the lessons are, read when first needed.
final class LessonShelf {
    /// The folder of the lessons; nil if none was found.
    let folder: String?
    private(set) lazy var library = folder.map { LessonLibrary(.onDisk($0)) }

    /// Looks for the lessons: where it is told to, else near the program, else in the folder one works in.
    ///
    /// - Parameters:
    ///   - named: The folder that was named, if any.
    ///   - variables: The process's environment.
    init(named: String?, variables: [String: String]) {
        if let named {
            folder = named
        } else if let variable = variables["VIEWDID_LESSONS"], !variable.isEmpty {
            folder = variable
        } else {
            folder = LessonShelf.near(CommandLine.arguments.first ?? "") ?? LessonShelf.existing("Lessons")
        }
    }

    var lessons: [Lesson] { library?.lessons ?? [] }

    /// A lesson by its identifier, or by its number in the list.
    func lesson(_ name: String) -> Lesson? {
        library?.lesson(name)
            ?? Int(name).flatMap { lessons.indices.contains($0 - 1) ? lessons[$0 - 1] : nil }
    }

    /// The number of a lesson in the list, from 1.
    func number(of lesson: Lesson) -> Int? { lessons.firstIndex { $0.id == lesson.id }.map { $0 + 1 } }

    private static func near(_ program: String) -> String? {
        var path = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
        for _ in 0..<5 {
            for candidate in ["Lessons", "share/viewdid/Lessons"] {
                if let found = existing(path.appendingPathComponent(candidate).path) { return found }
            }
            path.deleteLastPathComponent()
        }
        return nil
    }

    private static func existing(_ path: String) -> String? {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
            ? path : nil
    }
}
