import Lifecycle

/// A statement in the learner's words, so that one circumstance of it can be said differently.
struct StatementEdit {
    /// The words of the action.
    private var words: [String]
    /// The words about animation: `animated`, `not animated` or none.
    private var movement: [String] = []
    private var isHeld = false

    init(_ statement: String) {
        words = statement.split { $0.isWhitespace }.map(String.init)
        if ends(with: ["and", "hold"]) {
            words.removeLast(2)
            isHeld = true
        }
        for ending in [["not", "animated"], ["animated"]] where movement.isEmpty && ends(with: ending) {
            movement = ending
            words.removeLast(ending.count)
        }
    }

    private var text: String { (words + movement + (isHeld ? ["and", "hold"] : [])).joined(separator: " ") }

    func animated(_ isAnimated: Bool) -> String {
        var other = self
        other.movement = isAnimated ? ["animated"] : ["not", "animated"]
        return other.text
    }

    /// The statement, not held in the middle.
    var carriedOut: String {
        var other = self
        other.isHeld = false
        if other.words.first?.lowercased() == "hold" { other.words.removeFirst() }
        return other.text
    }

    /// The same presentation from another controller.
    func presented(from name: String) -> String {
        var other = self
        if let place = other.place(of: "from"), place + 1 < words.count {
            other.words[place + 1] = name
        } else {
            other.words.insert(contentsOf: ["from", name], at: min(2, words.count))
        }
        return other.text
    }

    /// The same presentation in another style.
    func presented(as style: String) -> String {
        var other = self
        if let place = other.place(of: "as"), place + 1 < words.count {
            other.words[place + 1] = style
        } else {
            other.words += ["as", style]
        }
        return other.text
    }

    /// Returns the override of another method with the same code; nil if the
    /// statement is no override in words.
    func overriding(_ callback: Callback) -> String? {
        guard words.count > 1, words[0].lowercased() == "override" else { return nil }
        var other = self
        other.words[1] = callback.rawValue
        return other.text
    }

    /// The same override with or without a call of super.
    func callingSuper(_ calls: Bool) -> String {
        var other = self
        let head = other.place(of: "then") ?? words.count
        var body = Array(words[..<head])
        for kind in ["with", "without"] {
            guard let place = body.firstIndex(where: { $0.lowercased() == kind }), place + 1 < body.count,
                ["super", "nothing"].contains(body[place + 1].lowercased())
            else { continue }
            body.removeSubrange(place...place + 1)
            if place < body.count, body[place].lowercased() == "and" {
                body.remove(at: place)
            } else if place > 0, body[place - 1].lowercased() == "and" {
                body.remove(at: place - 1)
            }
        }
        if calls {
            let first = body.firstIndex { ["and", "setting", "reading"].contains($0.lowercased()) }
            body.insert(
                contentsOf: first == nil ? ["with", "super"] : ["with", "super", "and"],
                at: first ?? body.count)
        }
        other.words = body + words[head...]
        return other.text
    }

    private func ends(with ending: [String]) -> Bool {
        words.count > ending.count && words.suffix(ending.count).map { $0.lowercased() } == ending
    }

    private func place(of word: String) -> Int? { words.firstIndex { $0.lowercased() == word } }
}
