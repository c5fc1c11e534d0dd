import Testing

@testable import Course

@Suite("Markdown becomes prose")
struct MarkdownReaderTests {
    @Test("Inlines keep their structure")
    func inlines() throws {
        let text = "A *b* **c** ~~d~~ `e` [f](g) https://h.i <b>x</b>\nj\\\nk"
        let expected: [Prose.Inline] = [
            .text("A "), .emphasis([.text("b")]), .text(" "), .strong([.text("c")]), .text(" "),
            .strikethrough([.text("d")]), .text(" "), .code("e"), .text(" "), .link([.text("f")], url: "g"),
            .text(" "), .link([.text("https://h.i")], url: "https://h.i"), .text(" <b>x</b>"), .softBreak,
            .text("j"), .hardBreak, .text("k"),
        ]
        #expect(try read(text) == [.paragraph(expected)])
    }

    @Test("Blocks keep their structure and their lines in the file")
    func blocks() throws {
        let text = """
            # One

            - [x] a
            - [ ] b

            3. c
            4. d

            ```swift x
            let a
            \tb
            ```
                indented

            > quote

            ---
            <p>html
            </p>
            """
        let blocks = try MarkdownReader(firstLine: 11).read(text).blocks
        #expect(blocks.map(\.line) == [11, 13, 16, 19, 23, 25, 27, 28])
        #expect(blocks[0].kind == .heading(level: 1, [.text("One")]))
        guard case .list(let boxes) = blocks[1].kind, case .list(let numbers) = blocks[2].kind,
            case .code(let fenced) = blocks[3].kind, case .code(let indented) = blocks[4].kind
        else {
            Issue.record("\(blocks)")
            return
        }
        #expect(boxes.items.map(\.isChecked) == [true, false])
        #expect(boxes.start == nil)
        #expect(boxes.isTight)
        #expect(numbers.start == 3)
        #expect(numbers.items.map { $0.blocks[0].line } == [16, 17])
        #expect(fenced.info == "swift x")
        #expect(fenced.lines == [SourceLine("let a", line: 20), SourceLine("    b", line: 21)])
        #expect(fenced.isClosed)
        #expect(indented.lines == [SourceLine("indented", line: 23)])
        #expect(blocks[5].kind == .quote([.init(.paragraph([.text("quote")]), line: 25)]))
        #expect(blocks[6].kind == .thematicBreak)
        #expect(blocks[7].kind == .paragraph([.text("<p>html"), .hardBreak, .text("</p>")]))
    }

    @Test("Tables keep header, cells and alignment")
    func table() throws {
        let blocks = try read("| a | b | c |\n|---|:-:|--:|\n| d | `e` |\n")
        let expected = Prose.Table(
            alignments: [.left, .center, .right], header: [[.text("a")], [.text("b")], [.text("c")]],
            rows: [[[.text("d")], [.code("e")], []]])
        #expect(blocks == [.table(expected)])
    }

    @Test(
        "A quote that begins with a known mark on a line of its own is an alert",
        arguments: zip(
            ["> [!TIP]\n> a", "> [!warning]\n>\n> a", "> [!TIP] a", "> [!HELP]\n> a", "> [!NOTE]"],
            [Prose.Alert.tip, .warning, nil, nil, .note]))
    func alerts(_ text: String, _ expected: Prose.Alert?) throws {
        switch try read(text).first {
        case .alert(let alert, _): #expect(alert == expected)
        default: #expect(expected == nil)
        }
    }

    @Test("A fence without an end is not closed; text ends with the file")
    func openFence() throws {
        for text in ["```\na", "```\na\n", "```"] {
            guard case .code(let code) = try read(text).first else {
                Issue.record("No code")
                return
            }
            #expect(!code.isClosed)
        }
        guard case .code(let empty) = try read("```\n```").first else {
            Issue.record("No code")
            return
        }
        #expect(empty.isClosed)
        #expect(empty.lines.isEmpty)
    }

    @Test(
        "What a terminal would obey is escaped, wherever it stands",
        arguments: [
            "a\u{1B}[31mb", "a&#27;[31mb", "`a\u{1B}b`", "    a\u{1B}]0;x\u{7}b", "[a](<b\u{1B}c>)",
            "a\u{9B}b\u{7F}",
            "<p>\u{1B}", "# a\u{0}b", "a\u{202E}b", "|a|\n|-|\n|\u{1B}|", "```a\u{1B}\nb\u{8}\n```",
            "- \u{1B}", "a&#13;b",
        ])
    func controls(_ text: String) throws {
        let written = String(describing: try MarkdownReader().read(text))
        // A backslash of the text, written once more as a backslash; cmark itself replaces a NUL.
        #expect(written.contains("\\\\u{") || written.contains("\u{FFFD}"))
        #expect(!written.unicodeScalars.contains { $0.properties.generalCategory == .control })
        #expect(!written.unicodeScalars.contains("\u{202E}"))
    }

    @Test("Many texts at once are read like one")
    func concurrency() async throws {
        let texts = [1, 40, 600].map { String(repeating: "~~a~~ b *c* ", count: $0) }
        let expected = try texts.map { try MarkdownReader().read($0) }
        let same = try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<12 {
                let text = texts[number % 3]
                group.addTask {
                    try (0..<60).allSatisfy { _ in try MarkdownReader().read(text) == expected[number % 3] }
                }
            }
            return try await group.reduce(true) { $0 && $1 }
        }
        #expect(same)
        guard case .paragraph(let inlines) = expected[0].blocks.first?.kind else {
            Issue.record("No paragraph")
            return
        }
        #expect(inlines.first == .strikethrough([.text("a")]))
    }

    private func read(_ text: String) throws -> [Prose.Kind] {
        try MarkdownReader().read(text).blocks.map(\.kind)
    }
}
