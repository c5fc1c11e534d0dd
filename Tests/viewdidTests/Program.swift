import Foundation
import PseudoTerminal
import TestSupport
import Testing

/// The built program, with folders of its own that go when it goes.
final class Program {
    private let place: TemporaryFolder
    var folder: URL { place.url }

    /// The result of a run.
    struct Result {
        let status: Int32
        let output: String
        let errors: String
        var lines: [String] { output.split(separator: "\n").map(String.init) }
        /// The output without its line breaks.
        var flowing: String { output.flowing }
        /// The numbered calls, in order.
        var calls: [String] {
            lines.compactMap { line in
                let words = line.split(separator: " ")
                return words.count > 1 && Int(words[0]) != nil ? String(words[1]) : nil
            }
        }
    }

    init() throws {
        place = try TemporaryFolder()
        signal(SIGPIPE, SIG_IGN)
    }

    var environment: [String: String] {
        [
            "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "EDITRC": "/dev/null",
            "HOME": folder.path,
        ]
    }

    /// Writes a file into the folder.
    func write(_ text: String, to name: String) throws -> String {
        try place.write(text, to: name)
    }

    /// Writes a course of one lesson.
    ///
    /// - Returns: The options that choose it, and a place for what is remembered.
    func options(teaching lesson: String) throws -> [String] {
        _ = try write(lesson, to: "lessons/01-lazy-view.md")
        return ["--lessons", folder.path + "/lessons", "--data-dir", folder.path + "/data"]
    }

    /// Runs by pipe, to the end.
    func run(_ arguments: [String] = [], input: Data = Data()) throws -> Result {
        try run(BuiltProduct.path("viewdid"), arguments, input: input)
    }

    /// Runs any program by pipe, to the end.
    func run(_ executable: String, _ arguments: [String], input: Data = Data()) throws -> Result {
        let process = Process(), pipe = Pipe()
        let output = folder.appendingPathComponent(UUID().uuidString)
        let errors = folder.appendingPathComponent(UUID().uuidString)
        for file in [output, errors] { try Data().write(to: file) }
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.environment = environment
        process.standardInput = pipe
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        try? pipe.fileHandleForWriting.write(contentsOf: input)
        try? pipe.fileHandleForWriting.close()
        process.waitUntilExit()
        return Result(
            status: process.terminationReason == .exit ? process.terminationStatus : -1,
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }

    /// Pipes lines into a session.
    func pipe(_ lines: String..., arguments: [String] = []) throws -> Result {
        try run(arguments, input: Data((lines.joined(separator: "\n") + "\n").utf8))
    }

    /// Starts in a pseudo-terminal, which is high enough for most answers unless its height is what a test is about.
    func terminal(
        _ arguments: [String] = [], _ changes: [String: String?] = [:], columns: UInt16 = 80,
        rows: UInt16 = 200, isEdited: Bool = true
    ) throws -> Conversation {
        let variables = changes.reduce(into: environment) { $0[$1.key] = $1.value }
        return Conversation(
            try PseudoTerminal(
                BuiltProduct.path("viewdid"), arguments, environment: variables, columns: columns, rows: rows),
            isEdited: isEdited)
    }
}

/// A person at a pseudo-terminal who waits for what they expect before they type.
final class Conversation {
    let terminal: PseudoTerminal
    private(set) var seen = ""
    /// Indicates whether the program edits the line itself, rather than the kernel.
    private let isEdited: Bool

    init(_ terminal: PseudoTerminal, isEdited: Bool) {
        self.terminal = terminal
        self.isEdited = isEdited
    }

    /// The text on the screen, line by line.
    var screen: [String] {
        (seen + terminal.unread).withoutEscapes.components(separatedBy: "\n").map(\.trimmed)
    }

    /// Waits for a text.
    @discardableResult
    func expect(_ text: String, _ location: SourceLocation = #_sourceLocation) throws -> String {
        let new = try #require(
            terminal.wait(for: text),
            "\(text.debugDescription) did not come: \(terminal.unread.debugDescription)",
            sourceLocation: location)
        seen += new
        return new.withoutEscapes
    }

    /// Types a line, and waits until it is echoed and the next prompt stands there.
    @discardableResult
    func enter(_ line: String, until prompt: String, _ location: SourceLocation = #_sourceLocation) throws
        -> String
    {
        try #require(terminal.type(line + "\r", waitsForEditor: isEdited), sourceLocation: location)
        try expect("\r\n", location)
        return try expect(prompt, location)
    }

    /// Presses Ctrl-D in a lesson or a round, and waits for the session around it.
    @discardableResult
    func leaveLesson(until prompt: String = "vc >", _ location: SourceLocation = #_sourceLocation) throws
        -> String
    {
        try #require(terminal.type("\u{4}", waitsForEditor: isEdited), sourceLocation: location)
        return try expect(prompt, location)
    }

    /// Presses Ctrl-D and waits for the end.
    func leave() -> Int32? {
        terminal.type("\u{4}", waitsForEditor: isEdited)
        return terminal.exitStatus()
    }
}

extension String {
    var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }

    /// The letters without any space: words that are longer than a row are cut there.
    var unspaced: String { filter { !$0.isWhitespace } }

    /// The width in cells of a terminal.
    var cells: Int { unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) } }
}

extension String {
    /// The rows of an answer, without the prompt behind it.
    var shownRows: [String] {
        components(separatedBy: "\n").dropLast().reversed().drop { $0.isEmpty }.reversed()
    }
}

extension Unicode.Scalar {
    /// Indicates whether a terminal may obey it.
    var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
