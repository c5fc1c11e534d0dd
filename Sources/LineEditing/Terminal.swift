import CLibEdit
import Characters
import Platform
import VisibleText

/// Lines from a person, with editing keys, history and completion, by libedit.
///
/// There can be one at a time, since it takes standard input, standard output and Ctrl-C. What the
/// person wrote in `~/.editrc` is obeyed last.
package final class Terminal: LineSource {
    private let editor: OpaquePointer
    private let earlier: LineHistory
    private let complete: (String) -> Completions
    private let whenIdle: () -> Void
    /// The lines that can be recalled now.
    private var recalled = Prompt.History.commands
    private var typed = CharacterFilter()
    /// The reason the keys of `~/.editrc` are not taken, until it has been shown.
    private var objection: String?
    private var isPasting = false
    private var prompt: UnsafeMutablePointer<CChar>
    private var endsWithPaste = false

    private static let literal: Character = "\u{1}"

    /// Takes the terminal at standard input and output.
    ///
    /// Nil when there is none, when `TERM` is unset or `dumb`, when no UTF-8 locale is installed, or when
    /// there is such a terminal already; use ``PipedLines`` then.
    ///
    /// - Parameters:
    ///   - program: The name that lines in `~/.editrc` may be meant for.
    ///   - historyPath: The file that keeps the lines from one session to the next, or nil for none.
    ///   - whenIdle: A closure that is called once, as soon as the person types nothing for a moment.
    ///   - complete: Returns the ways to finish the text before the cursor.
    package init?(
        program: String, historyPath: String?, whenIdle: @escaping () -> Void = {},
        complete: @escaping (String) -> Completions
    ) {
        let terminal = getenv("TERM").map { String(cString: $0) } ?? ""
        guard !["", "dumb"].contains(terminal), le_use_utf8(),
            let earlier = LineHistory(path: historyPath), let editor = le_open(program)
        else { return nil }
        self.editor = editor
        self.earlier = earlier
        self.complete = complete
        self.whenIdle = whenIdle
        prompt = Self.copy("")

        earlier.load()
        prepareEditor()
        le_catch_interrupts()
    }

    deinit {
        le_close(editor)
        le_release_interrupts()
        prompt.deallocate()
    }

    /// Asks the person for a line and keeps it in the history, unless the prompt says otherwise. The line
    /// contains no harmful characters.
    package func next(_ prompt: Prompt) -> LineInput {
        self.prompt.deallocate()
        self.prompt = Self.copy(prompt.marked(with: Self.literal))
        recalled = prompt.history
        endsWithPaste = prompt.endsWithPaste
        earlier.searches[recalled]?.stop()
        le_set_history(editor, earlier.list(of: recalled))

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
        if prompt.keepsLine { keep([line], in: prompt.history) }
        return .line(line)
    }

    /// Keeps the lines of an input as one entry.
    ///
    /// Empty input, input that starts with a space or repeats the previous entry, `quit` and `exit` are not
    /// kept. Answers are kept until the session ends.
    package func keep(_ lines: [String], in history: Prompt.History) {
        earlier.keep(HistoryEntry.text(of: lines), in: history)
    }

    /// Returns messages about the history file and `~/.editrc` that were not returned before; nil if there
    /// are none.
    package func takeNotice() -> String? {
        defer { (earlier.notice, objection) = (nil, nil) }
        let notices = [earlier.notice, objection].compactMap(\.self)
        return notices.isEmpty ? nil : notices.joined(separator: " ")
    }

    private func prepareEditor() {
        le_set_context(editor, Unmanaged.passUnretained(self).toOpaque())
        le_set_filter { editor, character in Terminal.of(editor)?.isHarmful(character) ?? false }
        le_set_idle { editor in Terminal.of(editor)?.whenIdle() }
        le_set_prompt(editor, { Terminal.of($0)?.prompt }, 1)
        le_set_keys(editor, "emacs")
        le_set_history(editor, earlier.list(of: .commands))
        // libedit redraws wrapped lines wrongly through a terminal's insert mode: rewrite instead.
        for capability in ["ic", "im", "IC"] { le_set_capability(editor, capability, "") }

        addCommands()
        for (key, command) in TerminalKeys.all { le_bind(editor, key, command) }
        readKeysOfPerson()
        if le_has_keys(editor, "vi") {
            for (key, command) in TerminalKeys.basic { le_bind(editor, key, command) }
        }
    }

    private func readKeysOfPerson() {
        guard let file = EditorFile() else { return }
        if let objection = file.objection {
            self.objection = objection
        } else {
            el_source(editor, file.path)
        }
    }

    /// A line that is longer takes no more letters: each is drawn by going through the line. No command is as long.
    private static let longestLine = 4_100

    /// Indicates whether a typed or pasted character must stay out of the line: it would be drawn as
    /// something else, or the line is full. Control characters are keys.
    private func isHarmful(_ character: UInt32) -> Bool {
        let isKey = character < 0x20 || character == 0x7F
        guard isKey || length < Self.longestLine else { return true }
        guard let scalar = Unicode.Scalar(character) else { return true }
        return typed.isHarmful(scalar) && character > 0x7F
    }

    private func addCommands() {
        le_add_command(editor, TerminalKeys.complete, "Complete the word") { editor, _ in
            Terminal.of(editor)?.completeWord() ?? UInt8(CC_ERROR)
        }
        le_add_command(editor, TerminalKeys.older, "Older line that starts like this") { editor, _ in
            Terminal.of(editor)?.recall { $0.older(than: $1.text, beforeCursor: $1.beforeCursor) }
                ?? UInt8(CC_ERROR)
        }
        le_add_command(editor, TerminalKeys.newer, "Newer line that starts like this") { editor, _ in
            Terminal.of(editor)?.recall { search, line in search.newer(than: line.text) } ?? UInt8(CC_ERROR)
        }
        le_add_command(editor, TerminalKeys.ignore, "Do nothing") { _, _ in UInt8(CC_REFRESH) }
        le_add_command(editor, TerminalKeys.pasteBegins, "Treat tabs as spaces") { editor, _ in
            Terminal.of(editor)?.isPasting = true
            return UInt8(CC_REFRESH)
        }
        le_add_command(editor, TerminalKeys.pasteEnds, "Treat tabs as keys") { editor, _ in
            guard let terminal = Terminal.of(editor) else { return UInt8(CC_ERROR) }
            terminal.isPasting = false
            if terminal.endsWithPaste { el_push(editor, "\n") }
            return UInt8(CC_REFRESH)
        }
    }

    /// The number of characters in the line.
    private var length: Int { el_wline(editor).map { $0.pointee.lastchar - $0.pointee.buffer } ?? 0 }

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
        guard var search = earlier.searches[recalled], let found = find(&search, currentLine()) else {
            return UInt8(CC_REFRESH_BEEP)
        }
        earlier.searches[recalled] = search
        replace(with: found)
        return UInt8(CC_REFRESH)
    }

    private func replace(with text: String) {
        let count = currentLine().text.unicodeScalars.count
        el_cursor(editor, Int32(count))
        el_deletestr(editor, Int32(count))
        el_insertstr(editor, text)
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
