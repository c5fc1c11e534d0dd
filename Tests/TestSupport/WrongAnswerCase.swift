import Foundation
import Session

/// A wrong answer of the files in `WrongAnswers`, with what it should be told.
package struct WrongAnswerCase: Sendable {
    package let name: String
    package let setUp: String
    package let commands: String
    package let asked: String
    package let answer: String
    /// The rules of which each would do as the main reason.
    package let rules: [String]
    /// The commands in whose world the answer is right; nil if there is none near.
    package let world: (setUp: String, commands: String)?
    /// The beliefs of which each would do; nil stands for none.
    package let beliefs: [String?]

    /// All of them, by file.
    package static func all() throws -> [WrongAnswerCase] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../SessionTests/WrongAnswers")
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        return try files.filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }.flatMap { file in
            try String(contentsOf: file, encoding: .utf8).split(separator: "\n\n").map {
                try WrongAnswerCase($0, in: file.lastPathComponent)
            }
        }
    }

    private init(_ text: Substring, in file: String) throws {
        var fields: [String: String] = [:]
        for line in text.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else {
                throw Malformed(file: file, line: String(line))
            }
            fields[String(line[..<colon])] = line[line.index(after: colon)...]
                .trimmingCharacters(in: .whitespaces)
        }
        func field(_ name: String) throws -> String {
            guard let value = fields[name] else {
                throw Malformed(file: file, line: "\(fields["case"] ?? ""): no \(name)")
            }
            return value
        }
        func list(_ name: String) throws -> [String] {
            try field(name).split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        name = try field("case")
        setUp = fields["after"] ?? ""
        commands = try field("predict")
        asked = try field("asked")
        answer = try field("answer")
        rules = try list("rule")
        beliefs = try list("belief").map { $0 == "none" ? nil : $0 }
        let world = try field("world")
        if world == "none" {
            self.world = nil
        } else if let arrow = world.range(of: ">>") {
            self.world = (
                world[..<arrow.lowerBound].trimmingCharacters(in: .whitespaces),
                world[arrow.upperBound...].trimmingCharacters(in: .whitespaces)
            )
        } else {
            throw Malformed(file: file, line: "\(name): a world is none, or commands before and after >>")
        }
    }

    struct Malformed: Error {
        let file: String
        let line: String
    }
}

extension WrongAnswerCase {
    struct NotPosed: Error { let replies: [String] }

    /// The judgements so far, by name: the search for a world takes time, and several tests look at the
    /// result.
    private static let memory = Memory<String, Result<JudgedAnswer, any Error>>()

    /// Returns the judgement of the answer in the question's world.
    package func judged() throws -> JudgedAnswer {
        try Self.memory.value(for: name) { _ in Result { try judge(after: setUp, commands) } }.get()
    }

    /// Returns the judgement of the answer in the named world.
    package func judgedInItsWorld() throws -> JudgedAnswer? {
        try world.map { try judge(after: $0.setUp, $0.commands) }
    }

    private func judge(after setUp: String, _ commands: String) throws -> JudgedAnswer {
        var session = Session()
        for reply in session.enter(setUp) where reply.isFailure {
            throw NotPosed(replies: ["\(reply)".prefix(300).description])
        }
        try pose(commands, to: &session)
        let replies = session.enter(answer)
        guard case .judged(let judged)? = replies.first else {
            throw NotPosed(replies: replies.map { "\($0)".prefix(300).description })
        }
        return judged
    }

    /// Asks about the controllers that are there: a world without a container asks about its content alone.
    private func pose(_ commands: String, to session: inout Session) throws {
        let parts = asked.components(separatedBy: " of ")
        let names = parts[parts.count - 1].split(separator: " ").map(String.init)
        let there = names.filter { name in
            if answer == name || answer.contains(name + ".") { return true }
            var trial = session
            return (try? trial.pose(commands, asking: AskedNames("all of " + name))) != nil
        }
        _ = try session.pose(
            commands, asking: AskedNames(parts[0] + " of " + there.joined(separator: " ")))
    }
}
