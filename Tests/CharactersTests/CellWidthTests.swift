import Characters
import Testing

@Suite("Width in cells")
struct CellWidthTests {
    @Test(
        "A text takes the cells that a terminal gives it",
        arguments: [
            ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("你好", 4), ("ｶ", 1), ("Ａ", 2), ("한국", 4),
            ("\u{1112}\u{1161}\u{11AB}", 2), ("🎉", 2), ("👩‍👩‍👧", 2), ("🇨🇳", 2), ("❤\u{FE0F}", 2), ("❤", 1),
            ("❯", 1), ("→", 1), ("…", 1), ("─", 1), ("、", 2), ("\u{200B}", 0), ("\u{AD}", 0), ("\u{1B}", 0),
            ("a\tb", 2), ("\u{20000}", 2), ("○", 1), ("中a", 3),
        ])
    func width(text: String, cells: Int) {
        #expect(text.cellWidth == cells)
    }

    @Test(
        "A text is cut between letters",
        arguments: [
            ("abcdef", 4, "abc…"), ("abcd", 4, "abcd"), ("你好吗", 5, "你好…"), ("你好吗", 4, "你…"), ("ab", 1, "…"),
            ("ab", 0, ""), ("", 0, ""), ("ab", -1, ""),
        ])
    func cut(text: String, limit: Int, expected: String) {
        #expect(text.truncated(toCells: limit) == expected)
    }

    @Test("Padding counts cells", arguments: [("你", 4, "你  "), ("abc", 2, "abc"), ("", 1, " ")])
    func padding(text: String, width: Int, expected: String) {
        #expect(text.padded(toCells: width) == expected)
    }
}
