import Platform

extension Styling {
    /// The style for a terminal or pipe.
    ///
    /// - Parameters:
    ///   - isTerminal: Whether the output is a terminal.
    ///   - isPlain: Whether plain text was asked for.
    ///   - environment: The process's environment: `NO_COLOR` (when not empty) and `TERM=dumb` turn color off.
    ///   - columns: The terminal's width, if known.
    package init(isTerminal: Bool, isPlain: Bool, environment: EnvironmentVariables, columns: Int?) {
        let refuses = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        let term = environment["TERM"] ?? "dumb"
        self.init(
            usesColor: isTerminal && !isPlain && !refuses && term != "dumb",
            width: Styling.width(in: columns))
    }
}
