import Foundation
import Testing

@testable import CommandLanguage

struct CommandReferenceTests {
    @Test("Documentation/commands.md follows the command table")
    func document() throws {
        try ReferenceFile("commands.md").check(CommandReference.text, suite: "CommandReference")
    }
}

struct RuleReferenceTests {
    @Test("Documentation/rules.md follows the rules")
    func document() throws { try ReferenceFile("rules.md").check(RuleReference.text, suite: "RuleReference") }
}

/// A generated file in Documentation.
private struct ReferenceFile {
    let name: String

    init(_ name: String) { self.name = name }

    func check(_ text: String, suite: String) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = root.appending(path: "Documentation").appending(path: name)
        if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let found = try? String(contentsOf: file, encoding: .utf8)
        #expect(found == text, "Documentation/\(name) is out of date: UPDATE=1 swift test --filter \(suite)")
    }
}
