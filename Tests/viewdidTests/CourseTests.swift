import CourseTexts
import Foundation
import PseudoTerminal
import Testing

/// The lessons that come with the program, and their proof.
@Suite("The course")
struct CourseTests {
    let program: Program
    let lessons: String
    private static let names = ["28-memory-warnings", "01-lazy-view", "12-closures"]

    init() throws {
        program = try Program()
        lessons = program.folder.path + "/lessons"
        for name in CourseTests.names {
            _ = try program.write(try Readme.file("Lessons/\(name).md"), to: "lessons/\(name).md")
        }
    }

    @Test("The program carries each text of the course as its file has it, and leaves none out")
    func carried() throws {
        let sources = Readme.root.appendingPathComponent("Sources")
        var files: [String: URL] = [:]
        let folders = [
            ("CourseTexts", ""), ("CourseTexts/Lessons", "Lessons/"), ("Reports/Grades", ""),
            ("Reports/Replays", ""),
        ]
        for (folder, path) in folders {
            let folder = sources.appendingPathComponent(folder).resolvingSymlinksInPath()
            for case let file as String in try #require(FileManager.default.enumerator(atPath: folder.path))
            where ["md", "yaml", "txt", "css", "js", "html"].contains((file as NSString).pathExtension) {
                files[path + file] = folder.appendingPathComponent(file)
            }
        }
        let projects = Readme.root.appendingPathComponent("Projects")
        for file in try FileManager.default.subpathsOfDirectory(atPath: projects.path)
        where file.contains(".") {
            files["Projects/" + file] = projects.appendingPathComponent(file)
        }
        files["palette.css"] = sources.appendingPathComponent("Reports/palette.css")
        files["check.md"] = Readme.root.appendingPathComponent("Documentation/check.md")
        let carried = CourseTexts.texts(below: "")
        #expect(carried.map(\.file).sorted() == files.keys.sorted())
        for (file, text) in carried {
            #expect(try files[file].map { try Data(contentsOf: $0) } == Data(text.utf8), "\(file)")
        }
        #expect(CourseTexts.lessons.map(\.file) == CourseTexts.lessons.map(\.file).sorted())
    }

    @Test("The program teaches wherever it lies, and takes no folder for the course that is not its own")
    func alone() throws {
        let copy = program.folder.appendingPathComponent("bin/viewdid")
        try FileManager.default.createDirectory(
            at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        // A copy written by this process could still be open for writing in a child that another test starts.
        #expect(try program.run("/bin/cp", [BuiltProduct.path("viewdid"), copy.path]).status == 0)
        _ = try program.write("not a lesson", to: "bin/Lessons/01.md")
        _ = try program.write("not a lesson", to: "Lessons/01.md")
        let carried = try program.run(copy.path, ["lessons"])
        #expect(carried.status == 0)
        #expect(carried.output.contains("lazy-view"))
        let lesson = try Readme.file("Lessons/01-lazy-view.md").replacing(
            "title: ", with: "title: Of this folder, ")
        _ = try program.write(lesson, to: "share/viewdid/Lessons/01.md")
        #expect(try program.run(copy.path, ["lessons"]).output.contains("Of this folder"))
    }

    @Test("All lessons are sound")
    func sound() throws {
        let result = try program.run(["lessons", "check", "--lessons", lessons])
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("3 lessons with "))
    }

    @Test(
        "A lesson with a fault fails the check, with its file and line",
        arguments: [
            ("id: lazy-view", "title: only", "01-lazy-view.md:"),
            ("access view of login\n```", "acess view of login\n```", "01-lazy-view.md:32:"),
            ("solution: access view of login; set view nil; launch login", "solution: state", "view.md:192"),
            ("- view.getter-loads", "- view.getter-lods", "01-lazy-view.md:8:"),
        ])
    func broken(text: String, replacement: String, place: String) throws {
        let lesson = try Readme.file("Lessons/01-lazy-view.md")
        let changed = lesson.replacing(text, with: replacement, maxReplacements: 1)
        try #require(changed != lesson)
        _ = try program.write(changed, to: "lessons/01-lazy-view.md")
        let result = try program.run(["lessons", "check", "--lessons", lessons])
        #expect(result.status == 1)
        #expect(result.output.contains(place), "\(result.output)")
    }

    @Test("A lesson that was recorded is graded: answered in full, exercise by exercise")
    func recorded() throws {
        let path = program.folder.path + "/lesson.transcript"
        let arguments = ["--lessons", lessons, "--data-dir", program.folder.path + "/data"]
        let answers = [
            "loadView viewDidLoad", "next", "nothing", "next", "b d", "next",
            "loadView viewDidLoad", "next", "viewWillAppear viewIsAppearing viewDidAppear", "next",
            "access view of login; set view nil; launch login", "next",
            "class Article: UIViewController { var headline = \"nothing\"",
            "override func viewDidLoad() { super.viewDidLoad(); print(\"shows \\(headline)\") }", "}",
        ]
        let input = Data((answers.joined(separator: "\n") + "\n").utf8)
        let lesson = try program.run(["learn", "lazy-view", "--record", path] + arguments, input: input)
        #expect(lesson.status == 0)
        let grade = try program.run(["grade", path] + arguments)
        #expect(grade.status == 0, "\(grade.output)\(lesson.output)")
        #expect(grade.output.contains("(lazy-view): 7 of 7, passed"))
        #expect(try program.run(["replay", path] + arguments).status == 0)
        #expect(try program.run(["progress"] + arguments).output.hasPrefix("lazy-view: 7 solved"))
    }

    @Test("Progress moves to another folder and is forgotten on demand")
    func progress() throws {
        let here = ["--data-dir", program.folder.path + "/here"]
        let there = ["--data-dir", program.folder.path + "/there"]
        _ = try program.pipe(
            "loadView viewDidLoad", arguments: ["learn", "lazy-view", "--lessons", lessons] + here)
        let exported = try program.run(["progress", "export"] + here)
        #expect(exported.status == 0)
        let imported = try program.run(
            ["progress", "import", "-"] + there, input: Data(exported.output.utf8))
        #expect(imported.output.hasPrefix("Added: 1 answers"))
        #expect(try program.run(["progress", "show"] + there).output.hasPrefix("lazy-view: 1 solved"))
        #expect(try program.run(["forget", "lasy-view"] + there).status == 1)
        #expect(try program.run(["forget", "lazy-view"] + there).status == 0)
        #expect(try program.run(["progress"] + there).output.hasPrefix("Nothing done yet."))
        #expect(try program.pipe("no", arguments: ["progress", "reset"] + here).status == 1)
        #expect(try program.run(["progress"] + here).output.hasPrefix("lazy-view: 1 solved"))
        let rubbish = try program.run(["progress", "import", "-"] + here, input: Data("{".utf8))
        #expect(rubbish.status == 1)
        #expect(rubbish.errors.hasPrefix("Error: "))
    }

    @Test("The documents and their claims are there without the files they were taken from")
    func documents() throws {
        let result = try program.pipe("documents", "claim P7", "claim P777")
        #expect(result.output.contains("loadView vs viewDidLoad (For programmatic UI setup)"))
        #expect(result.output.contains("  P7  If there is no view yet, the getter first calls loadView."))
        #expect(result.output.contains("There's no claim P777."))
    }

    @Test("A command of a session can stand in place of a subcommand")
    func oneCommand() throws {
        let explained = try program.run(["explain", "viewDidLoad"])
        #expect(explained.status == 0)
        #expect(explained.output == (try program.pipe("explain viewDidLoad").output))
        let several = try program.run(["launch vc; rotate landscape"])
        #expect(several.status == 0)
        #expect(several.output.contains("viewWillTransition"))
        let unknown = try program.run(["claim", "P777"])
        #expect(unknown.status == 1)
        #expect((unknown.output + unknown.errors).hasPrefix("! There's no claim P777."))
        #expect(try program.pipe("claim P777").output.contains("line 1: ! There's no claim P777."))
        #expect(try program.run(["explain", "gobbledygook"]).status == 1)
        let nonsense = try program.run(["\u{1b}[31mred"])
        #expect(nonsense.status == 1)
        #expect(!(nonsense.output + nonsense.errors).contains("\u{1b}"))
    }

    @Test("Options before a subcommand, and a misspelled one, are told with what to type")
    func options() throws {
        let before = try program.run(["--lessons", lessons, "lessons"])
        #expect(before.status == 64)
        #expect(before.errors.contains("Put the subcommand lessons before its options"))
        #expect(before.errors.contains("Options come after the subcommand: viewdid lessons --lessons"))
        #expect(try program.run(["grad"]).errors.contains("Did you mean: viewdid grade"))
    }
}
