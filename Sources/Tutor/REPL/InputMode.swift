/// How lines come in, as far as what is said depends on it.
struct InputMode {
    /// Whether nobody watches, so that faults have to show in the exit status.
    var isScript = false
    /// Whether more can be typed, so that answers end with what could be.
    var offersNext = true
    /// Whether the lines come from a file that a line named.
    var isInFile = false

    /// Whether a person is there who can do more than type lines.
    var isAtTerminal: Bool { !isScript && !isInFile }
}
