import CLibEdit
import VisibleText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Lines from a person, with editing keys, history and completion, by libedit.
///
/// There can be one at a time, since it takes standard input, standard output and ^C. What the
/// person wrote in `~/.editrc` is obeyed last.
package final class Terminal: LineSource {
    /// What the person should know about the history file and was not told yet.
    private var notice: String?

    private let editor: OpaquePointer
    private let history: OpaquePointer
    private let complete: (String) -> Completions
    private var historyFile: HistoryFile?
    private var search = PrefixSearch()
    private var typed = CharacterJudge()
    private var isPasting = false
    private var prompt: UnsafeMutablePointer<CChar>

    private static let literal: Character = "\u{1}"
    private static let historyLimit = 1000

    /// Takes the terminal at standard input and output.
    ///
    /// Nil when there is none, when `TERM` is unset or `dumb`, when no UTF-8 locale is installed, or
    /// when there is such a terminal already: then ``PipedLines`` serves.
    ///
    /// - Parameters:
    ///   - program: The name that lines in `~/.editrc` may be meant for.
    ///   - historyPath: The file that keeps the lines from one session to the next, or nil for none.
    ///   - complete: The ways to finish the text before the cursor.
    package init?(program: String, historyPath: String?, complete: @escaping (String) -> Completions) {
        let terminal = getenv("TERM").map { String(cString: $0) } ?? ""
        guard !["", "dumb"].contains(terminal), le_use_utf8(), let history = history_init() else {
            return nil
        }
        guard let editor = le_open(program) else {
            history_end(history)
            return nil
        }
        self.editor = editor
        self.history = history
        self.complete = complete
        prompt = Self.copy("")
        historyFile = historyPath.map { HistoryFile(path: $0, limit: Self.historyLimit) }

        prepareHistory()
        prepareEditor()
        le_catch_interrupts()
    }

    deinit {
        le_close(editor)
        history_end(history)
        le_release_interrupts()
        prompt.deallocate()
    }

    /// Asks the person for a line and keeps it in the history.
    ///
    /// An empty line, one that starts with a space, a repeat of the line before, `quit` and `exit`
    /// are not kept.
    ///
    /// - Parameter prompt: What to show before the line.
    /// - Returns: The line without harmful characters, or that ^C or ^D was typed.
    package func next(_ prompt: Prompt) -> Input {
        self.prompt.deallocate()
        self.prompt = Self.copy(prompt.marked(with: Self.literal))
        search.stop()

        var interrupted = false
        guard let raw = le_read(editor, &interrupted) else {
            isPasting = false
            // Below what was typed, and over what wrapped.
            StandardOutput.printBelowTyped([])
            return interrupted ? .interrupted : .end
        }
        var line = String(cString: raw)
        if line.last?.isNewline == true { line.removeLast() }
        line = line.withoutHarmful
        if isKept(line) { keep(line) }
        return .line(line)
    }

    /// What the person should know about the history file since this was last asked; nil when all is well.
    package func takeNotice() -> String? {
        defer { notice = nil }
        return notice
    }

    private func prepareHistory() {
        le_history_limit(history, Int32(Self.historyLimit))
        le_history_skip_repeats(history, true)
        guard let file = historyFile else { return }
        do throws(HistoryFile.Failure) {
            for line in try file.load() { remember(line) }
        } catch .damaged {
            setAside(file)
        } catch {
            abandon(file, after: error)
        }
    }

    private func prepareEditor() {
        le_set_context(editor, Unmanaged.passUnretained(self).toOpaque())
        le_set_filter { editor, character in Terminal.of(editor)?.isHarmful(character) ?? false }
        le_set_prompt(editor, { Terminal.of($0)?.prompt }, 1)
        le_set_keys(editor, "emacs")
        le_set_history(editor, history)
        // libedit redraws wrapped lines wrongly through a terminal's insert mode: rewrite instead.
        for capability in ["ic", "im", "IC"] { le_set_capability(editor, capability, "") }

        addCommands()
        for (key, command) in TerminalKeys.all { le_bind(editor, key, command) }
        el_source(editor, nil)
        if le_has_keys(editor, "vi") {
            for (key, command) in TerminalKeys.basic { le_bind(editor, key, command) }
        }
    }

    /// Whether a character that was typed or pasted would be drawn as something else than it is. Controls are keys.
    private func isHarmful(_ character: UInt32) -> Bool {
        guard let scalar = Unicode.Scalar(character) else { return true }
        return typed.isHarmful(scalar) && character > 0x7F
    }

    private func addCommands() {
        le_add_command(editor, TerminalKeys.complete, "Finish the word") { editor, _ in
            Terminal.of(editor)?.completeWord() ?? UInt8(CC_ERROR)
        }
        le_add_command(editor, TerminalKeys.older, "Older line that begins like this") { editor, _ in
            Terminal.of(editor)?.recall { $0.older(than: $1.text, beforeCursor: $1.beforeCursor) }
                ?? UInt8(CC_ERROR)
        }
        le_add_command(editor, TerminalKeys.newer, "Newer line that begins like this") { editor, _ in
            Terminal.of(editor)?.recall { search, line in search.newer(than: line.text) } ?? UInt8(CC_ERROR)
        }
        le_add_command(editor, TerminalKeys.ignore, "Do nothing") { _, _ in UInt8(CC_REFRESH) }
        le_add_command(editor, TerminalKeys.pasteBegins, "Take tabs as spaces") { editor, _ in
            Terminal.of(editor)?.isPasting = true
            return UInt8(CC_REFRESH)
        }
        le_add_command(editor, TerminalKeys.pasteEnds, "Take tabs as keys") { editor, _ in
            Terminal.of(editor)?.isPasting = false
            return UInt8(CC_REFRESH)
        }
    }

    private struct Line {
        var text: String
        var beforeCursor: String
    }

    private func currentLine() -> Line {
        guard let line = el_line(editor)?.pointee, let start = line.buffer else {
            return Line(text: "", beforeCursor: "")
        }
        func text(to end: UnsafePointer<CChar>?) -> String {
            let bytes = UnsafeRawBufferPointer(start: start, count: end.map { $0 - start } ?? 0)
            return String(decoding: bytes, as: UTF8.self)
        }
        return Line(text: text(to: line.lastchar), beforeCursor: text(to: line.cursor))
    }

    private func completeWord() -> UInt8 {
        guard !isPasting else {
            el_insertstr(editor, " ")
            return UInt8(CC_REFRESH)
        }
        let line = currentLine()
        let completions = complete(line.beforeCursor)
        let following = line.text.unicodeScalars.dropFirst(line.beforeCursor.unicodeScalars.count).first
        switch completions.step(after: line.beforeCursor, isAtWordEnd: following == " ") {
        case .nothing:
            return UInt8(CC_REFRESH_BEEP)
        case .replace(let removedCount, let insertion):
            el_deletestr(editor, Int32(removedCount))
            el_insertstr(editor, insertion)
            return UInt8(CC_REFRESH)
        case .list:
            let size = TerminalSize(columns: TerminalSize.columns() ?? 80, rows: TerminalSize.rows() ?? 24)
            StandardOutput.printBelowTyped(completions.rows(for: size))
            return UInt8(CC_REDISPLAY)
        }
    }

    private func recall(_ find: (inout PrefixSearch, Line) -> String?) -> UInt8 {
        let line = currentLine()
        guard let found = find(&search, line) else { return UInt8(CC_REFRESH_BEEP) }
        let count = line.text.unicodeScalars.count
        el_cursor(editor, Int32(count))
        el_deletestr(editor, Int32(count))
        el_insertstr(editor, found)
        return UInt8(CC_REFRESH)
    }

    private func isKept(_ line: String) -> Bool {
        let word = line.split(separator: " ").joined(separator: " ").lowercased()
        return !line.hasPrefix(" ") && !["", "quit", "exit"].contains(word) && line != search.lines.last
    }

    private func keep(_ line: String) {
        remember(line)
        guard let file = historyFile else { return }
        do throws(HistoryFile.Failure) {
            try file.append(line)
        } catch {
            abandon(file, after: error)
        }
    }

    private func remember(_ line: String) {
        le_history_add(history, line)
        search.append(line)
    }

    private func setAside(_ file: HistoryFile) {
        do throws(HistoryFile.Failure) {
            let path = try file.setAside()
            notice = "The history file is damaged and was set aside as \(path). A new one is begun."
        } catch {
            abandon(file, after: error)
        }
    }

    private func abandon(_ file: HistoryFile, after failure: HistoryFile.Failure) {
        historyFile = nil
        notice = "Lines are not kept for the next session: \(failure.explanation(for: file.path))"
    }

    private static func of(_ editor: OpaquePointer?) -> Terminal? {
        le_context(editor).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
    }

    private static func copy(_ text: String) -> UnsafeMutablePointer<CChar> {
        let bytes = text.utf8CString
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
        for (index, byte) in bytes.enumerated() { (copy + index).initialize(to: byte) }
        return copy
    }
}
