import Foundation

/// Where lesson files come from.
package struct LessonFolder: Sendable {
    /// The name of the folder, for messages.
    package var name: String
    /// Lists the names of the files in the folder.
    package var fileNames: @Sendable () throws -> [String]
    /// Reads a file of the folder, but no more of it than so many bytes.
    package var contents: @Sendable (_ fileName: String, _ limit: Int) throws -> Data

    /// Creates a source of lesson files.
    package init(
        name: String,
        fileNames: @escaping @Sendable () throws -> [String],
        contents: @escaping @Sendable (_ fileName: String, _ limit: Int) throws -> Data
    ) {
        self.name = name
        self.fileNames = fileNames
        self.contents = contents
    }

    /// A folder on disk.
    ///
    /// - Parameter path: The path of the folder.
    /// - Returns: The source of its files. Only regular files are read, as a pipe would never end.
    package static func onDisk(_ path: String) -> LessonFolder {
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        return LessonFolder(
            name: path,
            fileNames: { try FileManager.default.contentsOfDirectory(atPath: path) },
            contents: { fileName, limit in
                let file = folder.appendingPathComponent(fileName).resolvingSymlinksInPath()
                let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
                guard attributes[.type] as? FileAttributeType == .typeRegular else {
                    throw CocoaError(.fileReadUnsupportedScheme)
                }
                let handle = try FileHandle(forReadingFrom: file)
                defer { try? handle.close() }
                return try handle.read(upToCount: limit) ?? Data()
            })
    }
}
