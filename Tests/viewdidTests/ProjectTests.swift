import Foundation
import Testing

@Suite("The project")
struct ProjectTests {
    let program: Program
    let folder: String

    init() throws {
        program = try Program()
        folder = program.folder.path + "/App"
    }

    @Test("A copy of the app has twelve open reports")
    func copy() throws {
        let start = try program.run(["project", "start", folder])
        #expect(start.status == 0)
        #expect(start.output.contains("viewdid project check \(folder)"))
        let check = try program.run(["project", "check", folder])
        #expect(check.status == 1)
        #expect(check.errors.isEmpty)
        #expect(check.flowing.contains("0 of 12 reports closed; nothing else broke."))
    }

    @Test("A repair closes a report, and other changes are never overwritten")
    func repair() throws {
        #expect(try program.run(["project", "start", folder]).status == 0)
        let file = folder + "/FilterViewController.swift"
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let repaired = text.replacing(
            "        videosSwitch.isOn =",
            with: "        super.viewDidAppear(animated)\n        videosSwitch.isOn =")
        try repaired.write(toFile: file, atomically: true, encoding: .utf8)
        let check = try program.run(["project", "check", folder])
        #expect(check.lines.contains { $0.hasPrefix("closed  statistics: ") })
        #expect(check.flowing.contains("1 of 12 reports closed; nothing else broke."))
        let again = try program.run(["project", "start", folder])
        #expect(again.status == 74)
        #expect(again.errors.contains("already exists"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == repaired)
    }

    @Test("A session has the app, and a tester who uses it")
    func session() throws {
        #expect(try program.run(["project", "start", folder]).status == 0)
        let lines =
            "launch app\nfeed.open(row: 0)\npop\ntester.receive(\"Lake\")\nprint(feed.rows.count)\nreferences\n"
        let session = try program.run(["project", "play", folder], input: Data(lines.utf8))
        #expect(session.status == 0)
        #expect(session.output.contains("print: 5"))
        #expect(session.output.contains("feed: held by"))
    }

    @Test("A container to build is compared with UIKit's, and can be tried in a session")
    func navigation() throws {
        #expect(try program.run(["project", "start", folder, "--navigation"]).status == 0)
        let check = try program.run(["project", "check", folder])
        #expect(check.status == 1)
        #expect(check.lines.first == "open  1. The first screen")
        #expect(check.lines.last == "0 of 5 stages done.")
        let session = try program.run(["project", "play", folder], input: Data("user.start()\n".utf8))
        #expect(session.output.contains("navigationStack.viewDidLoad"))
        _ = try program.write("", to: "App/NavigationStack.swift")
        let empty = try program.run(["project", "check", folder])
        #expect(empty.status == 2)
        #expect(empty.errors.contains("There's no controller class named NavigationStack."))
        _ = try program.write("class User {}", to: "App/User.swift")
        let changed = try program.run(["project", "check", folder])
        #expect(changed.status == 64)
        #expect(changed.errors.contains("App/User.swift has changed"))
    }

    @Test(
        "Files that can't be checked are an error with the file's name",
        arguments: [
            ("FeedViewController.swift", "class {", 2), ("New.swift", "let count: Int = \"one\"", 2),
            ("New.swift", "class Other { func open() { FilterViewControler() } }", 2),
        ])
    func faulty(file: String, text: String, status: Int32) throws {
        #expect(try program.run(["project", "start", folder]).status == 0)
        _ = try program.write(text, to: "App/" + file)
        let check = try program.run(["project", "check", folder])
        #expect(check.status == status)
        #expect(check.errors.contains("App/\(file):1:"))
        #expect(check.output.isEmpty)
    }

    @Test("A folder without the app, a file and a file that is too long are refused")
    func wrongPlaces() throws {
        let nowhere = try program.run(["project", "check", program.folder.path])
        #expect(nowhere.status == 64)
        #expect(nowhere.errors.contains("viewdid project start"))
        let file = try program.write("", to: "file")
        #expect(try program.run(["project", "check", file]).status == 64)
        #expect(try program.run(["project", "start", file]).status == 74)
        #expect(try program.run(["project", "start", folder]).status == 0)
        _ = try program.write(String(repeating: "// long\n", count: 2_500_000), to: "App/Long.swift")
        let long = try program.run(["project", "check", folder])
        #expect(long.status == 64)
        #expect(long.errors.contains("Long.swift is longer than"))
    }
}
