import Foundation

/// A file in Documentation that is made by the program.
package struct ReferenceFile {
    private let name: String

    /// Names a file.
    ///
    /// - Parameter name: The file's name in Documentation.
    package init(_ name: String) { self.name = name }

    /// Compares the file with what it should hold; with `UPDATE=1` in the environment it is written first.
    ///
    /// - Parameters:
    ///   - text: What it should hold.
    ///   - suite: The suite that writes it.
    /// - Returns: What is wrong and what to do about it; nil if nothing is.
    /// - Throws: What keeps the file from being written.
    package func problem(with text: String, suite: String) throws -> String? {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = root.appending(path: "Documentation").appending(path: name)
        if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let found = try? String(contentsOf: file, encoding: .utf8)
        return found == text
            ? nil : "Documentation/\(name) is out of date: UPDATE=1 swift test --filter \(suite)"
    }
}
