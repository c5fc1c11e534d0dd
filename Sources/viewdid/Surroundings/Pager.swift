import Foundation
import Platform
import VisibleText

/// Shows what is longer than the screen page by page, with the program that the person chose.
struct Pager {
    private let command: String
    private let screenRows: Int

    /// The pager of a terminal; nil if there is no such program, or if it would not work there.
    ///
    /// - Parameters:
    ///   - variables: The process's environment: `PAGER` names the program, else `less` is taken.
    ///   - screenRows: The rows that fit on the screen at first.
    init?(variables: EnvironmentVariables, screenRows: Int?) {
        guard let screenRows, variables["TERM"].map({ $0 != "dumb" }) ?? false else { return nil }
        let named = variables["PAGER"]?.trimmingCharacters(in: .whitespaces) ?? "less"
        let program = named.split(separator: " ").first.map(String.init) ?? ""
        guard !program.isEmpty, program != "cat", Pager.exists(program, variables["PATH"] ?? "") else {
            return nil
        }
        command = named
        self.screenRows = screenRows
    }

    /// Shows some rows if they do not fit on the screen.
    ///
    /// - Parameter rows: What there is to show.
    /// - Returns: False if they fit, or if nothing could be started to show them; nothing was shown then.
    func show(_ rows: [String]) -> Bool {
        guard rows.count >= TerminalSize.rows() ?? screenRows else { return false }
        fflush(nil)
        // What a pager leaves that fails is shown without it. It has a shell of its own, which slips in the command end.
        let quoted = "'" + command.replacingOccurrences(of: "'", with: "'\\''") + "'"
        guard let pipe = popen(Pager.settings + "sh -c \(quoted) || cat", "w") else { return false }
        // The person may leave the pager before it has read everything.
        let previous = signal(SIGPIPE, SIG_IGN)
        defer { signal(SIGPIPE, previous) }
        for row in rows where fputs(row.visibleButStyled + "\n", pipe) < 0 { break }
        // By 126 and 127 a shell says that it could not start the program.
        return ![126, 127].contains(pclose(pipe) >> 8 & 0xFF)
    }

    /// What the shell sets unless the person has: as with git, less ends at once on what fits after all, keeps colour, and
    /// leaves the text standing. What is typed on by mistake runs no commands of its own: `s` would write a file.
    private static let settings = #"""
        LESS="${LESS-FRXPsspace\: more, q\: back\$}" LESSCHARSET="${LESSCHARSET-utf-8}"
        LESSSECURE="${LESSSECURE-1}"
        export LESS LESSCHARSET LESSSECURE

        """#

    private static func exists(_ program: String, _ path: String) -> Bool {
        let files = FileManager.default
        if program.contains("/") { return files.isExecutableFile(atPath: program) }
        return path.split(separator: ":").contains { files.isExecutableFile(atPath: "\($0)/\(program)") }
    }
}
