import Platform
import Testing

@testable import LineEditing

@Suite("Completion")
struct CompletionsTests {
    static let steps: [(typed: String, texts: [String], step: Completions.Step)] = [
        ("pu", [], .nothing),
        ("pu", ["push"], .replace(removedCount: 2, insertion: "push ")),
        ("push", ["push"], .replace(removedCount: 4, insertion: "push ")),
        ("lo", ["loadView", "loadViewIfNeeded"], .replace(removedCount: 2, insertion: "loadView")),
        ("loadView", ["loadView", "loadViewIfNeeded"], .list),
        ("p", ["push", "pop"], .list),
        ("", ["push", "pop"], .replace(removedCount: 0, insertion: "p")),
        ("", ["push", "use"], .list),
        ("LO", ["loadView", "loadViewIfNeeded"], .replace(removedCount: 2, insertion: "loadView")),
        ("xyz", ["push", "pop"], .list),
        ("你", ["你好"], .replace(removedCount: 1, insertion: "你好 ")),
        ("e\u{301}t", ["état"], .replace(removedCount: 3, insertion: "état ")),
        ("a", ["a\u{1B}[31mb"], .replace(removedCount: 1, insertion: "a[31mb ")),
    ]

    @Test("Tab replaces what was typed, or lists", arguments: steps)
    func step(typed: String, texts: [String], step: Completions.Step) {
        let candidates = texts.map { CompletionCandidate($0) }
        let completions = Completions(replacedCount: typed.count, candidates: candidates)
        #expect(completions.step(after: typed, isAtWordEnd: false) == step)
    }

    @Test("No second space is typed")
    func space() {
        let completions = Completions(replacedCount: 1, candidates: [CompletionCandidate("pop")])
        #expect(
            completions.step(after: "p", isAtWordEnd: true) == .replace(removedCount: 1, insertion: "pop"))
        #expect(
            Completions(replacedCount: 3, candidates: [CompletionCandidate("pop")])
                .step(after: "pop", isAtWordEnd: true) == .nothing)
    }

    @Test("A completer that replaces more than there is does no harm", arguments: [-3, 0, 99])
    func wrongCount(replacedCount: Int) {
        let completions = Completions(replacedCount: replacedCount, candidates: [CompletionCandidate("pop")])
        let removed = replacedCount > 0 ? 1 : 0
        #expect(
            completions.step(after: "p", isAtWordEnd: false)
                == .replace(removedCount: removed, insertion: "pop "))
    }

    @Test("Summaries line up beside wide letters")
    func aligned() {
        let completions = Completions(
            replacedCount: 0,
            candidates: [
                CompletionCandidate("你好", summary: "greet"), CompletionCandidate("a", summary: "b"),
                CompletionCandidate("c"),
            ])
        #expect(
            completions.rows(for: TerminalSize(columns: 40, rows: 24)) == ["你好  greet", "a     b", "c"])
    }

    @Test("A list never takes more than a screen", arguments: 1...60, [1, 2, 10, 40])
    func screen(columns: Int, rows: Int) {
        for summary in ["", "一个控制器"] {
            let completions = Completions(
                replacedCount: 0, candidates: (1...50).map { CompletionCandidate("第\($0)", summary: summary) }
            )
            let list = completions.rows(for: TerminalSize(columns: columns, rows: rows))
            #expect(list.count <= max(2, rows - 2))
            #expect(list.allSatisfy { $0.cellWidth <= max(1, columns - 1) })
        }
    }
}
