import Foundation

/// The sentences on what is wrong with a file, as far as several places need them.
enum FileMessage {
    static let endlessInput = "The input is a device, not a file. Name a file."
    static func unreadable(_ path: String, _ code: Int32) -> String {
        "\(path) can't be read: \(reason(code))."
    }
    static func long(_ path: String, most: String) -> String {
        "\(path) is longer than \(most). Check that it is the right file."
    }
    static func empty(_ path: String) -> String {
        "\(path) is empty. A file of commands has one command per line."
    }
    static func noTextSkipped(_ path: String) -> String {
        "\(path) was skipped, because it can't be read or isn't UTF-8 text."
    }
    static func unwritable(_ path: String, _ code: Int32) -> String {
        "\(path) can't be written: \(reason(code)). Name a file in a folder that you can write to."
    }

    static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
