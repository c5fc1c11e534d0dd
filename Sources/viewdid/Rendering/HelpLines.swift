import CommandLanguage
import LineEditing

/// Help, in lines.
struct HelpLines {
    let commands: [CommandHelp]
    let topic: String?

    var lines: [Line] {
        if let topic { return commands.isEmpty ? [unknown(topic)] : commands.flatMap(detail) }
        var lines = [Line("  Type a command and see what UIKit calls. Or guess first: predict access view")]
        for group in CommandGroup.allCases {
            let members = commands.filter { $0.group == group }
            guard !members.isEmpty else { continue }
            lines.append(Line("  " + group.rawValue, .heading))
            let names = members.map(\.name).joined(separator: ", ")
            lines.append(Line("    " + names, hanging: 4))
        }
        return lines + [.next("help now", "help override", "learn")]
    }

    /// What can be done now, one line for each kind of command.
    static func possible(_ groups: [(group: CommandGroup, lines: [String])]) -> [Line] {
        guard !groups.isEmpty else {
            return [Line([Span("  The app is gone: nothing can be done with it.")], next: "undo   reset")]
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

    private func unknown(_ topic: String) -> Line {
        let meant = Spelling.closest(to: topic, among: CommandHelp.all.map(\.name))
        guard let meant else { return Line([Span("! There is no command \(topic).", .bad)], next: "help") }
        return Line([Span("! There is no command \(topic).", .bad), Span(" Did you mean: help \(meant)")])
    }
}
