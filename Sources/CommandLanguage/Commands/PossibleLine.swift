import Lifecycle

/// A line that the app would carry out now.
package struct PossibleLine: Hashable, Sendable {
    /// The group of its command.
    package let group: CommandGroup
    /// The line.
    package let text: String

    /// The most lines of one command that are tried.
    private static let mostTried = 40

    /// Returns a line for each command to the app that it would carry out now, in the order of the table.
    ///
    /// - Parameter context: The meanings of the names.
    /// - Returns: None if the app is gone.
    package static func all(in context: CommandContext) -> [PossibleLine] {
        guard !context.world.isOver else { return [] }
        var texts: Set<String> = []
        return CommandTable.forms.compactMap { form in
            guard form.group != .asking, form.group != .session, form.group != .lesson else { return nil }
            let lines = form.pattern.examples(in: context).filter(namesNothingTwice)
                .sorted { $0.count < $1.count }.prefix(mostTried)
            for words in lines {
                let line = words.joined(separator: " ")
                guard case .simulate(let command)? = CommandParser.instruction(of: line, in: context),
                    command.isAvailable(in: context.world, withoutException: true),
                    command.facts.onlyAsks || command.hasEffect(in: context.world),
                    let text = command.words(in: context.world), texts.insert(text).inserted
                else { continue }
                return PossibleLine(group: form.group, text: text)
            }
            return nil
        }
    }

    private static func namesNothingTwice(_ words: [String]) -> Bool {
        let names = words.filter { $0.first?.isLetter ?? false }
        return Set(names).count == names.count
    }
}

extension CommandPattern {
    /// The words of some statements that have this shape, with names that there are or could be. What says only how a
    /// command is carried out is left out.
    fileprivate func examples(in context: CommandContext) -> [[String]] {
        switch self {
        case .word(let word): [[word]]
        case .placeholder(let placeholder): placeholder.examples(in: context).map { [$0] }
        case .sequence(let parts):
            parts.reduce([[]]) { beginnings, part in
                let ends = part.examples(in: context)
                return beginnings.flatMap { beginning in ends.map { beginning + $0 } }
            }
        case .optional(.sequence(let parts)) where parts.contains(.word("frame")):
            CommandPattern.sequence(parts).examples(in: context)
        case .optional(.sequence(let parts)) where parts.contains { $0.namesObject }:
            [[]] + CommandPattern.sequence(parts).examples(in: context)
        case .optional(let part) where part.namesObject: [[]] + part.examples(in: context)
        case .optional, .many: [[]]
        case .choice(let parts): parts.flatMap { $0.examples(in: context) }
        }
    }

    private var namesObject: Bool {
        switch self {
        case .placeholder(.controller), .placeholder(.classOfApp), .placeholder(.window): true
        default: false
        }
    }
}

extension Placeholder {
    /// Some texts that can stand here: the newest objects, or a fresh name.
    fileprivate func examples(in context: CommandContext) -> [String] {
        func fresh(_ name: String) -> [String] { [context.world.freshName(like: name)] }
        let classes = context.classNames
        return switch self {
        case .newController: fresh("feed")
        case .newView: fresh("button")
        case .newWindow: fresh("panel")
        case .newClass: [classes.contains("Feed") ? "Feed\(classes.count + 1)" : "Feed"]
        case .newNib: classes.suffix(1)
        case .newStoryboard: ["Main"]
        case .property: context.world.bundle.segues.suffix(2).map { $0.name } + ["friend"]
        case .callback: [Callback.viewDidLoad.rawValue]
        default: candidates(in: context).suffix(5).map { $0.text }
        }
    }
}
