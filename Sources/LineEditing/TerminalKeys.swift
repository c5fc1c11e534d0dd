/// The sequences that keys send in common terminals, and the editing commands for them.
enum TerminalKeys {
    static let complete = "viewdid-complete"
    static let older = "viewdid-history-older"
    static let newer = "viewdid-history-newer"
    static let ignore = "viewdid-ignore"
    static let pasteBegins = "viewdid-paste-begins"
    static let pasteEnds = "viewdid-paste-ends"

    /// Keys that both of libedit's styles can take; an escape sequence would take vi's Escape key away.
    static let basic = [("^I", complete), ("^R", "em-inc-search-prev")]

    /// All keys and their commands, in the order in which they are to be bound.
    ///
    /// A sequence that nothing is bound to would type its last letters.
    static var all: [(key: String, command: String)] {
        ignored.map { ($0, ignore) } + named.flatMap { command, keys in keys.map { ($0, command) } } + basic
    }

    private static let named: [(command: String, keys: [String])] = [
        (older, ["\\e[A", "\\eOA"]),
        (newer, ["\\e[B", "\\eOB"]),
        ("ed-next-char", ["\\e[C", "\\eOC"]),
        ("ed-prev-char", ["\\e[D", "\\eOD"]),
        ("ed-move-to-beg", ["\\e[H", "\\eOH", "\\e[1~", "\\e[7~"]),
        ("ed-move-to-end", ["\\e[F", "\\eOF", "\\e[4~", "\\e[8~"]),
        ("ed-delete-next-char", ["\\e[3~"]),
        ("em-delete-next-word", ["\\e[3;5~", "\\e[3;3~"]),
        ("em-next-word", ["\\e[1;5C", "\\e[1;3C", "\\e[5C", "\\eOc"]),
        ("ed-prev-word", ["\\e[1;5D", "\\e[1;3D", "\\e[5D", "\\eOd"]),
        ("ed-delete-prev-word", ["^W"]),
        ("vi-kill-line-prev", ["^U"]),
        (pasteBegins, ["\\e[200~"]),
        (pasteEnds, ["\\e[201~"]),
    ]

    private static var ignored: [String] {
        let modifiers = ["", ";2", ";3", ";4", ";5", ";6", ";7", ";8"]
        let numbered = (1...34).flatMap { number in modifiers.map { "\\e[\(number)\($0)~" } }
        let lettered = modifiers.dropFirst().flatMap { modifier in
            "ABCDEFHPQRS".map { "\\e[1\(modifier)\($0)" }
        }
        let plain = "PQRS".flatMap { ["\\eO\($0)", "\\e[\($0)"] } + "ABCDE".map { "\\e[[\($0)" }
        return numbered + lettered + plain + ["\\e[E", "\\e[G", "\\e[I", "\\e[O", "\\e[Z"]
    }
}
