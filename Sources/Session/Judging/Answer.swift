import CommandLanguage
import Lifecycle

/// Reads the line in which a learner predicts calls.
package enum AnswerReader {
    /// The calls in a line, separated by spaces, commas or arrows; `nothing` is none.
    ///
    /// - Parameters:
    ///   - line: The line as typed.
    ///   - asked: What is asked about.
    ///   - world: The world that the names belong to.
    ///   - letters: The calls that single letters stand for, `a` for the first; empty if none are offered.
    /// - Returns: The calls, in the order of the line.
    /// - Throws: A ``CommandError`` that names the word that is not understood.
    package static func calls(
        in line: String, asked: Asked, world: World, letters: [Call] = []
    ) throws(CommandError) -> [Call] {
        let words = words(in: line)
        guard !words.isEmpty else {
            throw CommandError("There is no answer yet: type the calls in order, or: nothing.")
        }
        guard words.count <= 200 else { throw CommandError("An answer has at most 200 calls.") }
        if words.count == 1, ["nothing", "none"].contains(words[0].lowercased()) { return [] }
        var calls: [Call] = []
        for word in words { calls.append(try call(for: word, asked, world, letters)) }
        return calls
    }

    private static func words(in line: String) -> [String] {
        let separated = line.replacing("->", with: " ").replacing("=>", with: " ")
        return separated.split(whereSeparator: isSeparator).map(String.init)
    }

    /// Whether a character stands between two calls.
    static func isSeparator(_ character: Character) -> Bool {
        character.isWhitespace || ",;→⇒>|、，；".contains(character)
    }

    private static func call(
        for word: String, _ asked: Asked, _ world: World, _ letters: [Call]
    ) throws(CommandError) -> Call {
        if word.count == 1, let letter = word.lowercased().unicodeScalars.first, !letters.isEmpty {
            let index = Int(letter.value) - 97
            guard letters.indices.contains(index) else {
                throw CommandError("There is no \(word) among the calls that are offered.")
            }
            return letters[index]
        }
        let (controller, name) = try receiver(of: word, asked, world)
        let allowed = asked.callbacks ?? Callback.ofControllers
        switch CallbackName.match(name, among: allowed) {
        case .one(let callback): return Call(controller, callback)
        case .several(let choices): throw CommandError(CallbackName.ambiguity(of: name, choices))
        case .none: break
        }
        if let known = CallbackName.callback(for: name) {
            throw CommandError("\(known.rawValue) is not asked about.")
        }
        throw CommandError(
            "\(word.prefix(40)) is no call that is asked about.",
            suggestion: CallbackName.closest(to: name, among: allowed)?.rawValue)
    }

    private static func receiver(
        of word: String, _ asked: Asked, _ world: World
    ) throws(CommandError) -> (Controller.ID, String) {
        let names = asked.controllers.map { world.controllers[$0].name }
        if let dot = word.firstIndex(of: "."), dot != word.startIndex {
            let name = String(word[..<dot])
            guard let place = names.firstIndex(of: name) else {
                throw CommandError(
                    "\(name.prefix(40)) is not asked about; the controllers are \(names.joined(separator: ", ")).",
                    suggestion: Spelling.closest(to: name, among: names))
            }
            return (asked.controllers[place], String(word[word.index(after: dot)...]))
        }
        guard let only = asked.controllers.first, asked.controllers.count == 1 else {
            throw CommandError(
                "Say whose \(word.prefix(40)) is meant, such as \(names.first ?? "vc").\(word.prefix(40)): "
                    + "there are \(names.joined(separator: ", ")).")
        }
        return (only, word)
    }
}

extension Callback {
    /// What controllers hear.
    package static let ofControllers = allCases.filter { $0.receiver != .view && $0.receiver != .application }
}
