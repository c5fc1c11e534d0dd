/// The size of a terminal.
package struct TerminalSize: Equatable, Sendable {
    /// The cells in a row.
    package var columns: Int
    /// The rows on the screen.
    package var rows: Int

    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// The size of the terminal at a descriptor, standard output unless told.
    ///
    /// - Parameter descriptor: An open file.
    /// - Returns: The size, or nil when the descriptor is no terminal or the terminal does not say.
    private static func current(of descriptor: Int32 = STDOUT_FILENO) -> TerminalSize? {
        var size = winsize()
        #if canImport(Musl)
            let isTold = ioctl(descriptor, Int32(TIOCGWINSZ), &size) == 0
        #else
            let isTold = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
        #endif
        guard isTold, size.ws_col > 0, size.ws_row > 0 else { return nil }
        return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    /// The cells in a row: what the terminal says, else what `COLUMNS` says.
    ///
    /// - Parameter descriptor: An open file.
    /// - Returns: A number above zero, or nil when neither says.
    package static func columns(of descriptor: Int32 = STDOUT_FILENO) -> Int? {
        current(of: descriptor)?.columns ?? count(fromVariable: "COLUMNS")
    }

    /// The rows on the screen: what the terminal says, else what `LINES` says.
    ///
    /// - Parameter descriptor: An open file.
    /// - Returns: A number above zero, or nil when neither says.
    package static func rows(of descriptor: Int32 = STDOUT_FILENO) -> Int? {
        current(of: descriptor)?.rows ?? count(fromVariable: "LINES")
    }

    private static func count(fromVariable name: String) -> Int? {
        guard let count = EnvironmentVariables.ofProcess[name].flatMap({ Int($0) }) else { return nil }
        return (1...10_000).contains(count) ? count : nil
    }
}
