import Characters
import Testing

@testable import Course

@Suite("Prose in a terminal")
struct ProseRendererTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var markdown: String
        var columns: Int
        var lines: [String]
        var testDescription: String { "\(markdown) in \(columns)" }
    }

    static let signs: [Case] = [
        Case(
            markdown: "# One\n\n## Two\n\n### Three", columns: 20,
            lines: ["One", "===", "", "Two", "---", "", "### Three"]),
        Case(markdown: "aa bb cc dd", columns: 5, lines: ["aa bb", "cc dd"]),
        Case(markdown: "aa\nbb\\\ncc", columns: 20, lines: ["aa bb", "cc"]),
        Case(markdown: "abcdefgh", columns: 3, lines: ["abc", "def", "gh"]),
        Case(markdown: "a **b c** _d_ ~~e~~.", columns: 20, lines: ["a *b c* _d_ ~e~."]),
        Case(markdown: "aa **bb**, cc", columns: 8, lines: ["aa *bb*,", "cc"]),
        Case(markdown: "see `let a = b`, then", columns: 14, lines: ["see let a = b,", "then"]),
        Case(markdown: "`let abc = def`", columns: 10, lines: ["let abc =", "def"]),
        Case(markdown: "[text](url) and https://a.b", columns: 40, lines: ["text (url) and https://a.b"]),
        Case(markdown: "视图控制器", columns: 5, lines: ["视图", "控制", "器"]),
        Case(markdown: "视图，控制", columns: 4, lines: ["视", "图，", "控制"]),
        Case(markdown: "视图\n控制", columns: 20, lines: ["视图控制"]),
        Case(markdown: "视图`view`控制", columns: 10, lines: ["视图view控", "制"]),
        Case(markdown: "**视图**", columns: 20, lines: ["*视图*"]),
        Case(markdown: "视", columns: 1, lines: ["视"]),
        Case(markdown: "- a\n- b c d", columns: 18, lines: ["- a", "- b c d"]),
        Case(
            markdown: "- aaaa bbbb cccc dddd\n\n  eeee\n- f", columns: 18,
            lines: ["- aaaa bbbb cccc", "  dddd", "", "  eeee", "", "- f"]),
        Case(markdown: "9. a\n10. b", columns: 20, lines: [" 9. a", "10. b"]),
        Case(markdown: "- [x] a\n- [ ] b", columns: 30, lines: ["- [x] a", "- [ ] b"]),
        Case(markdown: "> a\n>\n> b", columns: 20, lines: ["> a", ">", "> b"]),
        Case(markdown: "> [!TIP]\n> a", columns: 20, lines: ["> Tip", "> a"]),
        Case(markdown: "```\nlet a\n\n  b\n```", columns: 24, lines: ["    let a", "", "      b"]),
        Case(
            markdown: "```\n12345678901234567890123\n```", columns: 24,
            lines: ["    12345678901234567890", "    123"]),
        Case(markdown: "---", columns: 5, lines: ["-----"]),
        Case(markdown: "|a|视图|\n|-|-:|\n|bb|1|", columns: 20, lines: ["a   视图", "--  ----", "bb     1"]),
        Case(
            markdown: "|aa|bb|\n|-|-|\n|one two three|four|", columns: 14,
            lines: ["aa        bb", "--------  ----", "one two   four", "three"]),
        Case(
            markdown: "|aa|bb|\n|-|-|\n|one two three|four five|\n|x|y|", columns: 13,
            lines: ["aa: one two", "three", "bb: four five", "", "aa: x", "bb: y"]),
        Case(markdown: "", columns: 10, lines: []),
    ]

    @Test("Plain text shows structure by signs", arguments: signs)
    func plain(_ example: Case) throws {
        let prose = try MarkdownReader().read(example.markdown)
        let lines = ProseRenderer(columns: example.columns, style: .plain).lines(of: prose)
        #expect(lines == example.lines)
    }

    @Test("With escape sequences, each line ends as it began")
    func ansi() throws {
        let prose = try MarkdownReader().read("# One\n\n**aa bb** `c` *d* [e](f)")
        let lines = ProseRenderer(columns: 16, style: .ansi).lines(of: prose)
        #expect(
            lines == [
                "\u{1B}[1;4mOne\u{1B}[0m", "",
                "\u{1B}[1maa bb\u{1B}[0m \u{1B}[1mc\u{1B}[0m \u{1B}[4md\u{1B}[0m e \u{1B}[2m(f)\u{1B}[0m",
            ])
        let narrow = ProseRenderer(columns: 3, style: .ansi).lines(of: prose)
        #expect(narrow.contains("\u{1B}[1maa\u{1B}[0m"))
        #expect(narrow.contains("\u{1B}[1mbb\u{1B}[0m"))
    }

    @Test("No line is wider than asked for, at any width", arguments: 1...60)
    func widths(_ columns: Int) throws {
        let prose = try MarkdownReader().read(fullLesson + "\n\n" + Self.nested)
        let lines = ProseRenderer(columns: columns, style: .plain).lines(of: prose)
        let widest = lines.map { $0.map(\.cellWidth).reduce(0, +) }.max() ?? 0
        #expect(widest <= max(2, columns))
    }

    private static let nested = """
        - a
          - b 视图控制器
            1. c
               > d
               > > `e f g` **h**
               > > - ```
               > >   code code code code code code
               > >   ```

        | one | two | three |
        |-----|-----|-------|
        | 视图 | `loadView viewDidLoad` | a b c d e f |
        """
}
