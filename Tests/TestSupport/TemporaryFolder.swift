import Foundation

/// A folder of a test's own, which goes when it goes.
public final class TemporaryFolder: Sendable {
    /// Where it is.
    public let url: URL

    /// Makes an empty folder.
    ///
    /// - Throws: Why the system refuses.
    public init() throws {
        url = FileManager.default.temporaryDirectory.appending(
            path: "viewdid-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The names of the files in it.
    public var files: Set<String> {
        get throws { Set(try FileManager.default.contentsOfDirectory(atPath: url.path)) }
    }

    /// A place in it.
    ///
    /// - Parameter name: The file's name, or a path below the folder.
    /// - Returns: Where the file is, or would be.
    public func file(_ name: String) -> URL { url.appending(path: name) }

    /// Writes a text into it.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - name: The file's name, or a path below the folder.
    /// - Returns: The path.
    /// - Throws: Why the system refuses.
    public func write(_ text: String, to name: String) throws -> String {
        let file = file(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file.path
    }
}
