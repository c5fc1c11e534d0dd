import TestSupport
import Testing

@testable import CommandLanguage

struct CompletionTests {
    private func completions(of line: String, after commands: String = ReadyApp.rich) throws -> (
        Int, [String]
    ) {
        let found = CommandCompleter.completions(of: line, in: try ReadyApp(commands).context)
        return (found.replaced, found.candidates.map(\.text))
    }

    @Test("Only what the app would not refuse is offered, unless it would refuse all")
    func possible() throws {
        let stack =
            ReadyApp.rich + "; new UINavigationController as nav with vc; launch nav; push detail onto nav"
        #expect(try completions(of: "push ", after: stack).1 == ["detail", "feed", "vc"])
        #expect(try completions(of: "remove view ", after: stack).1 == ["detail", "nav"])
        #expect(try completions(of: "remove from parent ", after: stack).1 == ["detail", "vc"])
        #expect(try completions(of: "is view loaded ", after: stack).1 == ["detail", "feed", "nav", "vc"])
        #expect(try completions(of: "remove from parent ").1 == ["detail", "feed", "vc"])
    }

    @Test(
        "What is typed so far is completed",
        arguments: [
            ("acc", 3, ["access"]),
            ("ACC", 3, ["access"]),
            ("access ", 0, ["view"]),
            ("access view ", 0, ["detail", "feed", "vc"]),
            ("access view of f", 1, ["feed"]),
            ("access view\u{200B}", 0, ["detail", "feed", "vc"]), ("access \u{200B}\u{200B}", 0, ["view"]),
            ("trace; mem", 3, ["memory"]),
            ("predict mem", 3, ["memory"]),
            ("predict access view; mem", 3, ["memory"]),
            ("compare ios 5 17: mem", 3, ["memory"]),
            ("override viewDidL", 8, ["viewDidLayoutSubviews", "viewDidLoad"]),
            ("override loadView in F", 1, ["Feed"]),
            ("device iPhone 1", 8, ["iPhone 11", "iPhone 15"]),
            ("device iPh", 3, ["iPhone 11", "iPhone 15", "iPhone SE", "iPhone XR", "iPhone XS Max"]),
            ("explain memory.views-u", 14, ["memory.views-unload"]),
            ("expect loadView viewDidLo", 9, ["viewDidLoad"]),
            ("learn ", 0, ["--for", "for", "lazy-view", "load-view"]),
            ("why viewDidA", 8, ["viewDidAppear"]),
            ("access view # mem", 0, []),
            ("qqq ", 0, []),
            ("memory warning ", 0, []),
            ("视图", 2, []),
            ("access view 👩‍👩‍👧", 1, []),
        ] as [(String, Int, [String])])
    func candidates(line: String, replaced: Int, expected: [String]) throws {
        let found = try completions(of: line)
        #expect(found.1 == expected)
        if !expected.isEmpty { #expect(found.0 == replaced) }
    }

    @Test("An empty line offers every command's first word, each with its summary")
    func first() throws {
        let found = CommandCompleter.completions(of: "", in: try ReadyApp().context)
        let words = Set(
            CommandTable.forms.compactMap { $0.name.split(separator: " ").first.map(String.init) })
        #expect(words.isSubset(of: found.candidates.map(\.text)))
        #expect(found.candidates.allSatisfy { !$0.summary.isEmpty })
    }

    @Test("The words inside a command say what they mean", arguments: ["override loadView ", "new Feed "])
    func meanings(line: String) throws {
        let found = CommandCompleter.completions(of: line, in: try ReadyApp(ReadyApp.rich).context)
        #expect(!found.candidates.isEmpty)
        #expect(found.candidates.allSatisfy { !$0.summary.isEmpty })
    }

    @Test("Each word of each command is offered at its place", arguments: CommandTable.forms.indices)
    func everyPosition(index: Int) throws {
        let form = CommandTable.forms[index]
        let app = try ReadyApp(ReadyApp.rich)
        var walk = GrammarWalk(context: app.context, generator: SeededGenerator(seed: UInt64(index)))
        for _ in 0..<6 {
            let words = walk.words(of: form.pattern)
            for position in words.indices {
                let word = words[position]
                if let placeholder = word.placeholder,
                    placeholder.isNewName || [.file, .statement, .commands, .calls].contains(placeholder)
                {
                    continue
                }
                if [.size, .number, .position].contains(word.placeholder) { continue }
                // Objects are left out where the app would refuse them.
                if [.controller, .view, .place].contains(word.placeholder) { continue }
                let before = words[..<position].map { $0.text + " " }.joined()
                for length in [0, word.text.count / 2, word.text.count] {
                    let typed = before + word.text.prefix(length)
                    let found = CommandCompleter.completions(of: typed, in: app.context)
                    #expect(found.candidates.map(\.text).contains(word.text), "\(typed)| wants \(word.text)")
                    #expect(typed.dropLast(found.replaced).count == before.count, "\(typed)")
                }
            }
        }
    }
}
