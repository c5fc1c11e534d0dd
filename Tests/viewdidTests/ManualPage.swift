/// A manual page in mdoc(7), line by line.
struct ManualPage {
    private(set) var text = ""

    init(title: String, version: String, date: String) {
        text = ".\\\" Made by the tests: UPDATE=1 swift test --filter ManualTests\n"
        line("Dd \(date)")
        line("Dt \(title.uppercased()) 1")
        line("Os viewdid \(version)")
    }

    /// A line of markup.
    mutating func line(_ markup: String) { text += ".\(markup)\n" }

    mutating func section(_ title: String) { line("Sh \(title)") }

    mutating func name(_ name: String, abstract: String) {
        section("NAME")
        line("Nm \(name)")
        line("Nd \(Self.escaped(Self.withoutFullStop(abstract)))")
    }

    /// Writes the synopsis of a command, with optional arguments in brackets.
    mutating func synopsis(_ called: [String], _ command: CommandDescription) {
        line("Nm \(called[0])")
        if called.count > 1 { line("Cm \(called.dropFirst().joined(separator: " "))") }
        for argument in command.visibleArguments where !Self.isOfAllCommands(argument) {
            let markup = Self.markup(argument)
            line(argument.isOptional ? "Op \(markup)" : markup)
        }
    }

    /// The arguments, each with its meaning; of an inner command without those that all commands have.
    mutating func arguments(of command: CommandDescription, isInner: Bool = false) {
        let own = command.visibleArguments.filter { !isInner || !Self.isOfAllCommands($0) }
        guard !own.isEmpty else { return }
        list(own.map { (Self.tag($0), Self.meaning($0)) })
    }

    /// Things, each with its meaning.
    mutating func list(_ rows: [(tag: String, meaning: String)]) {
        line("Bl -tag -width Ds")
        for row in rows {
            line("It \(row.tag)")
            text(row.meaning)
        }
        line("El")
    }

    /// Paragraphs.
    mutating func text(_ paragraphs: String) {
        for (number, paragraph) in paragraphs.split(separator: "\n\n").enumerated() {
            if number > 0 { line("Pp") }
            for line in paragraph.split(separator: "\n") { text += Self.escaped(String(line)) + "\n" }
        }
    }

    /// Writes a command line to type.
    mutating func literal(_ call: String) {
        line("Pp")
        line("Dl \(Self.escaped(call))")
        line("Pp")
    }

    private static func isOfAllCommands(_ argument: CommandDescription.Argument) -> Bool {
        ["help", "version"].contains(argument.preferredName?.name)
    }

    private static func markup(_ argument: CommandDescription.Argument) -> String {
        let value = argument.valueName ?? "value"
        switch argument.kind {
        case "positional": return "Ar \(value)" + (argument.isRepeating ? " ..." : "")
        case "option": return "Fl \(flag(argument.preferredName)) Ar \(value)"
        default: return "Fl \(flag(argument.preferredName))"
        }
    }

    private static func tag(_ argument: CommandDescription.Argument) -> String {
        guard argument.kind != "positional" else { return markup(argument) }
        let names = (argument.names ?? []).map { "Fl \(flag($0))" }.joined(separator: " , ")
        return argument.kind == "option" ? "\(names) Ar \(argument.valueName ?? "value")" : names
    }

    /// mdoc writes the first hyphen itself.
    private static func flag(_ name: CommandDescription.Argument.Name?) -> String {
        escaped(String((name?.spelling ?? "").dropFirst()))
    }

    private static func meaning(_ argument: CommandDescription.Argument) -> String {
        var sentences = [argument.abstract ?? ""]
        let values = argument.allValues ?? []
        if values.contains(where: { !sentences[0].contains($0) }) {
            sentences.append("One of \(values.joined(separator: ", ")).")
        }
        if let value = argument.defaultValue, !value.isEmpty, argument.kind == "option" {
            sentences.append("Without it: \(value).")
        }
        return sentences.joined(separator: " ")
    }

    private static func withoutFullStop(_ sentence: String) -> String {
        sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    }

    /// Text as it is, whatever stands in it: no escapes, and no request at the beginning of a line.
    private static func escaped(_ text: String) -> String {
        var escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        if let first = escaped.first, first == "." || first == "'" { escaped = "\\&" + escaped }
        return escaped
    }
}
