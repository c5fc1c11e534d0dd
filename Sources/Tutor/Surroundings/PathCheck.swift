import Course
import Foundation
import VisibleText

/// Refuses paths that the program was called with and that would lead elsewhere, or nobody could read in a report.
package enum PathCheck {
    /// Refuses a path that is no text: read as text, it would lead to another file.
    ///
    /// - Parameter path: An argument, as the command line's text has it.
    /// - Throws: What is wrong with it, in the bytes that were given.
    package static func validate(_ path: String) throws(Misuse) {
        guard let given = FilePath.arguments([path]).first, !given.isText else { return }
        throw Misuse("\(given) is not UTF-8. Rename it, or use a link to it.")
    }

    /// Refuses what no one calls a file or folder on purpose, such as a name with the end of a line in it.
    ///
    /// - Parameters:
    ///   - path: What an option names.
    ///   - option: The option.
    /// - Throws: What is wrong with it.
    package static func validate(_ path: String, of option: String) throws(Misuse) {
        try validate(path)
        guard path.withoutHarmful == path else {
            throw Misuse(
                "\(option): \(path.visible) contains a line break, control character or invisible character. "
                    + "Choose another path.")
        }
    }
}

extension FilePath {
    /// The paths that some arguments of the process stand for: what of them is no UTF-8 is not in their text.
    ///
    /// - Parameter arguments: Arguments, in their order.
    /// - Returns: The bytes that the process was given.
    package static func arguments(_ arguments: [String]) -> [FilePath] {
        var given = (0..<Int(CommandLine.argc)).compactMap { CommandLine.unsafeArgv[$0] }[...]
        return arguments.map { argument in
            guard argument.unicodeScalars.contains("\u{FFFD}") else { return FilePath(argument) }
            while let next = given.popFirst() {
                let bytes = UnsafeBufferPointer(start: next, count: strlen(next)).map(UInt8.init(bitPattern:))
                if String(decoding: bytes, as: UTF8.self) == argument { return FilePath(bytes) }
            }
            return FilePath(argument)
        }
    }
}
