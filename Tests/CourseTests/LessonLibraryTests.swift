import Foundation
import TestSupport
import Testing

@testable import Course

@Suite("A folder of lessons")
struct LessonLibraryTests {
    @Test("Lessons come in the order of their file names; other files are left alone")
    func order() {
        let library = LessonLibrary(
            folder(["10-c.md": lesson(id: "c"), "02-b.md": lesson(id: "b"), "notes.txt": "?", ".d.md": "?"]))
        #expect(library.lessons.map(\.id) == ["b", "c"])
        #expect(library.problems.isEmpty)
        #expect(library.lesson("c")?.file == "10-c.md")
        #expect(library.lesson("x") == nil)
    }

    @Test(
        "Lanes are read beside the lessons, and what is wrong with them is reported",
        arguments: [
            ("short:\n  title: t\n  days: [[b]]", ["short"], nil),
            ("short:\n  title: t\n  days: [[b, d]]", ["short"], "there is no lesson d"),
            ("short:\n  days: [[b]]", [], "a learning path can't be read"),
            ("short:\n  title: t\n  days: [b]", [], "a learning path can't be read"),
            ("short: [", [], "the learning paths can't be read"),
        ])
    func lanes(text: String, names: [String], problem: String?) {
        let library = LessonLibrary(folder(["a.md": lesson(id: "b"), "lanes.yaml": text]))
        #expect(library.lanes.map(\.name) == names)
        #expect(library.problems.isEmpty == (problem == nil))
        if let problem { #expect(library.problems.first?.message.contains(problem) == true) }
    }

    @Test("A bad file is reported and the others are kept")
    func bad() {
        let library = LessonLibrary(folder(["a.md": "no", "b.md": lesson(id: "b")]))
        #expect(library.lessons.map(\.id) == ["b"])
        #expect(Set(library.problems.map(\.file)) == ["a.md"])
    }

    @Test("Two lessons of one id: the second is left out and reported on the line of its id")
    func duplicates() {
        let library = LessonLibrary(folder(["a.md": lesson(id: "x"), "b.md": lesson(id: "x")]))
        #expect(library.lessons.map(\.file) == ["a.md"])
        #expect(library.problems.map(\.file) == ["b.md"])
        #expect(library.problems.first?.line == 2)
        #expect(library.problems.first?.message.contains("a.md") == true)
    }

    @Test("A file whose name is no text is reported")
    func nameIsNotText() throws {
        let temporary = try TemporaryFolder()
        let path = Array((temporary.url.path + "/a").utf8CString.dropLast()) + [-1] + Array(".md".utf8CString)
        close(open(path, O_CREAT | O_WRONLY, 0o600))
        let problems = LessonLibrary(.onDisk(temporary.url.path)).problems
        #expect(problems.map(\.message) == ["the file's name isn't UTF-8"])
        #expect(problems.map(\.remedy) == ["rename it"])
    }

    @Test("An unknown need is reported with a suggestion, one whose file is bad is not")
    func needs() {
        let library = LessonLibrary(
            folder([
                "a.md": lesson(id: "first"), "b.md": lesson(id: "b", needs: "[frist, bad]"),
                "bad.md": "---\nid: bad\n---\n",
            ]))
        let problems = library.problems.filter { $0.file == "b.md" }
        #expect(problems.map(\.line) == [4])
        #expect(problems.first?.remedy == "did you mean first?")
    }

    @Test("A link to a file that is not there is reported, and the lesson kept")
    func links() {
        let text = lesson(body: "\nSee [a](b.md), [c](d.png#e),\n[f](#g) and [h](https://example.org/i.md).")
        let folder = LessonFolder(
            name: "Lessons", fileNames: { ["a.md"] }, contents: { _, limit in Data(text.utf8.prefix(limit)) },
            holds: { $0 == "b.md" })
        let library = LessonLibrary(folder)
        #expect(library.problems.map(\.line) == [14])
        #expect(library.problems.first?.message == "the link points to d.png, which doesn't exist")
        #expect(library.lessons.count == 1)
    }

    @Test("Lessons that need each other are reported with their circle")
    func cycles() {
        let library = LessonLibrary(
            folder([
                "a.md": lesson(id: "a", needs: "[b]"), "b.md": lesson(id: "b", needs: "[c]"),
                "c.md": lesson(id: "c", needs: "[b]"), "d.md": lesson(id: "d", needs: "[d, a]"),
            ]))
        #expect(
            library.problems.map(\.message) == [
                "the lessons need each other in a cycle: b needs c needs b",
                "the lessons need each other in a cycle: d needs d",
            ])
        #expect(library.problems.map(\.file) == ["c.md", "d.md"])
    }

    @Test("A long chain of needs is walked")
    func chain() {
        let files = (0..<3_000).map { ("\($0).md", lesson(id: "l\($0)", needs: "[l\(($0 + 1) % 3_000)]")) }
        let library = LessonLibrary(folder(Dictionary(uniqueKeysWithValues: files)))
        #expect(library.problems.count == 1)
    }

    @Test("Files on disk: text, wrong encoding, too long, a pipe, a broken link")
    func disk() throws {
        let folder = try TemporaryFolder()
        try Data(lesson(id: "good").utf8).write(to: folder.file("1.md"))
        try Data([0x61, 0x0A, 0xFF, 0xFE, 0x0A]).write(to: folder.file("2.md"))
        try Data(repeating: 0x61, count: 2_000_000).write(to: folder.file("3.md"))
        mkfifo(folder.file("4.md").path, 0o600)
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("5.md").path, withDestinationPath: "nowhere")
        let library = LessonLibrary(.onDisk(folder.url.path))
        #expect(library.lessons.map(\.id) == ["good"])
        #expect(library.problems.map(\.file) == ["2.md", "3.md", "4.md", "5.md"])
        #expect(library.problems.map(\.line) == [2, 1, 1, 1])
        #expect(library.problems.first?.message == "the text isn't UTF-8")
    }

    @Test("A folder that is empty or not there is a problem of its own")
    func noFolder() {
        #expect(LessonLibrary(folder([:])).problems.map(\.message) == ["the folder contains no lesson"])
        #expect(
            LessonLibrary(.onDisk("/nowhere/at/all")).problems.map(\.message) == ["no such folder"]
        )
    }

    private func folder(_ files: [String: String]) -> LessonFolder {
        LessonFolder(
            name: "Lessons", fileNames: { Array(files.keys) },
            contents: { name, limit in Data((files[name] ?? "").utf8.prefix(limit)) })
    }
}
