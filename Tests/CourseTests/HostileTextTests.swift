import Testing

@testable import Course

@Suite("Hostile texts")
struct HostileTextTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var text: String
    }

    static let tooMuch: [(Case, String)] = [
        (
            Case(testDescription: "quotes", text: many(">", 7_000)),
            "line 1: quotes and lists are nested deeper than 24 levels"
        ),
        (
            Case(testDescription: "10,000 quotes", text: many(">", 10_000)),
            "line 1: the line is longer than 8000 bytes"
        ),
        (
            Case(testDescription: "lists", text: "a\n\n" + many("- ", 100) + "a"),
            "line 3: quotes and lists are nested deeper than 24 levels"
        ),
        (
            Case(testDescription: "numbers", text: many("1. ", 100) + "a"),
            "line 1: quotes and lists are nested deeper than 24 levels"
        ),
        (
            Case(testDescription: "stairs", text: stairs),
            "line 25: quotes and lists are nested deeper than 24 levels"
        ),
        (
            Case(testDescription: "length", text: many("a\n", 200_000)),
            "line 1: the text is longer than 262144 bytes"
        ),
        (
            Case(testDescription: "line", text: "a\n" + many("a", 9_000)),
            "line 2: the line is longer than 8000 bytes"
        ),
        (
            Case(
                testDescription: "table",
                text: many("|x", 200) + "|\n" + many("|-", 200) + "|\n" + many("|\n", 10_000)),
            "line 2: the table could have more than 200000 cells"
        ),
    ]

    @Test("Text built to exhaust the reader is refused with its line", arguments: tooMuch)
    func refused(_ example: Case, _ words: String) throws {
        let error = try #require(throws: MarkdownError.self) { try MarkdownReader().read(example.text) }
        #expect(error.description.hasPrefix(words + "; "))
    }

    static let harmless = [
        "*a _b ", "**x ", "[", "![", "[a](", "`a``", "<a ", "a@b.", "~a~~", "|a", "&#x1b;", "- a\n",
        "[x]: a\n", "\\", "_a*",
    ].map {
        Case(testDescription: "\($0) many times", text: many($0 + ($0.hasSuffix("\n") ? "" : "\n"), 8_000))
    }

    @Test("Text that is merely odd is read and rendered", .timeLimit(.minutes(10)), arguments: harmless)
    func odd(_ example: Case) throws {
        let text = String(decoding: example.text.utf8.prefix(MarkdownReader.longestText), as: UTF8.self)
        let prose = try MarkdownReader().read(text)
        let lines = ProseRenderer(columns: 40, style: .plain).lines(of: prose)
        #expect(lines.allSatisfy { $0.count <= 40 })
    }

    @Test("Deep emphasis on one line becomes flat text")
    func emphasis() throws {
        let prose = try MarkdownReader().read(Self.many("*a _b ", 500) + Self.many("c_ d* ", 500))
        guard case .paragraph(let inlines) = prose.blocks.first?.kind else {
            Issue.record("No paragraph")
            return
        }
        #expect(inlines.map(\.plainText).joined().hasPrefix("a b a b"))
    }

    @Test("A long line of dashes or stars is no nesting")
    func breaks() throws {
        #expect(try MarkdownReader().read(Self.many("* ", 300)).blocks.map(\.kind) == [.thematicBreak])
        #expect(try MarkdownReader().read(Self.many("-", 300)).blocks.map(\.kind) == [.thematicBreak])
    }

    static let frontMatters: [Case] = [
        Case(testDescription: "aliases as keys", text: bomb),
        Case(testDescription: "flow nesting", text: many("[", 3_000)),
        Case(testDescription: "block nesting", text: many("- ", 249) + "a"),
        Case(testDescription: "nested keys", text: many("? ", 249) + "a"),
        Case(testDescription: "wide", text: "title: " + many("a", 9_000)),
        Case(testDescription: "long", text: many("a: b\n", 9_000)),
        Case(testDescription: "controls", text: "title: \u{0}\u{1B}"),
        Case(testDescription: "two documents", text: "id: a\n...\nid: b"),
        Case(testDescription: "no node", text: "!!map"),
        Case(testDescription: "unknown alias", text: "id: *a"),
    ]

    @Test(
        "Front matter built to exhaust its reader is a problem", .timeLimit(.minutes(10)),
        arguments: frontMatters)
    func frontMatter(_ example: Case) {
        let error = #expect(throws: LessonError.self) {
            try Lesson(markdown: "---\n\(example.text)\n---\n", file: "a.md")
        }
        #expect(
            error?.problems.contains { $0.message.contains("front matter") || $0.message.contains("not a") }
                == true)
    }

    @Test("A lesson that is too long or too deep is a problem with its line")
    func lessons() {
        let long = #expect(throws: LessonError.self) {
            try Lesson(markdown: Self.many("a\n", 200_000), file: "a.md")
        }
        #expect(long?.problems.map(\.line) == [1])
        let deep = #expect(throws: LessonError.self) {
            try Lesson(markdown: lesson(body: "\n" + Self.many(">", 5_000)), file: "a.md")
        }
        #expect(deep?.problems.map(\.line) == [14])
        #expect(deep?.problems.first?.remedy == "remove the inner quotes or lists")
    }

    @Test("Text cut off anywhere is read or refused, never more")
    func cuts() {
        let bytes = Array(fullLesson.utf8)
        var whole = 0
        for end in stride(from: 0, through: bytes.count, by: 7) {
            let text = String(decoding: bytes[..<end], as: UTF8.self)
            if (try? Lesson(markdown: text, file: "a.md")) != nil { whole += 1 }
        }
        #expect(whole > 0)
    }

    static func many(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    private static let stairs = (0..<200).map { many("  ", $0) + "- a\n" }.joined()

    private static let bomb =
        (1...20).map { number in
            "a\(number): &a\(number) [\(many("*a\(number - 1), ", 9))x]\n"
        }.joined() + "? *a20\n: x"
}
