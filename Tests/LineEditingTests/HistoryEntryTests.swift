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

    @Test("A search finds the newest line that holds the text, and goes on to older ones")
    func search() {
        var search = LineSearch(["push feed", "pop", "push detail"])
        for letter in "PUSH" { search.append(letter) }
        #expect(search.found == "push detail")
        search.goOn()
        #expect(search.found == "push feed")
        search.goOn()
        #expect(search.found == "push feed")
        search.append("x")
        #expect(search.found == nil)
        #expect(search.prompt == "find older, nothing: PUSHx >")
        search.removeLast()
        #expect(search.found == "push detail")
    }
}
