import Testing

@testable import LineEditing

struct HistoryEntryTests {
    @Test(
        "Several lines of Swift are one that means the same",
        arguments: [
            (["one"], "one"), (["  one  "], "  one  "), (["a {", "  b()", "  c()", "}"], "a { b(); c() }"),
            (["a {", "  b() // why", "", "  c(1,", "    2)", "}"], "a { b(); c(1, 2) }"),
            (["f {", "  g { x in", "    x.y()", "  }", "  .z()", "}"], "f { g { x in x.y() } .z() }"),
            (["p(\"http://a\")", "q"], "p(\"http://a\"); q"),
            (["if a {", "}", "else {", "}"], "if a { } else { }"),
        ])
    func joined(lines: [String], entry: String) {
        #expect(HistoryEntry.text(of: lines) == entry)
    }
}
