import Characters
import Testing

@Suite("Breaking lines")
struct LineWrapperTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var text: String
        var columns: Int
        var hanging = 0
        var lines: [String]
        var testDescription: String { "\(text) in \(columns), hanging \(hanging)" }
    }

    @Test(
        "Words stay whole where they fit",
        arguments: [
            Case(text: "aa bb cc", columns: 5, lines: ["aa bb", "cc"]),
            Case(text: "aa   bb", columns: 7, lines: ["aa   bb"]),
            Case(text: "aa   bb", columns: 6, lines: ["aa", "bb"]),
            Case(text: "aa bb   ", columns: 5, lines: ["aa bb"]),
            Case(text: "  aa bb", columns: 5, lines: ["  aa", "bb"]),
            Case(text: "      aa", columns: 5, lines: ["aa"]),
            Case(text: "abcdefgh", columns: 3, lines: ["abc", "def", "gh"]),
            Case(text: "a bcdefg", columns: 3, lines: ["a", "bcd", "efg"]),
            Case(text: "", columns: 5, lines: []), Case(text: "   ", columns: 5, lines: []),
            Case(text: "aa bb cc dd", columns: 6, hanging: 2, lines: ["aa bb", "cc", "dd"]),
            Case(text: "abcdefghi", columns: 5, hanging: 2, lines: ["abcde", "fgh", "i"]),
            Case(text: "  abcdefghi", columns: 5, hanging: 2, lines: ["  abc", "def", "ghi"]),
        ])
    func words(_ example: Case) { #expect(lines(of: example) == example.lines) }

    @Test(
        "Wide letters part anywhere but beside what opens or closes",
        arguments: [
            Case(text: "视图控制", columns: 5, lines: ["视图", "控制"]),
            Case(text: "视图，控制", columns: 4, lines: ["视", "图，", "控制"]),
            Case(text: "视（图）", columns: 4, lines: ["视", "（图", "）"]),
            Case(text: "视view图", columns: 6, lines: ["视view", "图"]),
        ])
    func wide(_ example: Case) { #expect(lines(of: example) == example.lines) }

    @Test(
        "A short name in wide letters stays whole, alone and before a member",
        arguments: [
            Case(text: "or 首页 is", columns: 6, lines: ["or", "首页", "is"]),
            Case(text: "a 首页.view", columns: 10, lines: ["a", "首页.view"]),
            Case(
                text: "a 视图控制器视图控制器视图控制器 b", columns: 6, lines: ["a 视图", "控制器", "视图控", "制器视", "图控制", "器 b"]),
        ])
    func names(_ example: Case) { #expect(lines(of: example) == example.lines) }

    @Test("A line ends where it is told to")
    func lineEnd() {
        let wrapper = LineWrapper<Int>(columns: 9)
        let lines = wrapper.wrap([.word(text("aa")), .lineEnd, .space(text(" ")), .word(text("bb"))])
        #expect(lines == [text("aa"), text("bb")])
    }

    @Test("Each character keeps its style, and no word ends where a style does")
    func styles() {
        let wrapper = LineWrapper<Int>(columns: 4)
        let lines = wrapper.wrap(wrapper.pieces(of: text("aa ", 1) + text("bb", 2) + text("c", 3)))
        #expect(lines == [text("aa", 1), text("bb", 2) + text("c", 3)])
    }

    private func lines(of example: Case) -> [String] {
        let wrapper = LineWrapper<Int>(columns: example.columns, hanging: example.hanging)
        return wrapper.wrap(wrapper.pieces(of: text(example.text))).map { String($0.map(\.character)) }
    }

    private func text(_ text: String, _ style: Int = 0) -> LineWrapper<Int>.Text {
        text.map { StyledCharacter(character: $0, style: style) }
    }
}
