import CPseudoTerminal
import Foundation

/// A child process whose terminal we hold the other end of: type into it, read what it draws.
package final class PseudoTerminal {
    /// The child could not be started.
    package struct CannotStart: Error {
        /// The error number.
        package let code: Int32
    }

    /// All that was drawn and that no wait has consumed yet.
    package var unread: String { String(decoding: drawn, as: UTF8.self) }

    private let master: Int32
    private let child: pid_t
    private var drawn: [UInt8] = []
    private var status: Int32?

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - path: The program's file.
    ///   - arguments: Its arguments, without its own name.
    ///   - environment: All of its environment.
    ///   - columns: The width of the terminal.
    ///   - rows: The height of the terminal.
    /// - Throws: ``CannotStart`` when there is no terminal or no process to be had.
    package init(
        _ path: String, _ arguments: [String] = [], environment: [String: String],
        columns: UInt16 = 80, rows: UInt16 = 24
    ) throws {
        let argv = ([path] + arguments).map { strdup($0) } + [nil]
        let envp = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (argv + envp).forEach { free($0) } }
        var master: Int32 = -1
        child = pty_spawn(&master, path, argv, envp, columns, rows)
        guard child > 0 else { throw CannotStart(code: errno) }
        self.master = master
    }

    deinit {
        if status == nil {
            kill(child, SIGKILL)
            var ignored: Int32 = 0
            waitpid(child, &ignored, 0)
        }
        close(master)
    }

    /// Types, once the program edits the line by itself.
    ///
    /// Keys sent earlier are the kernel's, which echoes them and eats Ctrl-C and ^D.
    ///
    /// - Parameters:
    ///   - keys: What the keys send.
    ///   - waitsForEditor: False to type at once, for a program that does not edit.
    /// - Returns: Whether all was typed within a minute.
    @discardableResult
    package func type(_ keys: String, waitsForEditor: Bool = true) -> Bool {
        type(bytes: Array(keys.utf8), waitsForEditor: waitsForEditor)
    }

    /// Types bytes, which need not be text, once the program edits the line by itself.
    ///
    /// - Parameters:
    ///   - bytes: What the keys send.
    ///   - waitsForEditor: False to type at once, for a program that does not edit.
    /// - Returns: Whether all was typed within a minute.
    @discardableResult
    package func type(bytes: [UInt8], waitsForEditor: Bool = true) -> Bool {
        if waitsForEditor {
            let deadline = Date().addingTimeInterval(60)
            while isInLineMode {
                guard Date() < deadline else { return false }
                collect(milliseconds: 1)
            }
        }
        return write(master, bytes, bytes.count) == bytes.count
    }

    /// Indicates whether the terminal is in the mode of a shell's command: lines edited by the kernel, and
    /// echoed.
    package var isInLineMode: Bool {
        var mode = termios()
        guard tcgetattr(master, &mode) == 0 else { return false }
        return mode.c_lflag & tcflag_t(ICANON) != 0 && mode.c_lflag & tcflag_t(ECHO) != 0
    }

    /// Waits until the terminal is in line mode.
    ///
    /// - Parameter seconds: How long at most.
    /// - Returns: Whether it came to that.
    package func waitForLineMode(seconds: Double = 60) -> Bool {
        let deadline = Date().addingTimeInterval(seconds)
        while !isInLineMode {
            guard Date() < deadline else { return false }
            collect(milliseconds: 1)
        }
        return true
    }

    /// Waits until a text is drawn, and consumes what was drawn up to its end.
    ///
    /// - Parameters:
    ///   - text: The text to wait for.
    ///   - seconds: How long at most.
    /// - Returns: What was drawn since the last wait, up to the end of the text; nil when it did not come.
    package func wait(for text: String, seconds: Double = 60) -> String? {
        let deadline = Date().addingTimeInterval(seconds)
        let wanted = Data(text.utf8)
        while true {
            if let range = Data(drawn).range(of: wanted) {
                let seen = String(decoding: drawn[..<range.upperBound], as: UTF8.self)
                drawn.removeSubrange(..<range.upperBound)
                return seen
            }
            guard Date() < deadline, collect(milliseconds: 50) else { return nil }
        }
    }

    /// Waits until the program has ended.
    ///
    /// - Parameter seconds: How long at most.
    /// - Returns: Its exit status, 128 and the signal when it was killed, or nil when it did not end.
    package func exitStatus(seconds: Double = 60) -> Int32? {
        let deadline = Date().addingTimeInterval(seconds)
        var raw: Int32 = 0
        while status == nil, Date() < deadline {
            if waitpid(child, &raw, WNOHANG) == child {
                status = raw & 0x7F == 0 ? raw >> 8 & 0xFF : 128 + (raw & 0x7F)
            } else if !collect(milliseconds: 2) {
                usleep(1000)
            }
        }
        while collect(milliseconds: 0) {}
        return status
    }

    /// Sends a signal to the program that was started.
    ///
    /// - Parameter signal: The signal's number.
    package func send(signal: Int32) {
        if status == nil { kill(child, signal) }
    }

    /// Sends a signal to whatever runs in the foreground of the terminal.
    ///
    /// - Parameter signal: The signal's number.
    package func sendToForeground(signal: Int32) { _ = pty_signal(master, signal) }

    /// Changes the size of the terminal.
    ///
    /// - Parameters:
    ///   - columns: The new width.
    ///   - rows: The new height.
    package func resize(columns: UInt16, rows: UInt16) { _ = pty_resize(master, columns, rows) }

    /// Waits for what is drawn and reads it; false when nothing will come any more, or is there now.
    @discardableResult
    private func collect(milliseconds: Int32) -> Bool {
        var poller = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&poller, 1, milliseconds) > 0 else { return milliseconds > 0 }
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(master, &buffer, buffer.count)
        guard count > 0 else { return false }
        drawn += buffer[..<count]
        return true
    }
}
