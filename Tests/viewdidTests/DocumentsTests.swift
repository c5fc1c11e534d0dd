import Foundation
import Testing

/// The documents, their claims and the proof of these, by subcommand and at the prompt.
@Suite("The documents")
struct DocumentsTests {
    let program: Program

    init() throws { program = try Program() }

    @Test("The list names all five documents, with what each covers and how many claims it makes")
    func list() throws {
        let result = try program.run(["documents"])
        #expect(result.status == 0)
        let heads = result.lines.filter { $0.contains(" claims, ") }
        #expect(heads.map { $0.split(separator: " ").first } == ["P", "S", "T", "Z", "L"])
        #expect(
            heads.compactMap { $0.firstMatch(of: /(\d+) claims/).flatMap { Int($0.1) } }.reduce(0, +) == 131)
        #expect(heads.filter { $0.hasSuffix("Chinese") }.count == 2)
        let piped = try program.pipe("documents").lines
        #expect(
            zip(result.lines, piped).allSatisfy { $0.hasPrefix($1) } && piped.count + 1 >= result.lines.count)
    }

    @Test("A document is shown with every claim it makes, in order", arguments: ["P", "S", "T", "Z", "L"])
    func document(key: String) throws {
        let result = try program.run(["documents", "show", key.lowercased()])
        #expect(result.status == 0)
        let claims = result.lines.compactMap { line in
            line.wholeMatch(of: #/  ([A-Z]\d+) .*/#).map { String($0.1) }
        }
        #expect(claims == (1...max(1, claims.count)).map { key + String($0) })
        #expect(claims.count >= 10)
    }

    @Test("A claim is shown with its verdict and the run, by subcommand and at the prompt alike")
    func claim() throws {
        let result = try program.run(["documents", "show", "p7"])
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("  P7  If there is no view yet, the getter first calls loadView."))
        #expect(result.output.contains("On real UIKit: true."))
        #expect(result.lines.contains { $0.hasPrefix("    > ") })
        #expect(result.lines.contains { $0.hasPrefix("      ok ") })
        let piped = try program.pipe("claim P7").lines
        #expect(
            zip(result.lines, piped).allSatisfy { $0.hasPrefix($1) } && piped.count + 1 >= result.lines.count)
    }

    @Test("The contradictions are shown with the claims on both sides and the run that settles each")
    func conflicts() throws {
        let result = try program.run(["documents", "conflicts"])
        #expect(result.status == 0)
        #expect(result.lines.filter { $0.hasPrefix("    => ") }.count >= 5)
        #expect(result.lines.contains { $0.hasPrefix("      ok ") })
        #expect(!result.lines.contains { $0.hasPrefix("      ! ") })
        #expect(result.output.contains("Where a document and UIKit differ"))
    }

    @Test("The check runs every claim and fails none", .timeLimit(.minutes(10)))
    func check() throws {
        let result = try program.run(["documents", "check"])
        #expect(result.status == 0)
        let last = try #require(result.lines.last)
        #expect(last.hasPrefix("131 claims: 128 show their verdict in "))
        #expect(last.hasSuffix("1 is an opinion, 2 can't be simulated, 0 fail."))
    }

    @Test(
        "What is not there is told with what is nearest",
        arguments: [
            ("P77", "There's no document or claim named P77. Did you mean: P7"),
            ("X", "There's no document or claim named X. "),
            ("\u{1B}[31m", "There's no document or claim named "),
        ])
    func unknown(name: String, message: String) throws {
        let result = try program.run(["documents", "show", name])
        #expect(result.status == 64)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(!(result.output + result.errors).contains("\u{1B}"))
        let prompt = try program.pipe("claim P77")
        #expect(prompt.output.contains("! There's no claim P77. Did you mean: claim P7"))
    }

    @Test(
        "In a terminal it is coloured, and fits it; the words are those of the pipe",
        arguments: [
            (["documents"], 80), (["documents"], 40), (["documents", "show", "Z"], 40),
            (["documents", "show", "Z6"], 40), (["documents", "conflicts"], 40),
            (["documents", "conflicts"], 80),
        ])
    func terminal(arguments: [String], columns: Int) throws {
        let shown = try program.terminal(arguments, columns: UInt16(columns))
        #expect(shown.terminal.exitStatus() == 0)
        #expect(shown.terminal.unread.contains(#/\x1B\[[0-9;]+m/#))
        for row in shown.screen { #expect(row.cells <= columns, "\(row)") }
        #expect(try program.run(arguments).output.unspaced == shown.screen.joined().unspaced)
    }
}
