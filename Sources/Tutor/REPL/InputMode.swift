/// The source of the lines, as far as the output depends on it.
struct InputMode {
    /// Indicates whether nobody is watching, so that errors have to show in the exit status.
    var isScript = false
    /// Indicates whether more input is possible, so that answers end with suggestions.
    var offersNext = true
    /// Indicates whether the lines come from a file that a line named.
    var isInFile = false

    /// Indicates whether a person is at the terminal, who can use an editor, for example.
    var isAtTerminal: Bool { !isScript && !isInFile }
}
