import Lifecycle
import SwiftSource
import Testing

@testable import Course

/// The state of the app to debug, before and after repairs.
@Suite("The app to debug")
struct ProjectTests {
    @Test("At first, all twelve reports are open and nothing is broken")
    func untouched() throws {
        let check = try check()
        #expect(check.reports.filter { $0.fault != nil }.count == 12)
        #expect(check.broken.map(\.name) == [])
        #expect(!check.isDone)
    }

    @Test("A repair closes its report and no other", arguments: Repair.all + Repair.others)
    func repair(_ repair: Repair) throws {
        let check = try check(repair.changes)
        #expect(Set(check.reports.filter { $0.fault == nil }.map(\.name)) == repair.reports)
        #expect(check.broken.map(\.name) == [])
    }

    @Test("Together, the repairs close all reports")
    func allRepairs() throws {
        let check = try check(Repair.all.flatMap { $0.changes })
        #expect(check.reports.filter { $0.fault != nil }.map(\.name) == [])
        #expect(check.broken.map(\.name) == [])
        #expect(check.isDone)
    }

    @Test("Taking a feature out or writing a result down doesn't pass", arguments: Repair.shortcuts)
    func shortcut(_ shortcut: Repair) throws {
        let check = try check(shortcut.changes)
        let isClosed = check.reports.contains { shortcut.reports.contains($0.name) && $0.fault == nil }
        #expect(!isClosed || !check.broken.isEmpty)
    }

    @Test("A difference is told in words, with what was seen")
    func faults() throws {
        let faults = try Dictionary(uniqueKeysWithValues: check().reports.map { ($0.name, $0.fault) })
        #expect(faults["filter"] == "tester.saw is \"3 posts\" instead of \"2 posts\"")
        #expect(faults["battery"] == "player is still alive")
        #expect(faults["login"] == "login is not in the window")
        let renamed = try check([
            AppChange("FilterViewController", "#selector(done)", "#selector(switchChanged)")
        ])
        let closes = renamed.broken.first { $0.name == "filter-closes" }
        #expect(closes?.fault?.hasPrefix("trigger action done of filter is") == true)
    }

    @Test("The Swift of a project's reports is in files, not in the reports")
    func swiftInReports() {
        let text =
            "---\nid: app\ntitle: App\n---\n```viewdid setup\nclass A\n```\n```viewdid fix bug\nclass B {}\ngoal: crashed\n```\n"
        #expect(throws: LessonError.self) { try Project(markdown: text, file: "reports.md") }
        #expect(throws: Never.self) {
            try Project(markdown: text.replacing("class B {}\n", with: ""), file: "reports.md")
        }
    }

    private func check(_ changes: [AppChange] = []) throws -> ProjectCheck {
        var program = Program()
        for (file, text) in Project.files where file.hasSuffix(".swift") {
            var text = text
            for change in changes where change.file + ".swift" == file {
                try #require(text.contains(change.old), "\(file): \(change.old)")
                text = text.replacing(change.old, with: change.new)
            }
            program.add(try SwiftReader.program(in: text, file: file).program)
        }
        let project = try Project.carried()
        return project.check(from: project.start(program.joined))
    }
}
