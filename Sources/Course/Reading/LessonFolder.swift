import CourseTexts
import Foundation
import Platform

/// A source of lesson files.
package struct LessonFolder: Sendable {
    /// The name of the folder, for messages.
    package var name: String
    /// Lists the names of the files in the folder.
    package var fileNames: @Sendable () throws -> [String]
    /// Reads a file of the folder, but no more of it than so many bytes.
    package var contents: @Sendable (_ fileName: String, _ limit: Int) throws -> Data
    /// Returns whether something exists at a path that begins at the folder; true where that can't be
    /// determined.
    package var holds: @Sendable (_ path: String) -> Bool

    /// Creates a source of lesson files.
    package init(
        name: String,
        fileNames: @escaping @Sendable () throws -> [String],
        contents: @escaping @Sendable (_ fileName: String, _ limit: Int) throws -> Data,
        holds: @escaping @Sendable (_ path: String) -> Bool = { _ in true }
    ) {
        self.name = name
        self.holds = holds
        self.fileNames = fileNames
        self.contents = contents
    }

    /// The reason why a folder or a file cannot be read, and what to do about it.
    package struct Unreadable: Error {
        /// The problem, as a clause.
        let message: String
        /// The remedy, as a clause.
        let remedy: String
    }

    /// The lessons that the program carries, for where no folder of them lies beside it.
    package static let carried: LessonFolder = {
        let texts = Dictionary(uniqueKeysWithValues: CourseTexts.lessons.map { ($0.file, $0.text) })
        return LessonFolder(
            name: "the program", fileNames: { Array(texts.keys) },
            contents: { name, limit in Data((texts[name] ?? "").utf8.prefix(limit)) })
    }()

    /// A folder on disk.
    ///
    /// - Parameters:
    ///   - path: The path of the folder.
    ///   - named: The file in it that was named explicitly, if any; only this one may be a link.
    /// - Returns: The source of its files. Only regular files are read, as a pipe would never end, and a link could lead
    ///   out of the folder.
    package static func onDisk(_ path: String, naming named: String? = nil) -> LessonFolder {
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        return LessonFolder(
            name: path,
            fileNames: {
                do {
                    return try FileManager.default.contentsOfDirectory(atPath: path)
                } catch {
                    throw Unreadable(folder: path)
                }
            },
            contents: { fileName, limit in
                let file = folder.appendingPathComponent(fileName)
                let target = fileName == named ? file.resolvingSymlinksInPath() : file
                let kind = FileStatus(ofFileAt: target.path)?.kind
                // Files that the kernel makes up, and a pipe that takes the file's place, would keep the program waiting.
                let descriptor =
                    kind == .file ? open(target.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW) : -1
                guard descriptor >= 0 else { throw Unreadable(file: file.path, kind) }
                let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
                return try handle.read(upToCount: limit) ?? Data()
            },
            holds: { path in
                let file = folder.appendingPathComponent(path.removingPercentEncoding ?? path)
                return FileManager.default.fileExists(atPath: file.path)
            })
    }
}

extension LessonFolder.Unreadable {
    fileprivate init(folder path: String) {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        if !exists {
            self.init(message: "no such folder", remedy: "check its name")
        } else if !isFolder.boolValue {
            self.init(message: "this is not a folder", remedy: "name the folder that the file is in")
        } else {
            self.init(
                message: "you don't have permission to read the folder", remedy: "allow it with chmod u+rx")
        }
    }

    fileprivate init(file path: String, _ kind: FileStatus.Kind?) {
        switch kind {
        case nil where FileStatus.isUnreachable(path):
            self.init(message: "the file's name isn't UTF-8", remedy: "rename it")
        case .link?:
            self.init(message: "this is a link", remedy: "put the file itself there")
        case .file?:
            self.init(
                message: "you don't have permission to read the file", remedy: "allow it with chmod u+r")
        case .folder?:
            self.init(message: "this is a folder", remedy: "give it a name that does not end in .md")
        case nil:
            self.init(message: "the file can't be read", remedy: "check its permissions")
        case .other?:
            self.init(
                message: "this is not a regular file, but a pipe or a device, for example",
                remedy: "put a regular file there")
        }
    }
}
