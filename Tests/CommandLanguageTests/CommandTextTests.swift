import CourseTexts
import Testing

@testable import CommandLanguage

@Suite("The text of the commands")
struct CommandTextTests {
    @Test("Each command has one part of the text that the program carries, and each part is of a command")
    func carried() {
        #expect(CommandText.carried.faults == [])
        let without = CommandTable.forms.filter { $0.text.summary.isEmpty || $0.text.example.isEmpty }
        #expect(without.map(\.pattern.text) == [])
        #expect(CommandText.carried.values.count == CommandTable.forms.count + 3)
    }

    @Test("Each word that is explained is a word of its command")
    func words() throws {
        let all = Set(CommandTable.forms.flatMap(\.pattern.words))
        let common = try #require(CommandText.carried[CommandText.common])
        #expect(common.words.keys.filter { !all.contains($0) } == [])
        for form in CommandTable.forms {
            let own = Set(form.pattern.words)
            #expect(form.text.words.keys.filter { !own.contains($0) } == [], "\(form.name)")
        }
    }

    @Test("The text says what stands in each place, and writes no place that there isn't")
    func places() throws {
        let all = Set(Placeholder.allCases.map(\.rawValue))
        let places = try #require(CommandText.carried[CommandText.places])
        #expect(Set(places.words.keys) == all)
        let notations = try #require(CommandText.carried[CommandText.notations])
        #expect(all.isSuperset(of: notations.words.keys))
        #expect(notations.words.values.filter { $0 != $0.uppercased() } == [])
    }

    @Test("A command is read with its example and its words")
    func whole() throws {
        let catalogue = CommandText.read(
            """
            # Commands

            ## save

            writes the session
            to a file

            - example: `save mine`
            - after: `access view;
              memory warning`
            - `:`: names: a type
            """)
        #expect(catalogue.faults == [])
        let text = try #require(catalogue["save"])
        #expect(text.summary == "writes the session to a file")
        #expect(text.example == "save mine")
        #expect(text.preparation == "access view; memory warning")
        #expect(text.words == [":": "names: a type"])
    }

    @Test(
        "A fault is told with its line",
        arguments: [
            ("## save\n\ntwice", 7, "there is an entry of that name already"),
            ("## load\n\n- example: `load`", 7, "a summary is one paragraph"),
            ("## load\n\nloads\n\n- exmaple: `load`", 11, "exmaple is not a line of a command"),
        ])
    func fault(part: String, line: Int, reason: String) {
        let catalogue = CommandText.read("## save\n\nsaves\n\n- example: `save`\n\n" + part)
        #expect(catalogue.values.map(\.summary) == ["saves"])
        #expect(catalogue.faults.map(\.line) == [line])
        #expect(catalogue.faults.map(\.reason) == [reason])
    }
}
