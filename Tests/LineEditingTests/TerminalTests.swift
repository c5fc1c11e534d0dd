import Foundation
import PseudoTerminal
import TestSupport
import Testing

/// Drives a small program as a person would.
@Suite("A line from a person", .serialized)
final class TerminalTests {
    let home: TemporaryFolder
    var history: URL { home.file("state/viewdid/history") }

    init() throws { home = try TemporaryFolder() }

    var environment: [String: String] {
        [
            "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": home.url.path, "DEMO_HISTORY": history.path,
            "PATH": "/usr/bin:/bin",
        ]
    }

    func start(
        _ changes: [String: String] = [:], columns: UInt16 = 80, rows: UInt16 = 24
    ) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            BuiltProduct.path("LineEditingDemo"), environment: environment.merging(changes) { $1 },
            columns: columns, rows: rows)
        try #require(terminal.wait(for: "demo>") != nil, "\(terminal.unread)")
        return terminal
    }

    func enter(_ lines: String...) throws {
        let terminal = try start()
        for line in lines {
            terminal.type(line + "\r")
            try #require(terminal.wait(for: "got [") != nil)
            try #require(terminal.wait(for: "demo>") != nil)
        }
        terminal.type("\u{4}")
        try #require(terminal.exitStatus() == 0)
    }

    func writeHistory(_ bytes: some Collection<UInt8>) throws {
        try FileManager.default.createDirectory(
            at: history.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: history)
    }

    @Test(
        "What is typed comes back",
        arguments: [
            ["LANG": "C.UTF-8"], ["LANG": "C"], ["LANG": "none"], ["TERM": "vt100"], ["TERM": "linux"],
        ])
    func typing(changes: [String: String]) throws {
        let terminal = try start(changes)
        terminal.type("café 你好\r")
        #expect(terminal.wait(for: "got [café 你好]") != nil)
    }

    @Test("A line takes no more letters than a command can have, and goes on taking keys")
    func fullLine() throws {
        let terminal = try start()
        terminal.type("\u{1B}[200~" + String(repeating: "x", count: 9_000) + "\u{1B}[201~")
        terminal.type("\u{1}y\u{5}\u{7F}\u{7F}\u{7F}abc\r")
        #expect(terminal.wait(for: "got [\(String(repeating: "x", count: 4_097))abc]") != nil)
    }

    @Test("Chinese is echoed, erased by whole letters, and recalled")
    func chinese() throws {
        let terminal = try start()
        terminal.type("你好吗")
        #expect(terminal.wait(for: "你好吗") != nil)
        terminal.type("\u{7F}\r")
        #expect(terminal.wait(for: "got [你好]") != nil)
        terminal.type("你\u{1B}[A!\r")
        #expect(terminal.wait(for: "got [你好!]") != nil)
    }

    @Test("Ctrl-C drops the line and the session goes on")
    func interrupt() throws {
        let terminal = try start()
        terminal.type("half")
        terminal.type("\u{3}")
        #expect(terminal.wait(for: "interrupted") != nil)
        terminal.type("whole\r")
        #expect(terminal.wait(for: "got [whole]") != nil)
    }

    @Test("Ctrl-C in a history search drops the line")
    func interruptedSearch() throws {
        let terminal = try start()
        terminal.type("push\r")
        #expect(terminal.wait(for: "got [push]") != nil)
        terminal.type("\u{12}pu")
        #expect(terminal.wait(for: "bck:") != nil)
        terminal.type("\u{3}")
        #expect(terminal.wait(for: "interrupted") != nil)
        terminal.type("pop\r")
        #expect(terminal.wait(for: "got [pop]") != nil)
    }

    @Test("Ctrl-C outside a read is noted for the command that runs")
    func interruptedCommand() throws {
        let terminal = try start()
        terminal.type("spin\r")
        #expect(terminal.wait(for: "spinning") != nil)
        terminal.type("\u{3}", waitsForEditor: false)
        #expect(terminal.wait(for: "stopped") != nil)
        #expect(terminal.wait(for: "demo>") != nil)
    }

    @Test("^D on an empty line ends the session and leaves the terminal as it was")
    func end() throws {
        let terminal = try start()
        terminal.type("\u{4}")
        let seen = terminal.wait(for: "bye")
        #expect(seen?.contains("\u{1B}[?2004l") == true)
        #expect(terminal.exitStatus() == 0)
        #expect(!terminal.unread.contains("\u{1B}[?2004h"))
    }

    @Test("^R finds an older line")
    func incrementalSearch() throws {
        try enter("push detail", "pop")
        let terminal = try start()
        terminal.type("\u{12}sh det")
        #expect(terminal.wait(for: "bck:") != nil)
        terminal.type("\r")
        #expect(terminal.wait(for: "got [push detail]") != nil)
    }

    @Test(
        "A key does what its cap says",
        arguments: [
            ("bc\u{1B}[Ha", "abc"), ("bc\u{1B}OHa\u{1B}OFd", "abcd"), ("bc\u{1B}[1~a\u{1B}[4~d", "abcd"),
            ("xab\u{1B}[H\u{1B}[3~", "ab"), ("one two\u{1B}[1;5Dx", "one xtwo"),
            ("one two\u{1B}[H\u{1B}[1;5Cx", "onex two"), ("one two\u{17}", "one "),
            ("a\u{1B}OP\u{1B}[15~\u{1B}[24;2~\u{1B}[[Ab\u{1B}[6~c", "abc"),
            ("one two\u{1B}[1;5D\u{15}", "two"), ("a\u{1B}[200~b\tc\u{1B}[201~d", "ab cd"),
            ("a\u{16}\u{1B}[31mb", "a[31mb"),
        ])
    func keys(typed: String, line: String) throws {
        let terminal = try start()
        terminal.type(typed + "\r")
        #expect(terminal.wait(for: "got [\(line)]") != nil, "\(terminal.unread)")
    }

    @Test("A bracketed paste is asked for while a line is read, and no longer")
    func paste() throws {
        let terminal = try start()
        terminal.type("x\r")
        let drawn = try #require(terminal.wait(for: "got [x]"))
        #expect(drawn.hasSuffix("\u{1B}[?2004lgot [x]"))
    }

    @Test("Bytes that are not UTF-8 do not stop the session")
    func invalidBytes() throws {
        let terminal = try start()
        terminal.type(bytes: [0x61, 0xE4, 0xBD, 0x62, 0xFF, 0xC3, 0xE4, 0xBD, 0xA0, 13])
        #expect(terminal.wait(for: "got [ab你]") != nil, "\(terminal.unread)")
    }

    @Test("Tab completes the only candidate, and the common part of several")
    func completion() throws {
        let terminal = try start()
        terminal.type("PU\t\r")
        #expect(terminal.wait(for: "got [push ]") != nil)
        terminal.type("é\t\r")
        #expect(terminal.wait(for: "got [état ]") != nil)
        terminal.type("x\t!\r")
        #expect(terminal.wait(for: "got [x!]") != nil)
    }

    @Test("Tab lists the candidates beside their summaries, cut to the terminal")
    func list() throws {
        let terminal = try start(columns: 40)
        terminal.type("p\t")
        let drawn = try #require(terminal.wait(for: "Pop the top"))
        #expect(drawn.contains("push     Push a controller onto the st…\r\n"), "\(drawn)")
        #expect(drawn.contains("present  展示一个控制器\r\npop      Pop the top"))
        terminal.type("o\t\r")
        #expect(terminal.wait(for: "got [pop ]") != nil)
    }

    @Test("A long list leaves the line in sight")
    func longList() throws {
        let terminal = try start(rows: 10)
        terminal.type("many \t\t")
        #expect(terminal.wait(for: "and 193 more") != nil)
        #expect(terminal.wait(for: "many item") != nil)
    }

    @Test("Lines are recalled in the next session")
    func recall() throws {
        try enter("push detail", "pop")
        let terminal = try start()
        terminal.type("\u{1B}[A\u{1B}[A\r")
        #expect(terminal.wait(for: "got [push detail]") != nil)
        let kept = try String(contentsOf: history, encoding: .utf8)
        #expect(kept == "_HiStOrY_V2_\npush\\040detail\npop\npush\\040detail\n")
        let attributes = try FileManager.default.attributesOfItem(atPath: history.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("Up and Down walk through the lines that begin as the one being typed")
    func prefixSearch() throws {
        try enter("push a", "pop", "x push", "push b")
        let terminal = try start()
        terminal.type("pu\u{1B}[A\u{1B}[A\r")
        #expect(terminal.wait(for: "got [push a]") != nil)
        terminal.type("pu\u{1B}OA\u{1B}OA\u{1B}OB\u{1B}OBx\r")
        #expect(terminal.wait(for: "got [pux]") != nil, "\(terminal.unread)")
    }

    @Test("quit, exit and lines that start with a space are not kept")
    func notKept() throws {
        try enter("pop", " secret", "exit")
        let terminal = try start()
        terminal.type("quit\r")
        #expect(terminal.exitStatus() == 0)
        #expect(try String(contentsOf: history, encoding: .utf8) == "_HiStOrY_V2_\npop\n")
    }

    @Test("~/.editrc has the last word")
    func editrc() throws {
        let keys = "bind -s ^X llo\nbind -s ^G he^X\nbind -s \"\\e[24~\" \"\\e[A\\n\"\n"
        try "bind ^A ed-move-to-end\n\(keys)other:bind ^G ed-insert\nnonsense\n".write(
            to: home.file(".editrc"), atomically: true, encoding: .utf8)
        let terminal = try start()
        terminal.type("ab\u{1}\u{7}\r")
        #expect(terminal.wait(for: "got [abhello]") != nil, "\(terminal.unread)")
    }

    @Test(
        "An ~/.editrc that libedit has no room for is left out, and the person is told",
        arguments: [
            "bind -s \"z\" \"\(String(repeating: "b", count: 1_500))\"\n",
            String(repeating: "#\n", count: 40_000), "\"\n", "bind -s q \"\n", "settc li 99999999999\n",
        ])
    func hostileEditrc(text: String) throws {
        try text.write(to: home.file(".editrc"), atomically: true, encoding: .utf8)
        let terminal = try PseudoTerminal(BuiltProduct.path("LineEditingDemo"), environment: environment)
        #expect(terminal.wait(for: "so its key bindings are ignored") != nil)
        terminal.type("z\r")
        #expect(terminal.wait(for: "got [z]") != nil, "\(terminal.unread)")
    }

    @Test("A pipe in the place of ~/.editrc does not keep the program waiting")
    func editrcPipe() throws {
        #expect(mkfifo(home.file(".editrc").path, 0o600) == 0)
        let terminal = try PseudoTerminal(BuiltProduct.path("LineEditingDemo"), environment: environment)
        #expect(terminal.wait(for: "is not a regular file") != nil)
    }

    @Test("vi's keys keep Tab")
    func vi() throws {
        try "bind -v\n".write(
            to: home.file(".editrc"), atomically: true, encoding: .utf8)
        let terminal = try start()
        terminal.type("pu\t\u{1B}0ix\r")
        #expect(terminal.wait(for: "got [xpush ]") != nil, "\(terminal.unread)")
    }

    @Test(
        "A damaged history is set aside",
        arguments: [
            Array("push\npop\n".utf8), Array("_HiStOrY_V2_\n".utf8) + [0x70, 0xFF, 10],
            Array("_HiStOrY_V2_\nbad\\9\n".utf8), Array("_HiStOrY_V2_\n\\377\\376\n".utf8), [0, 0, 0],
        ])
    func damagedHistory(bytes: [UInt8]) throws {
        try writeHistory(bytes)
        let terminal = try PseudoTerminal(BuiltProduct.path("LineEditingDemo"), environment: environment)
        #expect(terminal.wait(for: "is now \(history.path).damaged.") != nil)
        terminal.type("pop\r")
        #expect(terminal.wait(for: "got [pop]") != nil)
        #expect(try Array(Data(contentsOf: URL(fileURLWithPath: history.path + ".damaged"))) == bytes)
        #expect(try String(contentsOf: history, encoding: .utf8) == "_HiStOrY_V2_\npop\n")
    }

    @Test("Emoji and escape sequences in a history do no harm")
    func oddHistory() throws {
        try writeHistory("_HiStOrY_V2_\n👩‍👩‍👧\\040🎉\nred\\033[31m\n".utf8)
        let terminal = try start()
        terminal.type("\u{1B}[A\r")
        let drawn = try #require(terminal.wait(for: "got [red[31m]"))
        #expect(!drawn.contains("\u{1B}[31m"))
        terminal.type("\u{1B}[A\u{1B}[A\r")
        #expect(terminal.wait(for: "got [👩‍👩‍👧 🎉]") != nil)
    }

    @Test("A history that cannot be written is said, and the session goes on")
    func unwritableHistory() throws {
        try "in the way".write(to: home.file("state"), atomically: true, encoding: .utf8)
        let terminal = try PseudoTerminal(BuiltProduct.path("LineEditingDemo"), environment: environment)
        #expect(terminal.wait(for: "Lines won't be remembered for the next session") != nil)
        terminal.type("pop\r")
        #expect(terminal.wait(for: "got [pop]") != nil)
    }

    @Test("^Z hands the terminal to the shell, and fg takes it back", arguments: [false, true])
    func suspend(fromOutside: Bool) throws {
        let script = "\"$0\"; stty -a; echo 'in shell'; fg; echo 'over'"
        let terminal = try PseudoTerminal(
            "/bin/sh", ["-m", "-c", script, BuiltProduct.path("LineEditingDemo")], environment: environment)
        #expect(terminal.wait(for: "demo>") != nil)
        terminal.type("pu")
        #expect(terminal.wait(for: "pu") != nil)
        if fromOutside {
            terminal.sendToForeground(signal: SIGSTOP)
        } else {
            terminal.type("\u{1A}")
        }
        let drawn = try #require(terminal.wait(for: "in shell"))
        if !fromOutside { #expect(!drawn.contains("-icanon") && !drawn.contains("-echo ")) }
        #expect(terminal.wait(for: "pu") != nil)
        terminal.type("sh\r")
        let redrawn = try #require(terminal.wait(for: "got [push]"), "\(terminal.unread)")
        #expect(!redrawn.contains("demo>"), "\(redrawn)")
        terminal.type("\u{4}")
        #expect(terminal.wait(for: "over") != nil)
    }

    @Test("^Z without a shell to come back from is left out")
    func suspendedAlone() throws {
        let terminal = try start()
        terminal.type("a")
        terminal.type("\u{1A}")
        #expect(terminal.wait(for: "\u{1B}[?2004h") != nil)
        terminal.type("b\u{4}\u{3}")
        #expect(terminal.wait(for: "interrupted") != nil)
    }

    @Test(
        "A signal that ends the program leaves the terminal as it was, with the signal's own status",
        // The last two are among the real-time signals.
        arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGXCPU, SIGSYS, 35, 64])
    func ended(signal: Int32) throws {
        let terminal = try start()
        terminal.type("pu")
        try #require(terminal.wait(for: "pu") != nil)
        terminal.send(signal: signal)
        #expect(terminal.wait(for: "\u{1B}[?2004l") != nil, "\(terminal.unread)")
        #expect(terminal.exitStatus() == 128 + signal)
        #expect(terminal.isInLineMode)
    }

    @Test("What waits for a pause is done in the first one, and once")
    func pause() throws {
        let terminal = try start()
        func counted() throws -> String {
            Thread.sleep(forTimeInterval: 0.7)
            terminal.type("pauses\r")
            return try #require(terminal.wait(for: " so far"), "\(terminal.unread)")
        }
        var seen = try counted()
        // On a busy machine the key may be there before the pause is noticed.
        for _ in 0..<100 where seen.contains("0 so far") { seen = try counted() }
        #expect(seen.contains("1 so far"))
        #expect(try counted().contains("1 so far"))
    }

    @Test("Where editing is not possible lines are read plainly", arguments: ["dumb", ""])
    func dumb(terminalType: String) throws {
        let environment = environment.merging(["TERM": terminalType]) { $1 }
        let terminal = try PseudoTerminal(BuiltProduct.path("LineEditingDemo"), environment: environment)
        #expect(terminal.wait(for: "no editing") != nil)
        terminal.type("pop\n", waitsForEditor: false)
        #expect(terminal.wait(for: "got [pop]") != nil)
    }
}
