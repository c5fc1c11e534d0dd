import Foundation

/// The manual pages, one for the program and one for each subcommand, made of what the program says of its own arguments.
struct ManualPages {
    private let program: CommandDescription
    private let version: String
    /// The day of the release, as mdoc(7) writes days.
    private let date: String

    /// Reads what `--experimental-dump-help` prints.
    init(dump: String, version: String, date: String) throws {
        struct Dump: Decodable { let command: CommandDescription }
        program = try JSONDecoder().decode(Dump.self, from: Data(dump.utf8)).command
        (self.version, self.date) = (version, date)
    }

    /// The name of each page's file, and its text.
    func pages(statuses: [(status: String, meaning: String)]) -> [(file: String, text: String)] {
        let subcommands = program.visibleSubcommands
        return [(program.commandName + ".1", mainPage(subcommands, statuses))]
            + subcommands.map { ("\(program.commandName)-\($0.commandName).1", page($0)) }
    }

    private func mainPage(_ subcommands: [CommandDescription], _ statuses: [(String, String)]) -> String {
        var page = ManualPage(title: program.commandName, version: version, date: date)
        page.name(program.commandName, abstract: program.abstract ?? "")
        page.section("SYNOPSIS")
        page.synopsis([program.commandName], CommandDescription.commands)
        page.synopsis([program.commandName], CommandDescription.subcommand)
        page.section("DESCRIPTION")
        page.text(program.discussion ?? "")
        page.section("SUBCOMMANDS")
        page.list(subcommands.map { ("Xr \(program.commandName)-\($0.commandName) 1", $0.abstract ?? "") })
        page.section("ENVIRONMENT")
        page.list(Self.variables.map { ("Ev \($0)", $1) })
        page.section("FILES")
        page.list(Self.files.map { ("Pa \($0)", $1) })
        page.section("EXIT STATUS")
        page.list(statuses.map { ("Li \($0)", $1) })
        page.section("EXAMPLES")
        for (what, call) in Self.examples {
            page.text(what)
            page.literal(call)
        }
        return page.text
    }

    private func page(_ command: CommandDescription) -> String {
        let name = "\(program.commandName)-\(command.commandName)"
        var page = ManualPage(title: name, version: version, date: date)
        page.name(name, abstract: command.abstract ?? "")
        page.section("SYNOPSIS")
        let called = [program.commandName, command.commandName]
        let inner = command.visibleSubcommands
        if inner.isEmpty {
            page.synopsis(called, command)
        } else {
            inner.forEach { page.synopsis(called + [$0.commandName], $0) }
        }
        page.section("DESCRIPTION")
        page.text(command.discussion ?? command.abstract ?? "")
        page.arguments(of: command)
        for subcommand in inner {
            page.section("\(command.commandName) \(subcommand.commandName)".uppercased())
            page.text(
                [subcommand.abstract, subcommand.discussion].compactMap { $0 }.joined(separator: "\n\n"))
            page.arguments(of: subcommand, isInner: true)
        }
        page.section("SEE ALSO")
        page.line("Xr \(program.commandName) 1")
        return page.text
    }

    private static let variables = [
        ("EDITOR", "The editor for fix exercises, unless VISUAL is set."),
        ("NO_COLOR", "If it is set and not empty, output has no color."),
        ("TERM", "If it is dumb, there is no color and no line editing."),
        ("VIEWDID_LEARNER", "The learner's name in recordings."),
        ("VIEWDID_LESSONS", "The folder of the lessons."),
        ("XDG_DATA_HOME", "The parent of the progress folder (default: ~/.local/share)."),
        ("XDG_STATE_HOME", "The parent of the history folder (default: ~/.local/state)."),
    ]

    private static let files = [
        ("~/.editrc", "Key bindings for the prompt; see editrc(5)."),
        ("~/.local/share/viewdid", "Your progress; on macOS in ~/Library/Application Support/viewdid."),
        ("~/.local/state/viewdid/history", "The lines that you typed."),
        (".viewdid.yml", "The settings of viewdid check for this folder and those inside it."),
    ]

    private static let examples = [
        ("A session at the terminal:", "viewdid"),
        ("What UIKit calls when a view is first read:", "echo 'access view' | viewdid"),
        ("The first lesson you haven't done:", "viewdid learn"),
        (
            "What UIKit calls on the controllers in a file:",
            "viewdid run Login.swift -c 'launch Login; rotate landscape'"
        ),
        ("The mistakes in an app:", "viewdid check App/"),
        ("The grades of a class:", "viewdid grade --format csv Transcripts/ > grades.csv"),
    ]
}

/// A command's own description.
struct CommandDescription: Decodable {
    struct Argument: Decodable {
        struct Name: Decodable {
            let kind: String
            let name: String

            var spelling: String { (kind == "long" ? "--" : "-") + name }
        }

        let abstract: String?
        let kind: String
        let isOptional: Bool
        let isRepeating: Bool
        let shouldDisplay: Bool
        let names: [Name]?
        let preferredName: Name?
        let valueName: String?
        let defaultValue: String?
        let allValues: [String]?
    }

    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool
    let arguments: [Argument]?
    let subcommands: [CommandDescription]?

    var visibleSubcommands: [CommandDescription] {
        (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
    }
    var visibleArguments: [Argument] { (arguments ?? []).filter(\.shouldDisplay) }

    /// The calls of the program itself, for its synopsis.
    static let commands = of("command", isOptional: true), subcommand = of("subcommand", isOptional: false)

    private static func of(_ value: String, isOptional: Bool) -> CommandDescription {
        let argument = Argument(
            abstract: nil, kind: "positional", isOptional: isOptional, isRepeating: true, shouldDisplay: true,
            names: nil, preferredName: nil, valueName: value, defaultValue: nil, allValues: nil)
        return CommandDescription(
            commandName: "", abstract: nil, discussion: nil, shouldDisplay: true,
            arguments: [argument], subcommands: nil)
    }
}
