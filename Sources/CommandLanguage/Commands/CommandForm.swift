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

    /// The words about it.
    var text: CommandText { CommandText.named(entry) }

    /// Returns the meaning of one of its words; empty if the word needs none.
    func meaning(of word: String) -> String {
        if pattern.leadingWords.contains(word) { return text.summary }
        return text.words[word] ?? CommandText.named(CommandText.common).words[word] ?? ""
    }
}

/// One command for the app: its grammar, and which command of its subject it means.
struct AppForm<Subject>: Sendable {
    private let group: CommandGroup
    private let pattern: String
    private let entry: String?
    private let build: @Sendable (Captures) throws(CommandError) -> Subject

    init(
        _ group: CommandGroup, _ pattern: String, entry: String? = nil,
        build: @escaping @Sendable (Captures) throws(CommandError) -> Subject
    ) {
        (self.group, self.pattern, self.entry, self.build) = (group, pattern, entry, build)
    }

    /// A command that takes nothing.
    init(_ group: CommandGroup, _ pattern: String, _ command: Subject) where Subject: Sendable {
        self.init(group, pattern, build: { _ in command })
    }

    /// A command of something that the statement names or means, such as a view, and of its other words.
    init<Part>(
        _ group: CommandGroup, _ pattern: String, entry: String? = nil,
        _ part: @escaping @Sendable (Captures) -> () throws(CommandError) -> Part,
        _ command: @escaping @Sendable (Part, Captures) -> Subject
    ) {
        self.init(
            group, pattern, entry: entry,
            build: { (captures) throws(CommandError) in command(try part(captures)(), captures) })
    }

    /// A command of the controller that is named or meant.
    init(
        _ group: CommandGroup, _ pattern: String, entry: String? = nil,
        of command: @escaping @Sendable (Controller.ID) -> Subject
    ) {
        self.init(group, pattern, entry: entry, Captures.controller) { controller, _ in command(controller) }
    }

    /// The form as the table has it. A statement that ends with `and hold` stops the command halfway.
    func form(_ command: @escaping @Sendable (Subject) -> Command) -> CommandForm {
        CommandForm(group, pattern, entry: entry) { [build] (captures) throws(CommandError) in
            let command = command(try build(captures))
            return .simulate(captures.items.last == .word("hold") ? .pause(command) : command)
        }
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

    /// The text in the first placeholder of a kind; empty if the statement has none.
    func name(_ placeholder: Placeholder) -> String { text(placeholder) ?? "" }

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

    /// Some of the parts.
    func of(_ items: some Sequence<Matcher.Item>) -> Captures {
        Captures(items: Array(items), context: context)
    }

    /// Indicates whether the statement has a word.
    func has(_ word: String) -> Bool { items.contains(.word(word)) }

    /// The number in the statement, or another one.
    func number(or other: Int) -> Int { text(.number).flatMap(Int.init) ?? other }

    /// Indicates whether the statement doesn't say `not animated`.
    var isAnimated: Bool { !has("not") }

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
                "There's no controller yet. Create one: new UIViewController as vc")
        }
        return current
    }

    /// The controllers that are named, from left to right.
    func controllers() throws(CommandError) -> [Controller.ID] {
        try texts(.controller).map { (name) throws(CommandError) in try controller(named: name) }
    }

    /// Those of them before a word, if the statement has it.
    func controllers(before word: String) throws(CommandError) -> [Controller.ID] {
        try of(items.prefix { $0 != .word(word) }).controllers()
    }

    func controller(named name: String) throws(CommandError) -> Controller.ID {
        if let controller = context.world.controller(named: name) { return controller }
        guard let former = context.world.newestController(named: name) else {
            throw CommandError("There's no controller named \(name).")
        }
        throw CommandError(
            "\(name) has been deallocated. Create another one: new \(context.world.className(of: former)) as \(name)"
        )
    }

    /// The class that is named, or else the class of the controller that is meant.
    func classToChange() throws(CommandError) -> ControllerClass.ID {
        let classID: ControllerClass.ID
        if let name = text(.classOfApp) {
            classID = try controllerClass(named: name)
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
        try texts(.classOfApp).map { (name) throws(CommandError) in try controllerClass(named: name) }
    }

    func controllerClass(named name: String) throws(CommandError) -> ControllerClass.ID {
        guard let classID = context.world.controllerClass(named: name) else {
            throw CommandError("There's no class named \(name). Declare it: class \(name)")
        }
        return classID
    }

    /// The method that is named.
    func callback() throws(CommandError) -> Callback {
        let name = name(.callback)
        guard let callback = CallbackName.callback(for: name) else {
            throw CommandError("There's no method named \(name).")
        }
        return callback
    }

    /// The window that is named, or else the first.
    var window: Window.ID { text(.window).flatMap { context.world.window(named: $0) } ?? Window.first }
}
