import Testing

@testable import Checks

@Suite("Correct controllers")
struct CorrectTests {
    @Test("Nothing is found in correct controllers", arguments: Checking.files(in: "Correct"))
    func silent(file: String) async throws {
        let report = try await Checking.check(file: file)
        #expect(report.problems.isEmpty)
        #expect(report.short == [])
        #expect(report.exitStatus == 0)
        // Two cover themselves, or lay out, again and again.
        #expect(
            report.cutShort.map(\.name).filter { !["PilingController", "PassingScreen"].contains($0) } == [])
    }

    @Test("They are found together no less correct, and there are at least sixty")
    func all() async throws {
        var texts: [String: String] = [:]
        for file in Checking.files(in: "Correct") {
            texts[file] = try String(contentsOfFile: file, encoding: .utf8)
        }
        let report = await Checking.check(texts)
        #expect(report.short == [])
        #expect(report.controllers >= 60)
        #expect(report.silenced == 2)
    }
}
