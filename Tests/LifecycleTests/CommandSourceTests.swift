import Foundation
import TestSupport
import Testing

@Suite("The sources of the commands")
struct CommandSourceTests {
    @Test("A subject has one file in the engine and one in the language")
    func files() throws {
        let subjects = try CommandCases.subjects()
        #expect(subjects.count > 15)
        // Swift has no forms of its own: it is told from commands by its looks.
        for type in subjects.map(\.type) where type != "SwiftCommand" {
            let forms = CommandCases.sources.appending(path: "CommandLanguage/Commands/\(type)s.swift")
            let text = (try? String(contentsOf: forms, encoding: .utf8)) ?? ""
            #expect(text.contains("AppForm("), "\(type)s.swift has no forms")
            #expect(text.contains("func line(for command: \(type))"), "\(type)s.swift has no words")
        }
    }

    @Test("No switch over commands has a default, so that a forgotten command does not compile")
    func switches() throws {
        let subjects = Set(try CommandCases.subjects().map(\.name))
        let files = try swiftFiles()
        #expect(files.count > 150)
        var found = 0
        // The search for nearby worlds and the signs of beliefs ask about a few commands each.
        let asking = ["Session/Explaining/", "Session/PresetWorld.swift"]
        let answering = files.filter { file in
            !asking.contains { file.path.hasPrefix($0) } || file.path.hasSuffix("CommandKind.swift")
        }
        for (path, text) in answering {
            for choice in Switch.all(in: text) where choice.isOverCommands(of: subjects, in: path) {
                found += 1
                #expect(!choice.hasDefault, "\(path): switch \(choice.subject) has a default")
            }
        }
        #expect(found > 50)
    }

    @Test("A default over commands would be found")
    func finder() {
        let text = """
            switch run.command {
            case .push:
                switch place {
                case .window: break
                }
            default: break
            }
            switch instruction {
            case .simulate(.loading),
                .simulate(.navigation(.pop)):
                true
            default: false
            }
            switch place {
            case .window(let first): true
            default: false
            }
            """
        let choices = Switch.all(in: text)
        #expect(choices.map(\.hasDefault) == [true, false, true, true])
        #expect(
            choices.map { $0.isOverCommands(of: ["navigation"], in: "A.swift") }
                == [true, false, true, false])
    }

    @Test("The files that CONTRIBUTING names are there")
    func contributing() throws {
        let root = CommandCases.sources.deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
        let paths = text.matches(of: /`((?:Sources|Tests|Documentation)\/[^`]+)`/).map { String($0.1) }
        #expect(paths.count > 3)
        for path in paths {
            let example = path.replacing("SUBJECT", with: "Navigation")
                .replacing("NAME", with: "push-and-pop").replacing("DOOR", with: "commands")
            #expect(
                FileManager.default.fileExists(atPath: root.appending(path: example).path), "\(path) is gone")
        }
    }

    private func swiftFiles() throws -> [(path: String, text: String)] {
        let folder = CommandCases.sources.path(percentEncoded: false)
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return try names.filter { $0.hasSuffix(".swift") }.map {
            ($0, try String(contentsOfFile: folder + $0, encoding: .utf8))
        }
    }
}

/// A switch in a source, as far as its layout tells.
private struct Switch {
    let subject: String
    /// The patterns of its own, not those of switches inside.
    let patterns: [String]
    let hasDefault: Bool

    /// Returns whether it distinguishes commands: all of them, or those of one subject.
    func isOverCommands(of subjects: Set<String>, in path: String) -> Bool {
        if subject.lowercased().hasSuffix("command") || subject == "command.unheld" { return true }
        if subject == "self", path.hasPrefix("Lifecycle/Command") { return true }
        return patterns.contains { pattern in
            pattern.matches(of: /\.(\w+)(?=\(\.\w)/).contains { subjects.contains(String($0.1)) }
        }
    }

    static func all(in text: String) -> [Switch] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.compactMap { start in
            // Few lines are one, and a pattern costs more than a look at the end.
            guard lines[start].hasSuffix(" {"), lines[start].contains("switch "),
                let header = lines[start].firstMatch(of: /\bswitch (.+?) \{$/)
            else { return nil }
            let indent = lines[start].prefix { $0 == " " }
            let rest = lines[start...].dropFirst()
            let own = rest.prefix { !$0.hasPrefix(indent + "}") }
            let patterns = own.indices.filter { own[$0].hasPrefix(indent + "case ") }.map { first in
                // A long pattern goes on below, indented.
                let below = own[first...].dropFirst().prefix { !$0.hasPrefix(indent + "case ") }
                let isWhole = own[first].contains(/:( |$)/)
                return String(own[first]) + (isWhole ? "" : below.joined(separator: " "))
            }
            return Switch(
                subject: String(header.1), patterns: patterns,
                hasDefault: own.contains { $0.hasPrefix(indent + "default") })
        }
    }
}
