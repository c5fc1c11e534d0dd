import Testing

@testable import LineEditing

@Suite("Prompt")
struct PromptTests {
    @Test(
        "Colour takes no columns and ends before the closing space",
        arguments: [
            (Prompt("vc >"), "vc > "), (Prompt("vc >", color: "1"), "|\u{1B}[1m|vc >|\u{1B}[0m| "),
            (Prompt("", color: "1"), " "), (Prompt("a\u{1}\u{1B}[2Jb"), "a\\u{1}\\u{1B}[2Jb "),
        ])
    func marked(prompt: Prompt, expected: String) {
        #expect(prompt.marked(with: "|") == expected)
    }
}
