import Foundation
import ReferenceFile
import Testing

@testable import viewdid

@Suite("The manual pages")
struct ManualTests {
    @Test("They say what the commands say of themselves")
    func agreeWithProgram() throws {
        let dump = try Program().run(["--experimental-dump-help"]).output
        let manual = try ManualPages(dump: dump, version: Viewdid.version, date: Self.date())
        for (file, text) in try manual.pages(statuses: Self.statuses()) {
            let problem = try ReferenceFile("man/" + file).problem(with: text, suite: "ManualTests")
            #expect(problem == nil)
        }
    }

    /// The day of this version's release, as CHANGELOG.md has it.
    private static func date() throws -> String {
        let heading = try Regex(
            "\n## \(Viewdid.version) \\((\\d+)-(\\d+)-(\\d+)\\)",
            as: (Substring, Substring, Substring, Substring).self)
        let found = try #require(try Readme.file("CHANGELOG.md").firstMatch(of: heading))
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        let month = try #require(Int(found.2)), day = try #require(Int(found.3))
        return "\(months[month - 1]) \(day), \(found.1)"
    }

    /// The exit statuses as the guide lists them.
    private static func statuses() throws -> [(status: String, meaning: String)] {
        let table = try #require(
            try Readme.file("Documentation/guide.md").components(separatedBy: "| status | meaning |").last)
        let rows = table.split(separator: "\n").drop { !$0.hasPrefix("| 0") }.prefix { $0.hasPrefix("|") }
        return rows.map { row in
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return (
                cells[0],
                cells[1].replacing(/\[([^\]]*)\]\([^)]*\)/) { String($0.1) }.replacing("`", with: "")
            )
        }
    }
}
