import Lifecycle

/// One command: its grammar, and what it means. `CommandText` has the words about it.
struct CommandForm: Sendable {
    let group: CommandGroup
    let pattern: CommandPattern
    /// The words, in small letters, of which one has to come first; nil if anything can.
    let firstWords: Set<String>?
    /// The words by which help knows it, such as `access view`.
    let name: String
    /// The heading of its entry in the text: the command's name, or another one if several commands share the
    /// name.
    let entry: String
    let build: @Sendable (Captures) throws(CommandError) -> Instruction

    init(
        _ group: CommandGroup, _ pattern: String, entry: String? = nil,
        build: @escaping @Sendable (Captures) throws(CommandError) -> Instruction
    ) {
        self.group = group
        self.pattern = CommandPattern(pattern)
        firstWords = self.pattern.firstWords.map { Set($0.map { $0.lowercased() }) }
        let words = self.pattern.leadingWords
        name = words.isEmpty ? self.pattern.firstWords?.first ?? "" : words.joined(separator: " ")
        self.entry = entry ?? name
        self.build = build
    }

    /// A command of the controller that is named or meant.
    init(
        _ group: CommandGroup, _ pattern: String, entry: String? = nil,
        of command: @escaping @Sendable (Controller.ID) -> Command
    ) {
        self.init(group, pattern, entry: entry) { (captures) throws(CommandError) in
            .simulate(command(try captures.controller()))
        }
    }

    /// The words about it.
    var text: CommandText { CommandText.named(entry) }

    /// Returns the meaning of one of its words; empty if the word needs none.
    func meaning(of word: String) -> String {
        if pattern.leadingWords.contains(word) { return text.summary }
        return text.words[word] ?? CommandText.named(CommandText.common).words[word] ?? ""
    }
}

/// The groups in which help lists the commands.
package enum CommandGroup: String, CaseIterable, Hashable, Sendable {
    case setUp = "setup", loading, showing, world, asking, session, lesson
}

/// The parts of a statement that a pattern picked out.
struct Captures: Sendable {
    let items: [Matcher.Item]
    let context: CommandContext

    /// The text in the first placeholder of a kind.
    func text(_ placeholder: Placeholder) -> String? { texts(placeholder).first }

    /// The texts in all placeholders of a kind, from left to right.
    func texts(_ placeholder: Placeholder) -> [String] {
        items.compactMap { if case .placeholder(placeholder, let text) = $0 { text } else { nil } }
    }

    /// The text in the first placeholder of a kind; nil too if it is who asks, as in `help me`.
    func textForMe(_ placeholder: Placeholder) -> String? {
        text(placeholder).flatMap { $0.lowercased() == "me" ? nil : $0 }
    }

    /// The text in the first placeholder behind a word; nil if the word was not used.
    func text(after word: String) -> String? {
        guard let place = items.firstIndex(of: .word(word)), place + 1 < items.count,
            case .placeholder(_, let text) = items[place + 1]
        else { return nil }
        return text
    }

    /// The texts in all placeholders of a kind that stand before a word, or in all if the word was not used.
    func texts(_ placeholder: Placeholder, before word: String) -> [String] {
        Captures(items: Array(items.prefix { $0 != .word(word) }), context: context).texts(placeholder)
    }

    /// Indicates whether the statement has a word.
    func has(_ word: String) -> Bool { items.contains(.word(word)) }

    /// The number in the statement, or another one.
    func number(or other: Int) -> Int { text(.number).flatMap(Int.init) ?? other }

    /// The presentation style that is named.
    var style: Controller.ModalStyle? {
        text(.style).flatMap { text in
            Controller.ModalStyle.allCases.first { $0.rawValue.lowercased() == text.lowercased() }
        }
    }

    /// The controller that is named or meant.
    func controller() throws(CommandError) -> Controller.ID {
        if let name = text(.controller) { return try controller(named: name) }
        guard let current = context.current else {
            throw CommandError(
                "There is no controller yet. Create one: new UIViewController as vc")
        }
        return current
    }

    func controller(named name: String) throws(CommandError) -> Controller.ID {
        guard let controller = context.world.controller(named: name) else {
            throw CommandError("There is no controller \(name).")
        }
        return controller
    }

    /// The class that is named, or else the class of the controller that is meant.
    func classToChange() throws(CommandError) -> ControllerClass.ID {
        let classID: ControllerClass.ID
        if let name = text(.classOfApp) {
            classID = try Captures.controllerClass(named: name, in: context)
        } else {
            classID = context.world.controllers[try controller()].classID
        }
        guard context.world.isOfApp(classID) else {
            throw CommandError(
                "\(context.world.classes[classID].name) is a UIKit class, and you can only change your own. "
                    + "Declare one, such as class Feed, and create a controller from it.")
        }
        return classID
    }

    /// The classes that are named, from left to right.
    func classes() throws(CommandError) -> [ControllerClass.ID] {
        try texts(.classOfApp).map { (name) throws(CommandError) in
            try Captures.controllerClass(named: name, in: context)
        }
    }

    static func controllerClass(
        named name: String, in context: CommandContext
    ) throws(CommandError) -> ControllerClass.ID {
        guard let classID = context.world.controllerClass(named: name) else {
            throw CommandError("There is no class \(name). Declare it: class \(name)")
        }
        return classID
    }

    /// The method that is named.
    func callback() throws(CommandError) -> Callback {
        let name = text(.callback) ?? ""
        guard let callback = CallbackName.callback(for: name) else {
            throw CommandError("There is no method \(name).")
        }
        return callback
    }
}
