import Foundation

/// The sentences on what is wrong with a file that the program reads or writes.
enum FileMessage {
    // Reading.
    static let endlessInput = "The input is a device, not a file. Name a file."
    static func brokenInput(_ code: Int32) -> String {
        "The rest of the input can't be read: \(reason(code))."
    }
    static func missing(_ path: String) -> String { "There's no file named \(path)." }
    static func folder(_ path: String) -> String { "\(path) is a folder, not a file." }
    static func device(_ path: String) -> String { "\(path) is a device, not a file." }
    static func pipe(_ path: String) -> String {
        "\(path) is a pipe, not a file. Write its output to a file, or use <(COMMAND) in the shell."
    }
    static func unreadable(_ path: String, _ code: Int32) -> String {
        "\(path) can't be read: \(reason(code))."
    }
    static func long(_ path: String, most: String) -> String {
        "\(path) is longer than \(most). Check that it is the right file."
    }
    static func noText(_ path: String) -> String { "\(path) isn't UTF-8 text. Save it as UTF-8." }
    static func noTextSkipped(_ path: String) -> String {
        "\(path) was skipped, because it can't be read or isn't UTF-8 text."
    }

    // The name of a file.
    static func badName(_ given: String) -> String {
        "\(given) is not UTF-8. Rename it, or use a link to it."
    }
    static func badNameSkipped(_ path: String) -> String {
        "\(path) was skipped, because its name isn't UTF-8. Rename it."
    }
    static func invisibleName(_ path: String) -> String {
        "\(path) contains a line break or an invisible character. Choose another name."
    }
    static func invisiblePath(_ path: String, of option: String) -> String {
        "\(option): \(path) contains a line break, control character or invisible character. Choose another path."
    }

    // Folders of Swift files.
    static func noSwift(in folder: String) -> String { "The folder \(folder) contains no Swift files." }
    static func manyFiles(in folder: String, most: Int) -> String {
        "\(folder) contains more than \(most) files and folders, so the rest was skipped. Name a folder in it."
    }

    // Files of commands.
    static let nested = "A file can't run another file."
    static func transcript(_ path: String) -> String {
        "\(path) is a transcript, not a file of commands. Use: replay \(path)"
    }
    static func transcriptAsInput(_ name: String) -> String {
        "This is a transcript, not a file of commands. Use: viewdid replay \(name)"
    }
    static func empty(_ path: String) -> String {
        "\(path) is empty. A file of commands has one command per line."
    }

    // Writing.
    static func taken(_ path: String) -> String { "\(path) already exists. Choose another name." }
    static func full(_ path: String, _ code: Int32) -> String {
        "\(path) can't be written: \(reason(code)). Free some space, then try again."
    }
    static func unwritable(_ path: String, _ code: Int32) -> String {
        "\(path) can't be written: \(reason(code)). Name a file in a folder that you can write to."
    }
    static func locked(_ path: String) -> String {
        "\(path) can't be written. Change its permissions first."
    }

    // The file in which an editor opens a text.
    static func failed(_ editor: String) -> String {
        "The editor (\(editor)) failed, so nothing was changed."
    }
    static func noTemporary(_ code: Int32) -> String {
        "A temporary file can't be created: \(reason(code)). Set TMPDIR to a folder that you can write to."
    }
    static let editedIsMissing = "The edited file is missing, so nothing was changed."
    static let editedIsLong = "The text is longer than 64 KB, so nothing was changed."
    static let editedIsNoText = "The text is not in UTF-8, so nothing was changed."

    private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
