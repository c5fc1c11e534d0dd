/// A search through the lines entered before for one that holds a text, whatever the case of its letters.
struct LineSearch {
    private let lines: [String]
    private(set) var text = ""
    private var position: Int?

    init(_ lines: [String]) { self.lines = lines }

    /// The line where the search is; nil if none holds the text.
    var found: String? { position.map { lines[$0] } }

    /// The prompt during the search.
    var prompt: String {
        let isMissing = !text.isEmpty && position == nil
        return "find older\(isMissing ? ", nothing" : ""): \(text) >"
    }

    mutating func append(_ character: Character) {
        text.append(character)
        position = index(before: position.map { $0 + 1 } ?? lines.count)
    }

    mutating func removeLast() {
        text = String(text.dropLast())
        position = text.isEmpty ? nil : index(before: lines.count)
    }

    /// Goes on to the next older line; stays if there is none.
    mutating func goOn() {
        guard let position, !text.isEmpty else { return }
        self.position = index(before: position) ?? position
    }

    private func index(before end: Int) -> Int? {
        let wanted = text.lowercased()
        return lines[..<end].lastIndex { $0.lowercased().contains(wanted) }
    }
}
