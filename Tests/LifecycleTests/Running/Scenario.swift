import CommandLanguage
import Foundation
import Lifecycle

/// A scenario file: commands, and beside each what a real device logged.
struct Scenario: Sendable {
    let name: String
    let path: String
    /// The file's lines, for rewriting.
    let lines: [String]
    let title: String
    let traces: [String]
    let facts: [String]
    let logged: Logged
    let showsArguments: Bool
    /// Indicates whether the console's messages are unknown, and therefore not compared.
    let leavesOutMessages: Bool
    let spans: [ReleaseSpan]
    let parts: [Part]

    /// A run from an empty world.
    struct Part: Sendable {
        let title: String
        var steps: [Step]
    }

    /// One line of commands; with Swift in braces it may be several.
    struct Step: Sendable {
        /// Counted from 1.
        let line: Int
        var text: String
        /// The line on which it ends.
        var lastLine: Int
        /// Indicates whether the trace beside it is compared.
        let isCompared: Bool
        var expected: [Line] = []

        init(line: Int, text: String, isCompared: Bool) {
            self.line = line
            self.text = text
            self.isCompared = isCompared
            lastLine = line
        }
    }

    /// A line beside a command.
    struct Line: Sendable {
        let line: Int
        let gutter: ReleaseSpan?
        let text: String

        var isState: Bool { text.hasPrefix("state:") }
    }

    /// The releases that the source speaks for: the last of each number, and those that are written out.
    var releases: [Release] {
        Set(Release.lastReleases + spans.flatMap(\.named)).sorted().filter { release in
            spans.contains { $0.contains(release) }
        }
    }

    /// The lines that assert something.
    var assertedLines: Int { parts.flatMap(\.steps).map(\.expected.count).reduce(0, +) }
}

/// A fault in a scenario file.
struct ScenarioFault: Error, CustomStringConvertible {
    let path: String
    let line: Int
    let problem: String

    var description: String { "\(path):\(line): \(problem)" }
}

extension Scenario {
    init(path: String) throws {
        try self.init(text: String(contentsOfFile: path, encoding: .utf8), path: path)
    }

    init(text: String, path: String) throws {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        func fault(_ line: Int, _ problem: String) -> ScenarioFault {
            ScenarioFault(path: path, line: line, problem: problem)
        }
        var fields: [String: String] = [:]
        var next = 1
        while next < lines.count, !trimmed(lines[next]).isEmpty {
            guard let colon = lines[next].firstIndex(of: ":") else {
                throw fault(next + 1, "expected is key: value")
            }
            let key = String(lines[next][..<colon])
            guard Scenario.keys.contains(key) else {
                throw fault(
                    next + 1, "there is no key \(key); there are \(Scenario.keys.joined(separator: ", "))")
            }
            fields[key] = trimmed(String(lines[next][lines[next].index(after: colon)...]))
            next += 1
        }
        self.path = path
        self.lines = lines
        name = String(path.split(separator: "/").last?.dropLast(".trace".count) ?? "")
        title = trimmed(lines.first ?? "")
        traces = Scenario.list(fields["traces"] ?? "")
        facts = Scenario.list(fields["facts"] ?? "")
        showsArguments = fields["arguments"] == "shown"
        leavesOutMessages = fields["messages"] == "left out"
        guard !title.isEmpty else { throw fault(1, "the first line is the title") }
        let documentation = fields["documentation"] ?? ""
        guard !traces.isEmpty || !facts.isEmpty || !documentation.isEmpty else {
            throw fault(1, "traces:, facts: or documentation: has to name a source")
        }
        guard let logged = fields["logged"].flatMap(Logged.init) else {
            throw fault(1, "logged: has to name callbacks, or nothing")
        }
        guard let spans = fields["releases"].flatMap(ReleaseSpan.list) else {
            throw fault(1, "releases: has to name releases, such as 5, 9-12, 13+ or all")
        }
        self.logged = logged
        self.spans = spans
        parts = try Scenario.parts(in: lines, from: next, fault)
        let all = parts.flatMap(\.steps).flatMap(\.expected)
        if leavesOutMessages, let message = all.first(where: { $0.text.hasPrefix("message:") }) {
            throw fault(message.line, "the first lines say that messages are left out")
        }
    }

    private static let keys = [
        "traces", "facts", "documentation", "logged", "arguments", "messages", "releases",
    ]

    private static func list(_ text: String) -> [String] {
        text.split { $0 == "," || $0.isWhitespace }.map(String.init)
    }

    private static func parts(
        in lines: [String], from first: Int, _ fault: (Int, String) -> ScenarioFault
    ) throws -> [Part] {
        var parts = [Part(title: "", steps: [])]
        var commandIndent = 0
        /// Indicates whether a Swift statement continues on the next line.
        var isOpen = false
        for (index, line) in lines.enumerated().dropFirst(first) {
            let text = trimmed(line), indent = line.prefix { $0 == " " }.count
            let last = parts.count - 1, step = parts[last].steps.count - 1
            if isOpen {
                parts[last].steps[step].text += "\n" + line
                parts[last].steps[step].lastLine = index + 1
                isOpen = Lexer.isUnfinished(parts[last].steps[step].text)
                continue
            }
            guard !text.isEmpty, !text.hasPrefix("#") else { continue }
            if text.hasPrefix("--") {
                parts.append(Part(title: trimmed(String(text.dropFirst(2))), steps: []))
            } else if text.hasPrefix(">") {
                commandIndent = indent
                parts[last].steps.append(
                    Step(line: index + 1, text: trimmed(String(text.dropFirst())), isCompared: true))
            } else if let (gutter, rest) = splitGutter(text) {
                guard step >= 0 else { throw fault(index + 1, "a trace stands beside a command") }
                parts[last].steps[step].expected.append(Line(line: index + 1, gutter: gutter, text: rest))
            } else if step >= 0, parts[last].steps[step].isCompared, indent > commandIndent {
                parts[last].steps[step].expected.append(Line(line: index + 1, gutter: nil, text: text))
            } else {
                parts[last].steps.append(Step(line: index + 1, text: text, isCompared: false))
            }
            if let newest = parts[parts.count - 1].steps.last, newest.line == index + 1 {
                isOpen = Lexer.isUnfinished(newest.text)
            }
        }
        if isOpen, let line = parts.last?.steps.last?.line { throw fault(line, "its braces are not closed") }
        return parts.filter { !$0.steps.isEmpty }
    }

    private static func splitGutter(_ text: String) -> (ReleaseSpan, String)? {
        guard let space = text.firstIndex(of: " "), let span = ReleaseSpan(String(text[..<space])) else {
            return nil
        }
        return (span, trimmed(String(text[space...])))
    }
}
