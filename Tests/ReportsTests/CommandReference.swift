import CommandLanguage

/// The reference of all commands, in Markdown, from the table that the parser uses.
enum CommandReference {
    /// The whole document.
    static var text: String {
        var lines = [
            "# Commands", "",
            "One command per line; `;` separates several, and `#` starts a comment. Capitals stand for names and",
            "numbers, brackets enclose optional parts, and `…` means any number of times. Keywords may be in upper or",
            "lower case, and `the`, `of`, `on` and `to` may be added anywhere. Without CONTROLLER, a command uses the",
            "current controller.",
        ]
        for group in CommandGroup.allCases {
            let members = CommandHelp.all.filter { $0.group == group }
            guard !members.isEmpty else { continue }
            lines += ["", "## \(group.title)"]
            for command in members {
                lines += [
                    "", "### `\(command.usage)`", "", sentence(command.summary), "", example(of: command),
                ]
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func sentence(_ summary: String) -> String {
        summary.prefix(1).uppercased() + summary.dropFirst() + "."
    }

    private static func example(of command: CommandHelp) -> String {
        let after = command.preparation.isEmpty ? "" : ", after `\(command.preparation)`"
        return "Example: `\(command.example)`\(after)"
    }
}

extension CommandGroup {
    fileprivate var title: String {
        switch self {
        case .setUp: "Setup"
        case .loading: "Loading"
        case .showing: "Showing"
        case .world: "The world around the app"
        case .asking: "Asking"
        case .session: "The session"
        case .lesson: "Lessons"
        }
    }
}
