import TestSupport
import Testing

@testable import CommandLanguage

struct GrammarFuzzTests {
    private static let seed = Chance.seed

    @Test("Whatever the grammar allows is understood", arguments: CommandTable.forms.indices)
    func randomLines(index: Int) throws {
        let form = CommandTable.forms[index]
        let app = try ReadyApp(ReadyApp.rich)
        var walk = GrammarWalk(
            context: app.context, generator: SeededGenerator(seed: Self.seed &+ UInt64(index)), isWild: true)
        for _ in 0..<15 {
            let line = walk.words(of: form.pattern).map(\.text).joined(separator: " ")
            var matcher = Matcher(Sentence(line), in: app.context)
            #expect(matcher.match(form.pattern) != nil, "\(line), seed \(Self.seed)")
            #expect(
                app.error(of: line)?.message.contains("Unexpected") != true, "\(line), seed \(Self.seed)")
        }
    }

    @Test("What is refused of garbage is told with its place, and every guess about it can be typed")
    func garbage() throws {
        let app = try ReadyApp(ReadyApp.rich)
        var generator = SeededGenerator(seed: Self.seed)
        let scraps =
            CommandTable.words.sorted() + [
                "feed", "Feed", "17", "320x568", "{", "}", "\"", ";", "视图", "🇨🇭", "\u{0}", "\u{1b}[2J",
            ]
            + [
                "loadView", "viewdidlod", "-1", "99999999999999999999", "e\u{301}", "_", "acess", "(",
                "init(",
            ]
        for _ in 0..<120 {
            let words = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
                scraps.randomElement(using: &generator) ?? ""
            }
            let line = words.joined(separator: " ")
            for piece in Lexer.statements(in: line) {
                guard let error = app.error(of: piece.text) else { continue }
                #expect(!error.message.isEmpty)
                #expect((0...piece.text.count).contains(error.column), "\(line), seed \(Self.seed)")
                if let suggestion = error.suggestion {
                    #expect(suggestion != piece.text)
                    #expect(app.error(of: suggestion) == nil, "\(line): \(suggestion), seed \(Self.seed)")
                }
            }
            _ = CommandCompleter.completions(of: line, in: app.context)
        }
    }

    static let monsters: [String] = [
        String(repeating: "a", count: 4_000), String(repeating: "a", count: 1_000_000),
        String(repeating: "outlet ", count: 500),
        "nib A " + String(repeating: ", outlet a", count: 390) + " x",
        "storyboard M with Feed " + String(repeating: ", Feed", count: 600) + " ?",
        "storyboard M with " + String(repeating: "Feed ", count: 700),
        "override loadView " + String(repeating: "with super ", count: 350) + "x",
        "override loadView " + String(repeating: "setting view and ", count: 230) + "x",
        "compare ios " + String(repeating: "5 ", count: 1_900) + "x",
        String(repeating: "the ", count: 990) + "x", String(repeating: "{", count: 4_000),
        String(repeating: "predict ", count: 490), String(repeating: "a;", count: 2_000),
        String(repeating: "👨‍👩‍👧‍👦", count: 900), "e" + String(repeating: "\u{301}", count: 100_000),
    ]

    @Test("The longest and deepest lines are answered at once", arguments: monsters)
    func monster(line: String) throws {
        let app = try ReadyApp(ReadyApp.rich)
        let seconds = ProcessorTime.taken {
            for piece in Lexer.statements(in: line).prefix(5) { _ = app.error(of: piece.text) }
            _ = CommandCompleter.completions(of: line, in: app.context)
        }
        #expect(seconds < 5, "\(line.prefix(30))")
    }
}
