import Foundation
import Testing

/// Tests of an author's steps, as described in the guide.
@Suite("Writing lessons")
struct LessonAuthoringTests {
    let program: Program
    private var mine: String { program.folder.path + "/mine" }

    init() throws {
        program = try Program()
        try FileManager.default.createDirectory(
            atPath: program.folder.path + "/mine", withIntermediateDirectories: false)
    }

    @Test("A new lesson holds, can be previewed and learned, and is not written twice")
    func new() throws {
        let written = try program.run(["lessons", "new", mine + "/first-read"])
        #expect(written.status == 0)
        #expect(written.output.contains("viewdid lessons check \(mine)/first-read.md"))
        let check = try program.run(["lessons", "check", mine])
        #expect(check.output == "1 lesson with 4 exercises has no problems.\n")
        #expect(check.status == 0)
        for name in ["/first-read.md", "/first-read"] {
            #expect(try program.run(["lessons", "check", mine + name]).output == check.output)
        }
        let preview = try program.run(["lessons", "preview", mine + "/first-read.md"])
        #expect(preview.status == 0, "\(preview.errors)")
        for text in [
            "1 of 4", "? A wrong answer: viewDidLoad loadView",
            "viewDidLoad needs a view, which loadView creates.",
            "? The right answer: loadView viewDidLoad", "Right: 2 of 2.", "A note is shown after the answer",
            "? A wrong answer: a", "Hint 2 of 2:",
        ] {
            #expect(preview.flowing.contains(text), "\(text)")
        }
        let learn = try program.pipe(
            "viewDidLoad loadView", "loadView viewDidLoad",
            arguments: ["learn", "first-read", "--lessons", mine, "--data-dir", mine + "/data"])
        #expect(learn.output.contains("Your feedback on this mistake."))
        #expect(learn.output.contains("Done in 2 tries."))
        let again = try program.run(["lessons", "new", mine + "/first-read"])
        #expect(again.status == 74)
        #expect(again.errors.contains("already exists. Choose another name."))
        for (name, status) in [("Feed", 64), ("../..", 64), (mine + "/first-read.md/x", 74)]
            as [(String, Int32)]
        {
            #expect(try program.run(["lessons", "new", name]).status == status)
        }
    }

    @Test("The folder of a new lesson is made")
    func newFolder() throws {
        let path = program.folder.path + "/a/b/first-read"
        #expect(try program.run(["lessons", "new", path]).status == 0)
        #expect(FileManager.default.fileExists(atPath: path + ".md"))
    }

    @Test("A fault is told in lines")
    func faults() throws {
        _ = try program.write("---\nid: bad\u{1B}[31m\n---\n", to: "mine/a.md")
        let lines = try program.run(["lessons", "check", mine])
        #expect(lines.status == 1)
        #expect(lines.output.contains("a.md:2: there is an invisible or control character, U+1B"))
        #expect(!lines.output.contains("\u{1B}"))
    }

    @Test(
        "What cannot be a lesson is told with the remedy",
        arguments: [
            (["check", "MINE/none"], "There's no file or folder"), (["preview", "MINE"], "is a folder"),
            (["preview", "MINE/none.md"], "There's no file or folder"),
            (["check", "MINE/a.txt"], "end in .md"),
        ])
    func wrong(arguments: [String], message: String) throws {
        _ = try program.write("?", to: "mine/a.txt")
        let result = try program.run(["lessons"] + arguments.map { $0.replacing("MINE", with: mine) })
        #expect(result.status == 64)
        #expect(result.errors.contains(message), "\(result.errors)")
    }
}
