import Characters
import Testing

@testable import VisibleText

@Suite("What may be shown")
struct VisibleTextTests {
    @Test(
        "Harmful characters are written as escapes, or dropped",
        arguments: [
            ("a\u{1B}[31mb", "a\\u{1B}[31mb", "a[31mb"), ("a\u{9B}1mb", "a\\u{9B}1mb", "a1mb"),
            ("a\u{7F}b", "a\\u{7F}b", "ab"), ("a\nb\r\n", "a\\nb\\u{D}\\n", "ab"), ("a\tb", "a b", "a b"),
            ("xx\u{202E}yy", "xx\\u{202E}yy", "xxyy"), ("\u{2066}a\u{2069}", "\\u{2066}a\\u{2069}", "a"),
            ("\u{200E}\u{200F}\u{61C}", "\\u{200E}\\u{200F}\\u{61C}", ""),
            ("a\u{2028}b\u{2029}", "a\\u{2028}b\\u{2029}", "ab"),
            ("vi\u{200B}ew\u{FEFF}\u{2060}\u{AD}", "vi\\u{200B}ew\\u{FEFF}\\u{2060}\\u{AD}", "view"),
            ("a\u{E0061}\u{E007F}", "a\\u{E0061}\\u{E007F}", "a"),
            ("\u{115F}\u{1160}\u{3164}\u{FFA0}\u{34F}", "\\u{115F}\\u{1160}\\u{3164}\\u{FFA0}\\u{34F}", ""),
            ("a\u{FFFE}", "a\\u{FFFE}", "a"),
            ("a\u{FE0F}b\u{200D}c\u{200C}", "a\\u{FE0F}b\\u{200D}c\\u{200C}", "abc"),
            ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}\\u{FE0F}", "❤\u{FE0F}"),
            ("你\u{200D}\u{200D}好", "你\u{200D}\\u{200D}好", "你\u{200D}好"),
        ])
    func harmful(text: String, visible: String, kept: String) {
        #expect(text.visible.unicodeScalars.elementsEqual(visible.unicodeScalars), "\(text.visible)")
        #expect(text.withoutHarmful.unicodeScalars.elementsEqual(kept.unicodeScalars))
        #expect(text.visible.visible == text.visible)
    }

    @Test(
        "What people write stays as it is",
        arguments: [
            "override loadView { \"\\u{1B}\" }", "视图，控制器。", "été e\u{301} Việt", "❤\u{FE0F} 👩‍❤️‍👨 🏳️‍🌈 👍🏽 🇨🇳",
            "葛\u{E0100}", "می‌خواهم", "क्‍ष", "שָׁלוֹם", "\u{3000}\u{A0}", "\u{F8FF}", "\u{378}",
        ])
    func harmless(text: String) {
        #expect(text.visible.unicodeScalars.elementsEqual(text.unicodeScalars), "\(text.visible)")
        #expect(text.withoutHarmful.unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    @Test(
        "What nobody sees is harmful behind a letter of ASCII, and in code foreign but for what Swift takes")
    func oneList() throws {
        for value in [0x00...0xD7FF, 0xE000...0xFFFF, 0xE0000...0xE0FFF].joined() {
            let scalar = try #require(Unicode.Scalar(UInt32(value)))
            guard let invisibility = scalar.invisibility else { continue }
            var judge = CharacterFilter()
            let isHarmful = judge.isHarmful(scalar)
            #expect(isHarmful, "\(scalar.escape) is shown")
            let isTaken = invisibility == .selector || "\t\n\r".unicodeScalars.contains(scalar)
            #expect((ForeignCharacter(scalar) == nil) == isTaken, "\(scalar.escape)")
        }
    }

    @Test("Of a heap of marks on one letter a few are left")
    func marks() {
        let heap = "a" + String(repeating: "\u{301}", count: 1000) + "b\u{301}"
        #expect(heap.withoutHarmful.unicodeScalars.count == 1 + CharacterFilter.markLimit + 2)
        #expect(heap.visible.hasSuffix("\\u{301}b\u{301}"))
    }

    @Test("No character of all Unicode leaves as a control, a mark of direction or something ignorable alone")
    func all() {
        let scalars = (0...0x10FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
        let bad = scalars.filter { scalar in
            String(scalar).visible.unicodeScalars.contains {
                $0.properties.generalCategory == .control || $0.properties.isBidiControl
                    || $0.properties.isDefaultIgnorableCodePoint || $0.properties.isNoncharacterCodePoint
            }
        }
        #expect(Array(bad).isEmpty)
    }

    @Test("What fills screens is cut in its middle, a word as well as a line")
    func endless() {
        let word = String(repeating: "y", count: 100_000), line = String(repeating: "y ", count: 50_000) + "y"
        for text in [word, line] {
            let cut = "no \(text) here".withoutEndlessWords
            #expect(
                cut.utf8.count < 6000 && cut.hasPrefix("no y") && cut.contains("…") && cut.hasSuffix("y here")
            )
        }
    }

    @Test("JSON gets escapes of its own, and keeps its lines")
    func json() {
        #expect("{\n\"a\u{202E}\u{7F}\u{E0061}\"}".withJSONEscapes == "{\n\"a\\u202e\\u007f\\udb40\\udc61\"}")
    }

    @Test(
        "Of a coloured row only the colours get through",
        arguments: [
            ("\u{1B}[1;36mvc\u{1B}[0m >", "\u{1B}[1;36mvc\u{1B}[0m >"),
            ("a\u{1B}[2Jb", "a\\u{1B}[2Jb"), ("a\u{1B}]0;x\u{7}", "a\\u{1B}]0;x\\u{7}"),
            ("\u{1B}[31m\u{202E}\u{1B}", "\u{1B}[31m\\u{202E}\\u{1B}"),
            ("\u{1B}[\u{301}m", "\\u{1B}[\u{301}m"),
        ])
    func styled(row: String, shown: String) {
        #expect(row.visibleButStyled.unicodeScalars.elementsEqual(shown.unicodeScalars))
    }
}
