import TestSupport

@testable import CommandLanguage

/// Makes statements by walking through a pattern.
struct GrammarWalk {
    let context: CommandContext
    var generator: SeededGenerator
    /// Indicates whether fillers and capitals are mixed in.
    var isWild = false

    /// A word of a statement, with the slot that it fills; nil for a keyword.
    struct Word {
        let text: String
        let placeholder: Placeholder?
    }

    mutating func words(of pattern: CommandPattern) -> [Word] {
        switch pattern {
        case .word(let word):
            return fillers() + [
                Word(
                    text: isWild && Bool.random(using: &generator) ? word.uppercased() : word,
                    placeholder: nil)
            ]
        case .placeholder(let placeholder):
            return fillers() + [Word(text: name(for: placeholder), placeholder: placeholder)]
        case .sequence(let parts): return parts.flatMap { words(of: $0) }
        case .optional(let part): return Bool.random(using: &generator) ? words(of: part) : []
        case .choice(let parts):
            return words(of: parts[Int.random(in: parts.indices, using: &generator)])
        case .many(let part):
            return (0..<Int.random(in: 0...3, using: &generator)).flatMap { _ in words(of: part) }
        }
    }

    private mutating func fillers() -> [Word] {
        guard isWild, Int.random(in: 0..<4, using: &generator) == 0 else { return [] }
        return [
            Word(text: Keyword.fillers.sorted().randomElement(using: &generator) ?? "the", placeholder: nil)
        ]
    }

    private mutating func name(for placeholder: Placeholder) -> String {
        let number = Int.random(in: 1...999, using: &generator)
        switch placeholder {
        case .newController, .newView, .newWindow, .property: return "name\(number)"
        case .newClass, .newStoryboard, .newNib: return "Name\(number)"
        case .file: return "mine \(number).txt"
        case .statement: return "access view"
        case .commands: return "access view; memory warning"
        case .calls: return "loadView viewDidLoad"
        case .size: return "\(number)x\(number)"
        case .number, .position: return "\(number)"
        default:
            let names = placeholder.candidates(in: context).map(\.text)
            return names.randomElement(using: &generator) ?? "None"
        }
    }
}
