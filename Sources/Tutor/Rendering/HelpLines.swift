import CommandLanguage

/// Help, in lines.
struct HelpLines {
    let commands: [CommandHelp]
    let topic: String?

    /// The most important commands.
    private static let first = [
        ("learn", "a lesson: questions, hints, answers"),
        ("worlds", "ready set-ups: a stack, a sheet, tabs"),
        ("access view", "reads vc.view, which loads it"),
        ("launch", "puts the controller on screen"),
        ("predict access view", "guess the calls first"),
        ("why 1", "explains a call that was made"),
        ("why viewDidAppear", "or one that did not"),
        ("state", "shows the controllers"),
        ("undo", "undoes the last command"),
        ("quit", "quits; so does Ctrl-D"),
    ]

    var lines: [Line] {
        if let topic { return commands.isEmpty ? [unknown(topic)] : commands.flatMap(detail) }
        var lines = [Line("  Type a command and see what UIKit calls. Begin with these ten:", .strong)]
        lines += Self.first.map { line, what in
            Line([Span("  * " + line, .strong)], remark: what, inColumn: 26)
        }
        lines.append(Line("  All commands (help NAME explains one):", .strong))
        for group in CommandGroup.allCases {
            let members = commands.filter { $0.group == group }
            guard !members.isEmpty else { continue }
            lines.append(Line("  " + group.rawValue, .heading))
            var names: [String] = []
            for member in members where !names.contains(member.name) { names.append(member.name) }
            lines.append(Line("    " + names.joined(separator: ", "), hanging: 4))
        }
        return lines + [.next("help now", "help override", "learn")]
    }

    /// Returns the possible commands, one line for each kind.
    static func possible(_ groups: [(group: CommandGroup, lines: [String])]) -> [Line] {
        guard !groups.isEmpty else {
            return [
                Line([Span("  The app has ended, so no command applies to it.")], next: "undo   reset")
            ]
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

    /// The help on the command of which a line has the first word with a slip, where nothing can be suggested that would
    /// be carried out: `pussh` is push, which wants a controller.
    ///
    /// - Parameters:
    ///   - line: The line as typed.
    ///   - suggestion: What was suggested for it; nil if nothing was.
    /// - Returns: Nil if no command is that near, or the suggestion is as near.
    static func help(on line: String, ratherThan suggestion: String?) -> String? {
        func first(_ text: String) -> String { text.prefix { !$0.isWhitespace }.lowercased() }
        let typed = line.split(whereSeparator: \.isWhitespace)
        // `Stage Manager` is the name of something else.
        if typed.count > 1, typed.allSatisfy({ $0.first?.isUppercase ?? false }) { return nil }
        let word = first(line), words = Set(CommandHelp.all.map { first($0.name) })
        // Of a short word a slip leaves too little.
        guard word.count > 3, !words.contains(word),
            let near = Spelling.closest(to: word, among: words.sorted(), forgiving: 1)
        else { return nil }
        if let suggestion, near == first(suggestion) || Spelling.isOneSlip(word, first(suggestion)) {
            return nil
        }
        return "help \(near)"
    }

    private func unknown(_ topic: String) -> Line {
        let meant = Spelling.closest(to: topic, among: CommandHelp.all.map(\.name))
        guard let meant else { return Line([Span("! There is no command \(topic).", .bad)], next: "help") }
        return Line([Span("! There is no command \(topic).", .bad), Span(" Did you mean: help \(meant)")])
    }
}
