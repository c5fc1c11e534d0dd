import Testing

@testable import CommandLanguage

struct CommandTableTests {
    @Test("Each command is explained, and its example works", arguments: CommandTable.forms.indices)
    func example(index: Int) throws {
        let form = CommandTable.forms[index]
        #expect(!form.text.summary.isEmpty && !form.text.summary.hasSuffix("."))
        #expect(!form.name.isEmpty)
        #expect(!form.pattern.text.contains("<"), "\(form.pattern.text) names an unknown slot")
        let app = try ReadyApp(
            form.text.preparation + (form.text.example.contains("FeedView") ? "; nib FeedView" : ""))
        let statements = Lexer.statements(in: form.text.example)
        #expect(statements.count == 1)
        var matcher = Matcher(Sentence(form.text.example), in: app.context)
        #expect(matcher.match(form.pattern) != nil, "the example is of another command")
        _ = try app.parse(form.text.example)
    }

    @Test("Every word of a command's beginning finds it in help")
    func help() {
        for command in CommandHelp.all {
            #expect(CommandHelp.matching(command.name).contains(command))
            for word in command.name.split(separator: " ") {
                #expect(!CommandHelp.matching(String(word)).isEmpty)
            }
        }
        #expect(CommandHelp.matching("nonsense").isEmpty)
    }

    @Test("A choice between others is shown in parentheses")
    func usage() {
        #expect(CommandPattern("why (<number> | <callback>)").text == "why (NUMBER | METHOD)")
        #expect(CommandPattern("a [b | c] [d]*").text == "a [b | c] [d]…")
    }

    @Test("No two commands read the same statement", arguments: CommandTable.forms.indices)
    func unambiguous(index: Int) throws {
        let form = CommandTable.forms[index]
        let app = try ReadyApp(form.text.preparation + "; nib FeedView")
        let readers = CommandTable.forms.filter { other in
            var matcher = Matcher(Sentence(form.text.example), in: app.context)
            return matcher.match(other.pattern) != nil
        }
        #expect(readers.map(\.pattern.text) == [form.pattern.text])
    }
}
