import Foundation
import LineEditing

let environment = ProcessInfo.processInfo.environment
let commands = [
    CompletionCandidate("push", summary: "Push a controller onto the stack"),
    CompletionCandidate("present", summary: "展示一个控制器"),
    CompletionCandidate("pop", summary: "Pop the top"),
    CompletionCandidate("état", summary: "State"),
]

func complete(_ typed: String) -> Completions {
    let word = typed.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    if typed.hasPrefix("many ") {
        let items = (1...200).map { CompletionCandidate("item\($0)", summary: "one of many") }
        return Completions(replacedCount: word.count, candidates: items)
    }
    return Completions(
        replacedCount: word.count,
        candidates: commands.filter { $0.text.lowercased().hasPrefix(word.lowercased()) })
}

/// Runs until Ctrl-C or five seconds are over, as a long command does.
func spin() -> String {
    let deadline = Date().addingTimeInterval(5)
    while Date() < deadline {
        if Interrupt.isPending { return "stopped" }
    }
    return "not stopped"
}

/// The number of times that work for a pause was done.
final class Pauses {
    var count = 0
}

func run(_ lines: inout any LineSource, _ pauses: Pauses) {
    while true {
        switch lines.next(Prompt("demo>", color: "1;32")) {
        case .line("quit"), .end: return
        case .line("pauses"): print("\(pauses.count) so far")
        case .line("spin"):
            print("spinning")
            fflush(nil)
            print(spin())
        case .line(let line):
            print("got [\(line)]")
        case .interrupted:
            print("interrupted")
        }
    }
}

func start() {
    let history = environment["DEMO_HISTORY"]
    let pauses = Pauses()
    let terminal = Terminal(
        program: "demo", historyPath: history, whenIdle: { pauses.count += 1 }, complete: complete)
    if let terminal {
        if let notice = terminal.takeNotice() { print(notice) }
        var lines: any LineSource = terminal
        run(&lines, pauses)
    } else {
        print("no editing")
        var lines: any LineSource = PipedLines()
        run(&lines, pauses)
    }
}

start()
print("bye")
