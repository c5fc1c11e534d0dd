import ArgumentParser
import Foundation
import LineEditing

/// Standard error.
enum StandardError {
    static func print(_ text: String) {
        try? FileHandle.standardError.write(
            contentsOf: Data((text.withoutControlCharacters + "\n").utf8))
    }
}

/// A file that commands are read from.
struct InputFile {
    let descriptor: Int32

    /// Gives the file back; standard input stays open.
    func close() { if descriptor != STDIN_FILENO { _ = Foundation.close(descriptor) } }

    static func open(_ path: String) throws -> InputFile {
        if path == "-" { return InputFile(descriptor: STDIN_FILENO) }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw ValidationError("There is no file \(path.withoutControlCharacters).")
        }
        guard !isFolder.boolValue else {
            throw ValidationError("\(path.withoutControlCharacters) is a folder, not a file.")
        }
        let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw ValidationError(
                "\(path.withoutControlCharacters) cannot be read: \(String(cString: strerror(errno))).")
        }
        return InputFile(descriptor: descriptor)
    }
}
