import Foundation
import Lifecycle

/// The commands that there are, as their declarations list them: what a test of all commands has to meet.
package enum CommandCases {
    /// The sources of the program.
    package static let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources", directoryHint: .isDirectory)

    /// The subjects of commands, such as `navigation`, each with its type, such as `NavigationCommand`.
    package static func subjects() throws -> [(name: String, type: String)] {
        try declaration(of: "Command").matches(of: /case (\w+)\((\w+Command)\)/)
            .map { (name: String($0.1), type: String($0.2)) }
    }

    /// Every command by its subject and name, such as `navigation.push`.
    package static func all() throws -> Set<String> {
        var labels: Set<String> = []
        for subject in try subjects() {
            for match in try declaration(of: subject.type).matches(of: #/(?m)^ {4}case (\w+)/#) {
                labels.insert("\(subject.name).\(match.1)")
            }
        }
        return labels
    }

    /// The cases of an enum, the first declaration in the file that has its name.
    private static func declaration(of type: String) throws -> Substring {
        let folder = type == "Command" ? "Lifecycle" : "Lifecycle/Commands"
        let file = sources.appending(path: "\(folder)/\(type).swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        let whole = text.firstRange(of: "\n}\n").map { text[..<$0.lowerBound] } ?? text[...]
        guard let facts = whole.firstRange(of: "var facts: CommandFacts") else { return whole }
        return whole[..<facts.lowerBound]
    }
}

extension Command {
    /// The command by its subject and name, such as `navigation.push`; that of the command that is held.
    package var label: String {
        let subject = Mirror(reflecting: unheld).children.first
        guard let subject, let name = subject.label else { return String(describing: self) }
        let command =
            Mirror(reflecting: subject.value).children.first?.label ?? String(describing: subject.value)
        return "\(name).\(command)"
    }
}
