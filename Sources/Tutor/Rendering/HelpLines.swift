import CommandLanguage
import Session

/// Help, in lines.
struct HelpLines {
    let commands: [CommandHelp]
    let topic: String?

    /// A line that can be typed, and what it does.
    typealias Offer = (line: String, what: String)

    /// The app commands to suggest when they are possible, the most instructive first.
    static let telling = [
        "push", "pop", "present", "dismiss", "select tab", "perform segue", "page to", "access view",
        "launch",
        "rotate", "background", "foreground", "memory warning",
    ]

    /// Returns the ten lines that are worth typing in a session now.
    static func offers(in session: Session) -> [Offer] {
        let possible = session.possibleLines.flatMap { $0.lines }
        let app = telling.compactMap { name in possible.first { $0.begins(with: name) } }.prefix(3)
        var offers: [Offer] = [("learn", "a lesson: questions, hints, answers")]
        offers += app.map { ($0, command(of: $0)?.summary ?? "") }
        if let first = app.first {
            offers.append(("predict " + first, "guess the calls first, then see them"))
        }
        if session.lastRun.map({ !$0.visibleCallbacks.isEmpty }) ?? false {
            offers.append(("why 1", "explains the first call"))
        }
        offers.append(("state", "shows the app and its controllers"))
        if !session.statements.isEmpty { offers.append(("undo", "undoes the last command")) }
        offers += [
            ("worlds", "ready-made setups: a stack, a sheet, tabs"),
            ("practice", "questions like those in interviews"),
            ("explain viewDidLoad", "a page on any method or question"), ("log", "lists your commands"),
        ]
        return offers.prefix(8)
            + [("help all", "lists all commands; help NAME explains one"), ("quit", "quits; so does Ctrl-D")]
    }

    /// The command that a line begins with.
    static func command(of line: String) -> CommandHelp? {
        CommandHelp.all.filter { line.begins(with: $0.name) }.max { $0.name.count < $1.name.count }
    }

    /// Returns the help that lists some offers.
    static func now(_ offers: [Offer]) -> [Line] {
        [Line("  Type a command and see what UIKit calls. Now you can try:", .strong)]
            + offers.map { line, what in Line([Span("  * " + line, .strong)], remark: what, inColumn: 32) }
    }

    var lines: [Line] {
        if let topic, topic.lowercased() != "all" {
            return commands.isEmpty ? [unknown(topic)] : commands.flatMap(detail)
        }
        var lines = [Line("  All commands (help NAME explains one):", .strong)]
        for group in CommandGroup.allCases {
            var names: [String] = []
            for member in CommandHelp.all where member.group == group && !names.contains(member.name) {
                names.append(member.name)
            }
            lines += [
                Line("  " + group.rawValue, .heading),
                Line("    " + names.joined(separator: ", "), hanging: 4),
            ]
        }
        return lines + [.next("help", "help now", "help override")]
    }

    /// Returns the possible commands, one line for each kind.
    static func possible(_ groups: [(group: CommandGroup, lines: [String])]) -> [Line] {
        guard !groups.isEmpty else {
            return [Line("  The app has ended, so no command can act on it.", next: "undo   reset")]
        }
        return groups.flatMap { group, lines in
            [Line("  " + group.rawValue, .heading)] + lines.map { Line("    " + $0, hanging: 6) }
        } + [.next("help", "state")]
    }

    private func detail(_ command: CommandHelp) -> [Line] {
        let preparation = command.preparation.isEmpty ? "" : "  (after: \(command.preparation))"
        return [
            Line("  " + command.usage, .strong, hanging: 6),
            Line("    " + command.summary, hanging: 4),
            Line("    for example: \(command.example)\(preparation)", .faint, hanging: 6),
        ]
    }

    /// Returns the first word of the command that is meant by a line with a misspelled one, if no complete command can be
    /// suggested: `pussh` is push, which needs a controller.
    ///
    /// - Parameters:
    ///   - line: The line as typed.
    ///   - suggestion: What was suggested for it; nil if nothing was.
    /// - Returns: Nil if no command is that similar, or if the suggestion is just as similar.
    static func word(meantBy line: String, ratherThan suggestion: String?) -> String? {
        func first(_ text: String) -> String { text.prefix { !$0.isWhitespace }.lowercased() }
        let typed = line.split { $0.isWhitespace }
        // `Stage Manager` is the name of something else.
        if typed.count > 1, typed.allSatisfy({ $0.first?.isUppercase ?? false }) { return nil }
        guard let near = CommandParser.misspelledWord(of: line) else { return nil }
        if let suggestion, near == first(suggestion) || Spelling.isOneSlip(first(line), first(suggestion)) {
            return nil
        }
        return near
    }

    private func unknown(_ topic: String) -> Line {
        if CommandHelp.ofShell.contains(topic.lowercased()) {
            return Line(
                "  That's a shell command. In the shell, type: viewdid help \(topic.lowercased())", hanging: 4
            )
        }
        let near = Spelling.closest(to: topic, among: CommandHelp.all.map { $0.name }).map { "help \($0)" }
        guard let meant = near ?? AskedTopic.command(for: topic) else {
            return Line("! There's no command named \(topic).", .bad, next: "help")
        }
        return Line(Span("! There's no command named \(topic).", .bad), Span(" Did you mean: \(meant)"))
    }
}

extension String {
    /// Returns whether a line is a command, or begins with it.
    func begins(with command: String) -> Bool { self == command || hasPrefix(command + " ") }
}
