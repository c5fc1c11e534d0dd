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
        let slot: Slot?
    }

    mutating func words(of pattern: Pattern) -> [Word] {
        switch pattern {
        case .word(let word):
            return fillers() + [
                Word(text: isWild && Bool.random(using: &generator) ? word.uppercased() : word, slot: nil)
            ]
        case .slot(let slot): return fillers() + [Word(text: name(for: slot), slot: slot)]
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
        return [Word(text: Keyword.fillers.sorted().randomElement(using: &generator) ?? "the", slot: nil)]
    }

    private mutating func name(for slot: Slot) -> String {
        let number = Int.random(in: 1...999, using: &generator)
        switch slot {
        case .newController, .newView, .newWindow, .property: return "name\(number)"
        case .newClass, .newStoryboard, .newNib: return "Name\(number)"
        case .file: return "mine \(number).txt"
        case .statement: return "access view"
        case .commands: return "access view; memory warning"
        case .calls: return "loadView viewDidLoad"
        case .size: return "\(number)x\(number)"
        case .number, .position: return "\(number)"
        default:
            let names = slot.candidates(in: context).map(\.text)
            return names.randomElement(using: &generator) ?? "None"
        }
    }
}
