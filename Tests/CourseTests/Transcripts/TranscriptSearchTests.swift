import Foundation
import TestSupport
import Testing

@testable import Course

/// Tests of the paths that a search for transcripts finds.
@Suite("The search for transcripts")
struct TranscriptSearchTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Returns the paths found in the folder, relative to it; `!` marks those with a problem.
    private func found() -> [String] {
        TranscriptSearch([FilePath(folder.url.path)]).map {
            ($0.problem == nil ? "" : "!") + $0.path.description.replacing(folder.url.path, with: "")
        }
    }

    @Test("A folder is gone through by name, and only transcripts count")
    func order() throws {
        for name in [
            "b.transcript", "a/z.transcript", "a/b/x.transcript", "B.transcript", "notes.txt", "ä.transcript",
        ] {
            _ = try folder.write("", to: name)
        }
        #expect(
            found() == [
                "/B.transcript", "/a/b/x.transcript", "/a/z.transcript", "/b.transcript", "/ä.transcript",
            ])
    }

    @Test("A folder with thousands of names is gone through in the same order, each name once")
    func many() throws {
        let names = (0..<9000).map { "\($0 * 7919 % 9000 + 10_000).transcript" }
        let path = folder.url.path
        #expect(names.allSatisfy { mknod("\(path)/\($0)", S_IFREG | 0o600, 0) == 0 })
        #expect(found() == names.sorted().map { "/" + $0 })
    }

    @Test(
        "Links that dangle or go round end no search, and a folder with the name of a transcript is a problem"
    )
    func links() throws {
        _ = try folder.write("", to: "real/a.transcript")
        for (name, target) in [
            ("dangling.transcript", "nowhere"), ("loop.transcript", "loop.transcript"), ("real/up", ".."),
            ("self", "."),
        ] {
            #expect(symlink(target, folder.file(name).path) == 0)
        }
        try FileManager.default.createDirectory(
            at: folder.file("folder.transcript"), withIntermediateDirectories: true)
        #expect(mkfifo(folder.file("pipe.transcript").path, 0o600) == 0)
        #expect(
            found() == [
                "/dangling.transcript", "!/folder.transcript", "/loop.transcript", "/pipe.transcript",
                "/real/a.transcript",
            ])
        let grades = TranscriptSearch([FilePath(folder.url.path)]).map {
            Grader().grade(FoundTranscript($0.path))
        }
        #expect(grades.allSatisfy { if case .failure = $0.result { true } else { false } })
    }

    @Test("A folder without transcripts is a problem, and so is one too deep to be named")
    func emptyAndDeep() throws {
        #expect(found() == ["!"])
        _ = try folder.write("", to: "a.transcript")
        var level = open(folder.url.path, O_RDONLY)
        let name = String(repeating: "d", count: 200)
        for _ in 0..<25 {
            #expect(mkdirat(level, name, 0o700) == 0)
            let next = openat(level, name, O_RDONLY)
            close(level)
            level = next
        }
        close(level)
        let deep = found()
        #expect(deep.count == 2)
        #expect(deep.first == "/a.transcript")
        #expect(deep.last?.hasPrefix("!/ddd") == true)
    }

    @Test("A folder that may not be read is a problem", .enabled(if: geteuid() != 0))
    func unreadable() throws {
        _ = try folder.write("", to: "b.transcript")
        try FileManager.default.createDirectory(at: folder.file("a"), withIntermediateDirectories: true)
        chmod(folder.file("a").path, 0)
        #expect(found() == ["!/a", "/b.transcript"])
        chmod(folder.file("a").path, 0o700)
    }

    #if os(Linux)
        @Test("A name that is no text is found, opened and shown with its bytes as escapes")
        func bytes() throws {
            let path = FilePath(
                Array((folder.url.path + "/a").utf8) + [0xFF, 0x80] + Array("é.transcript".utf8))
            let file = path.bytes.map(CChar.init(bitPattern:)) + [0]
            let descriptor = open(file, O_WRONLY | O_CREAT, 0o600)
            #expect(write(descriptor, "x", 1) == 1)
            close(descriptor)
            #expect(found() == ["/a\\xFF\\x80é.transcript"])
            #expect(try TranscriptReader.bytes(at: path) == [0x78])
            #expect(FilePath([0x61, 0xFF]).quoted == "\"a\\xFF\"")
        }
    #endif

    @Test(
        "A path stands in quotes if it could be taken for more than a path",
        arguments: [
            ("a/b-1_2.transcript", "a/b-1_2.transcript"), ("作业/é.transcript", "作业/é.transcript"),
            ("a: 1 of 1, passed", "\"a: 1 of 1, passed\""), ("a\"\u{301}\\", "\"a\\\"\u{301}\\\\\""),
            ("a\n\u{202E}", "\"a\\n\\u{202E}\""), ("", "\"\""),
        ])
    func quoted(path: String, shown: String) {
        #expect(FilePath(path).quoted == shown)
    }

    @Test(
        "A file that is written while it is read is refused",
        arguments: ["longer than before", "s", "other"])
    func changed(text: String) throws {
        let path = try folder.write("first", to: "a.transcript")
        let file = try TranscriptFile.reading(FilePath(path))
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        #expect(throws: TranscriptFileError.changed(path: path)) { try file.contents() }
    }

    @Test("A name with a zero in it names no other file")
    func zero() throws {
        let path = try folder.write("first", to: "a")
        #expect(throws: TranscriptFileError.self) {
            try TranscriptReader.bytes(at: FilePath(path + "\0.transcript"))
        }
    }
}
