import Foundation

/// A folder of a test's own, which goes when it goes.
package final class TemporaryFolder: Sendable {
    package let url: URL

    /// Makes an empty folder.
    ///
    /// - Throws: Why the system refuses.
    package init() throws {
        url = FileManager.default.temporaryDirectory.appending(
            path: "viewdid-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The names of the files in it.
    package var files: Set<String> {
        get throws { Set(try FileManager.default.contentsOfDirectory(atPath: url.path)) }
    }

    /// A place in it.
    ///
    /// - Parameter name: The file's name, or a path below the folder.
    /// - Returns: Where the file is, or would be.
    package func file(_ name: String) -> URL { url.appending(path: name) }

    /// Writes a text into it.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - name: The file's name, or a path below the folder.
    /// - Returns: The path.
    /// - Throws: Why the system refuses.
    package func write(_ text: String, to name: String) throws -> String {
        let file = file(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file.path
    }
}
