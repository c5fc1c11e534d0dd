import ReferenceFile
import Reports
import Testing

struct CommandReferenceTests {
    @Test("Documentation/commands.md follows the command table")
    func document() throws {
        let file = ReferenceFile("commands.md")
        #expect(try file.problem(with: CommandReference.text, suite: "CommandReference") == nil)
    }
}

struct RuleReferenceTests {
    @Test("Documentation/rules.md follows the rules")
    func document() throws {
        #expect(
            try ReferenceFile("rules.md").problem(with: RuleReference.text, suite: "RuleReference") == nil)
    }
}

struct MisconceptionReferenceTests {
    @Test("Documentation/misconceptions.md follows the catalogue")
    func document() throws {
        let file = ReferenceFile("misconceptions.md")
        #expect(try file.problem(with: MisconceptionReference.text, suite: "MisconceptionReference") == nil)
    }
}
