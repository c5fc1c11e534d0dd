import LineEditing

/// Lines that are there already.
package struct ScriptedLines: LineSource {
    private var lines: ArraySlice<Substring>

    package init(_ text: String) { lines = text.split(whereSeparator: \.isNewline)[...] }

    package mutating func next(_ prompt: Prompt) -> LineInput {
        lines.popFirst().map { .line(String($0)) } ?? .end
    }
}
