import Foundation
import TestSupport
import Testing

@testable import LineEditing

@Suite("History")
final class HistoryTests {
    let folder: TemporaryFolder
    lazy var file = HistoryFile(path: folder.file("a/b/history").path, limit: 3)

    init() throws { folder = try TemporaryFolder() }

    @Test("Lines are read back as they were written")
    func roundTrip() throws {
        #expect(try file.load().isEmpty)
        let lines = ["push detail", "a\\b \\040", "你好 🎉"]
        for line in lines { try file.append(line) }
        #expect(try file.load() == lines)
    }

    @Test("The newest lines are kept and the file does not grow for ever")
    func limit() throws {
        for number in 1...7 { try file.append("line \(number)") }
        #expect(try file.load() == ["line 5", "line 6", "line 7"])
        #expect(
            try String(contentsOfFile: file.path, encoding: .utf8)
                == "_HiStOrY_V2_\nline\\0405\nline\\0406\nline\\0407\n")
    }

    @Test("A line that nobody typed is not recalled")
    func endless() throws {
        for line in ["one", String(repeating: "a", count: HistoryFile.longestLine + 1), "two"] {
            try file.append(line)
        }
        #expect(try file.load() == ["one", "two"])
    }

    @Test("A line that was cut off while it was written does not spoil the next")
    func torn() throws {
        try file.append("one")
        let handle = try #require(FileHandle(forWritingAtPath: file.path))
        handle.seekToEndOfFile()
        handle.write(Data("tw".utf8))
        try file.append("three")
        #expect(try file.load() == ["one", "tw", "three"])
    }

    @Test(
        "What was cut off inside an escape is dropped, and nothing else",
        arguments: ["launch\\04", "p\u{E4}"])
    func tornEscape(rest: String) throws {
        try file.append("one")
        let handle = try #require(FileHandle(forWritingAtPath: file.path))
        handle.seekToEndOfFile()
        handle.write(Data(rest.utf8).dropLast(rest.hasSuffix("4") ? 0 : 1))
        #expect(try file.load() == ["one"])
        try file.append("three")
        #expect(try file.load() == ["one", "three"])
    }

    @Test("Each damaged file gets a name of its own")
    func setAside() throws {
        try file.append("one")
        #expect(try file.setAside() == file.path + ".damaged")
        try file.append("two")
        #expect(try file.setAside() == file.path + ".damaged-2")
    }

    @Test("A folder in the place of the file is an error, not a crash")
    func folderInPlace() throws {
        try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: true)
        #expect(throws: HistoryFile.Failure.self) { try file.load() }
        #expect(throws: HistoryFile.Failure.self) { try file.append("one") }
    }

    @Test("The walk goes back to what was being typed")
    func walk() {
        var search = PrefixSearch()
        for line in ["push a", "pop", "push b", "push b", "x push"] { search.append(line) }
        #expect(search.older(than: "pu", beforeCursor: "pu") == "push b")
        #expect(search.older(than: "push b", beforeCursor: "push b") == "push a")
        #expect(search.older(than: "push a", beforeCursor: "push a") == nil)
        #expect(search.newer(than: "push a") == "push b")
        #expect(search.newer(than: "push b") == "pu")
        #expect(search.newer(than: "pu") == nil)
    }

    @Test("An edited line begins a new walk")
    func editedWalk() {
        var search = PrefixSearch()
        for line in ["push a", "pop"] { search.append(line) }
        #expect(search.older(than: "", beforeCursor: "") == "pop")
        #expect(search.older(than: "p", beforeCursor: "p") == "pop")
        #expect(search.older(than: "pu", beforeCursor: "pu") == "push a")
    }
}
