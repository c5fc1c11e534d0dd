import LineEditing

/// Lines that are there already.
struct GivenLines: LineSource {
    private var lines: ArraySlice<Substring>

    init(_ text: String) { lines = text.split(whereSeparator: \.isNewline)[...] }

    mutating func next(_ prompt: Prompt) -> Input { lines.popFirst().map { .line(String($0)) } ?? .end }
}
