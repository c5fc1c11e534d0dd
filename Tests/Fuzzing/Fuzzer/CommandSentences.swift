import Course
import Lifecycle
import Session
import TestSupport

@testable import CommandLanguage

/// Statements by the grammar of the commands.
struct CommandSentences {
    private let context: CommandContext

    /// An app in which most slots have something to be filled with.
    private static let beginning = """
        class Feed; class Detail; property weak helper: Feed in Feed; nib FeedView; storyboard Main with Feed, Detail
        new Feed as feed; new Detail as detail; view cover in detail
        new UINavigationController as nav with feed; new UITabBarController as tabs
        """

    init() {
        var session = Session(.readyController(code: .standard))
        for line in Self.beginning.split(separator: "\n") { _ = session.enter(String(line)) }
        context = CommandContext(
            world: session.simulation.world, current: session.current,
            lessons: [("lazy-view", "The lazy view")], claims: DocumentLedger.shared?.claims.map(\.id) ?? [])
    }

    /// The keywords of all commands, with their examples.
    static let words =
        CommandTable.words.sorted() + CommandHelp.all.map(\.example) + CommandHelp.all.map(\.preparation)
        + Device.all.map(\.name)

    /// A statement of any form.
    ///
    /// - Parameters:
    ///   - names: Names that may fill its slots.
    ///   - generator: Where chance comes from.
    /// - Returns: The statement; it need not make sense.
    func sentence(naming names: [String], using generator: inout SeededGenerator) -> String {
        guard let form = CommandTable.forms.randomElement(using: &generator) else { return "" }
        if Int.random(in: 0..<6, using: &generator) == 0 {
            return form.text.preparation + "; " + form.text.example
        }
        return words(of: form.pattern, naming: names, depth: 0, using: &generator).joined(separator: " ")
    }

    /// A statement that the app which some lines lead to would carry out.
    func possible(after text: String, using generator: inout SeededGenerator) -> String {
        var session = Session(.readyController(code: .standard, limit: Work().limit))
        for line in text.split(separator: "\n").prefix(40) {
            _ = session.enter(String(line))
            if session.pending != nil { _ = session.enter("skip") }
        }
        let world = session.simulation.world
        return Command.anyAvailable(in: world, using: &generator)?.words(in: world) ?? "undo"
    }

    private func words(
        of pattern: CommandPattern, naming names: [String], depth: Int, using generator: inout SeededGenerator
    ) -> [String] {
        switch pattern {
        case .word(let word): return [word]
        case .placeholder(let placeholder): return [filling(placeholder, names, depth, using: &generator)]
        case .sequence(let parts):
            return parts.flatMap { words(of: $0, naming: names, depth: depth, using: &generator) }
        case .optional(let part):
            return Bool.random(using: &generator)
                ? words(of: part, naming: names, depth: depth, using: &generator) : []
        case .choice(let parts):
            return parts.randomElement(using: &generator)
                .map { words(of: $0, naming: names, depth: depth, using: &generator) } ?? []
        case .many(let part):
            return (0..<Int.random(in: 0...3, using: &generator)).flatMap { _ in
                words(of: part, naming: names, depth: depth, using: &generator)
            }
        }
    }

    private func filling(
        _ placeholder: Placeholder, _ names: [String], _ depth: Int, using generator: inout SeededGenerator
    ) -> String {
        let isOwn = Bool.random(using: &generator)
        switch placeholder {
        case .statement, .commands:
            guard depth < 2, let form = CommandTable.forms.randomElement(using: &generator) else {
                return "access view"
            }
            return words(of: form.pattern, naming: names, depth: depth + 1, using: &generator)
                .joined(separator: " ")
        case .number, .position, .coordinate: return "\(Int.random(in: 0...30, using: &generator))"
        case .newController, .newView, .property:
            return ["feed", "detail", "one", "two", "button"].randomElement(using: &generator) ?? "one"
        case .newClass, .newStoryboard, .newNib:
            return ["Feed", "Detail", "One", "Main"].randomElement(using: &generator) ?? "One"
        default:
            let candidates = placeholder.candidates(in: context).map(\.text)
            let name = isOwn ? names.randomElement(using: &generator) : nil
            return name ?? candidates.randomElement(using: &generator) ?? "1"
        }
    }
}
