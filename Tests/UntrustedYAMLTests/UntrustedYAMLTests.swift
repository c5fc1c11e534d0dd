import Testing
import UntrustedYAML
import Yams

@Suite("YAML that anybody may have written")
struct UntrustedYAMLTests {
    private let reader = UntrustedYAML(longest: 100_000, deepest: 4)

    @Test("What is plain is read")
    func reads() throws {
        let root = try #require(try reader.root(of: "a: [b, {c: 'd & *e'}]\nf: \"**/g\" # *h\n"))
        #expect(root["a"]?[1]?["c"]?.string == "d & *e")
        #expect(root["f"]?.string == "**/g")
    }

    @Test("Emphasis in a text is no alias, however often")
    func emphasis() throws {
        let text = Array(repeating: "see *this*", count: 20).joined(separator: ", ")
        #expect(try reader.root(of: "comment: \(text)\n")?["comment"]?.string == text)
    }

    @Test("What holds nothing is nothing", arguments: ["", "# nothing\n", "---\n"])
    func empty(text: String) throws {
        #expect(try reader.root(of: text) == nil)
    }

    @Test(
        "What is wrong is told with its place",
        arguments: [
            ("a: 1\nb: \"c", 2, "this is not valid YAML"), ("a: 1\na: 2", 1, "a appears twice"),
            ("a: 1\n---\nb: 2", 2, "a second document starts"), ("a: 1\nb: \u{1}", 2, "there is a character"),
            ("a: 1\nb: &c [1]\nd: *c", 2, "this uses an anchor"), ("a: *b", 1, "this is not valid YAML"),
            ("a: 1\nb: [[[[1]]]]", 2, "this is nested"),
            ("a: 1\nb: [c", 2, "this is not valid YAML"), ("a: [", 1, "this is not valid YAML"),
            ("a:\n\tb: 1", 2, "there is a tab"), ("a: 1\nb: @c", 2, "a value can't start with @"),
            ("a: " + String(repeating: "[", count: 20_000), 1, "this is nested"),
            ("a:\n  b:\n    c:\n      d:\n        e: 1", 5, "this is nested"),
        ])
    func faults(text: String, line: Int, problem: String) throws {
        let fault = try #require(throws: YAMLFault.self) { try reader.root(of: text) }
        #expect(fault.line == line)
        #expect(fault.problem.hasPrefix(problem), "\(fault)")
        #expect(!fault.remedy.isEmpty)
    }

    @Test(
        "What is built to exhaust its reader is refused at once",
        arguments: [
            String(repeating: "[", count: 99_000), String(repeating: "{a: ", count: 20_000),
            String(repeating: "- ", count: 40_000) + "a", String(repeating: "[\"]\", ", count: 15_000),
            String(repeating: "? ", count: 40_000) + "a", String(repeating: "x", count: 100_001),
            (0..<300).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
            "a0: &a0 x\n"
                + (1...20).map { "a\($0): &a\($0) {? [*a\($0 - 1), *a\($0 - 1)] : 1}\n" }.joined(),
        ])
    func hostile(text: String) {
        #expect(throws: YAMLFault.self) { try reader.root(of: text) }
    }
}
