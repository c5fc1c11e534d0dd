import Foundation
import Platform

/// The program that the person writes texts with.
package struct TextEditor {
    private let command: String

    /// The reason a text was not edited.
    struct Failure: Error, CustomStringConvertible { let description: String }

    /// The longest text that is read back, in bytes.
    private static let longestText = 64_000

    /// The editor that the person has chosen, else one that is usually there; nil if there is none.
    ///
    /// - Parameter variables: The process's environment: `VISUAL` counts before `EDITOR`.
    package init?(variables: EnvironmentVariables) {
        let named = ["VISUAL", "EDITOR"].compactMap { variables[$0]?.trimmingCharacters(in: .whitespaces) }
        let path = (variables["PATH"] ?? "").split(separator: ":")
        let usual = ["nano", "vi"].first { name in
            path.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
        }
        guard let command = named.first(where: { !$0.isEmpty }) ?? usual else { return nil }
        self.command = command
    }

    /// Lets the person edit a text, in a file that nobody else can read and that is gone afterwards.
    ///
    /// - Parameters:
    ///   - text: The text to begin with.
    ///   - name: The file's name, from which editors know the language.
    /// - Returns: The text that was saved, without white space at its end.
    /// - Throws: Why there is none.
    func edit(_ text: String, name: String) throws(Failure) -> String {
        let folder = try TextEditor.makePrivateFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(name)
        do throws(NewFile.Failure) {
            try NewFile.write(text + "\n", to: file.path)
        } catch {
            throw Failure(description: error.description)
        }
        fflush(nil)
        // The shell takes the command apart, so that an editor can have arguments, such as code --wait.
        let quoted = "'" + file.path.replacingOccurrences(of: "'", with: "'\\''") + "'"
        let status = system("\(command) \(quoted)")
        guard status == 0 else {
            throw Failure(description: "The editor (\(command)) failed, so nothing was changed.")
        }
        return try TextEditor.text(of: file)
    }

    private static func makePrivateFolder() throws(Failure) -> URL {
        var template = Array(
            FileManager.default.temporaryDirectory.appendingPathComponent("viewdid-XXXXXX").path.utf8CString)
        guard let path = mkdtemp(&template).map({ String(cString: $0) }) else {
            throw Failure(
                description: "A temporary file can't be created: \(FileMessage.reason(errno)). "
                    + "Set TMPDIR to a folder that you can write to.")
        }
        return URL(fileURLWithPath: path, isDirectory: true)
    }

    private static func text(of file: URL) throws(Failure) -> String {
        // Pipes and devices in its place would be read for ever.
        guard FileStatus(ofFileAt: file.path)?.kind == .file, let data = try? Data(contentsOf: file) else {
            throw Failure(description: "The edited file is missing, so nothing was changed.")
        }
        guard data.count <= longestText else {
            throw Failure(description: "The text is longer than 64 KB, so nothing was changed.")
        }
        guard var text = String(data: data, encoding: .utf8) else {
            throw Failure(description: "The text is not in UTF-8, so nothing was changed.")
        }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
