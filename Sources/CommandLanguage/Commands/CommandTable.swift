import Lifecycle

/// All commands: the one table behind the parser, help, completion, corrections and the reference.
enum CommandTable {
    static let forms: [CommandForm] = [
        environment, all(classes) { $0 }, all(bundle, Command.bundle), all(overrides, Command.classes),
        all(making, Command.making), use, all(references, Command.references), all(loading, Command.loading),
        all(launches, Command.application), all(window, Command.window), all(views, Command.views),
        all(layout, Command.layout), all(taps, Command.touch), all(navigation, Command.navigation),
        all(tabs, Command.tabs), all(split, Command.split), all(pages, Command.pages),
        all(segues, Command.segues), all(presentation, Command.presentation), all(ends, Command.touch),
        all(containment, Command.containment), all(memory, Command.application), all(device, Command.device),
        all(applicationChanges, Command.application), all(time) { $0 }, asking, session, lesson,
    ].flatMap { $0 }

    private static func all<Subject>(
        _ forms: [AppForm<Subject>], _ command: @escaping @Sendable (Subject) -> Command
    ) -> [CommandForm] {
        forms.map { $0.form(command) }
    }

    /// Every word of the language, in small letters.
    static let words: Set<String> = Keyword.fillers.union(
        forms.flatMap { $0.pattern.words }.map { $0.lowercased() }
    )
    .union(ControllerClass.Property.Reference.allCases.map { $0.rawValue })
    .union(["nothing"])

    /// The words that stand inside commands only, in small letters: nobody means them as a name.
    static let innerWords = words.subtracting(
        forms.flatMap { $0.pattern.leadingWords }.map { $0.lowercased() })

    /// The forms that a statement can be of, in the order of the table.
    ///
    /// - Parameter word: The first word of the statement, in small letters; nil if it has none yet.
    /// - Returns: All forms if there is no word yet.
    static func forms(beginningWith word: String?) -> [CommandForm] {
        guard let word else { return forms }
        return formsByFirstWord[word] ?? openForms
    }

    private static let openForms = openPlaces.map { forms[$0] }
    private static let openPlaces = forms.indices.filter { forms[$0].firstWords == nil }

    /// The words with which a statement can begin, in small letters; none if it can begin with anything.
    static let beginnings: Set<String> = openPlaces.isEmpty ? Set(formsByFirstWord.keys) : []

    /// The same words in alphabetical order, of those commands that begin with words of their own.
    static let commandWords = formsByFirstWord.keys.sorted()

    /// For each word with which some form begins, the forms that can begin with it.
    private static let formsByFirstWord: [String: [CommandForm]] = {
        var places: [String: [Int]] = [:]
        for (place, form) in forms.enumerated() {
            for word in form.firstWords ?? [] { places[word, default: []].append(place) }
        }
        return places.mapValues { ($0 + openPlaces).sorted().map { forms[$0] } }
    }()
}

/// The help for one command.
package struct CommandHelp: Hashable, Sendable {
    /// The group in which it is listed.
    package let group: CommandGroup
    /// The words by which it is known, such as `access view`.
    package let name: String
    /// Its grammar: capitals stand for names and numbers, brackets enclose what may be left out.
    package let usage: String
    private let entry: String

    fileprivate init(_ form: CommandForm) {
        group = form.group
        name = form.name
        usage = form.pattern.text
        entry = form.entry
    }

    /// The summary, one sentence without a period.
    package var summary: String { CommandText.named(entry).summary }

    /// A line that a person could type.
    package var example: String { CommandText.named(entry).example }

    /// Lines that have to come before the example; empty when none.
    package var preparation: String { CommandText.named(entry).preparation }

    /// Every command, in the order in which help lists them.
    package static let all = CommandTable.forms.map { CommandHelp($0) }

    /// The words of the program's subcommands that are no commands of a session.
    package static var ofShell: Set<String> { Synonyms.subcommands }

    /// The commands that a person may mean by some words.
    ///
    /// - Parameter topic: The beginning of a command's name, such as `access` or `override`, or the name of a group.
    /// - Returns: The commands whose name begins with the words or has one of them, or of that group; in the order of the table.
    package static func matching(_ topic: String) -> [CommandHelp] {
        let wanted = topic.lowercased()
        let beginning = all.filter { $0.name.lowercased().hasPrefix(wanted) }
        if !beginning.isEmpty { return beginning }
        let naming = all.filter { $0.name.lowercased().split(separator: " ").contains { $0 == wanted } }
        return naming.isEmpty ? all.filter { $0.group.rawValue == wanted } : naming
    }
}
