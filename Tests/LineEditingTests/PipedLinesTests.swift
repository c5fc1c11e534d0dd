import Foundation
import TestSupport
import Testing

@testable import LineEditing

@Suite("Lines from a pipe or a file")
struct PipedLinesTests {
    func read(_ bytes: [UInt8]) throws -> (lines: [String], reader: PipedLines) {
        let folder = try TemporaryFolder(), file = folder.file("lines")
        try Data(bytes).write(to: file)
        let handle = try FileHandle(forReadingFrom: file)
        var reader = PipedLines(descriptor: handle.fileDescriptor)
        var lines: [String] = []
        while case .line(let line) = reader.next(Prompt("")) { lines.append(line) }
        #expect(reader.next(Prompt("")) == .end)
        return (lines, reader)
    }

    @Test(
        "Lines come one by one",
        arguments: [
            ("", []), ("a\nb\n", ["a", "b"]), ("a\n\nb", ["a", "", "b"]), ("a\r\nb\r\n", ["a", "b"]),
            ("\u{FEFF}a\n", ["a"]), ("\n", [""]), ("你好\n", ["你好"]), ("a\rb\n", ["a\rb"]),
        ])
    func lines(text: String, expected: [String]) throws {
        let (lines, reader) = try read(Array(text.utf8))
        #expect(lines == expected)
        #expect(reader.lineNumber == expected.count)
    }

    @Test("Bytes that are not UTF-8 are replaced")
    func invalid() throws {
        #expect(try read([0x61, 0xFF, 0x62, 10, 0xE4, 0xBD]).lines == ["a\u{FFFD}b", "\u{FFFD}"])
    }

    @Test("A line that spans two buffers is whole", arguments: [65_535, 65_536, 65_537, 70_000, 131_072])
    func spanning(offset: Int) throws {
        let before = String(repeating: "x", count: 60_000)
        let middle = String(repeating: "y", count: offset - 60_000)
        let (lines, _) = try read(Array("\(before)\n\(String(middle.prefix(65_000)))\nz\n".utf8))
        #expect(lines == [before, String(middle.prefix(65_000)), "z"])
    }

    @Test(
        "A line over the limit is cut, marked, and the next one is whole",
        arguments: [65_537, 65_538, 200_000, 1_000_000])
    func overlong(count: Int) throws {
        let text = String(repeating: "x", count: count)
        let (lines, _) = try read(Array("\(text)\nnext\n".utf8))
        #expect(lines.count == 2)
        #expect(lines.first?.hasSuffix("x…") == true)
        #expect(lines.first.map { $0.utf8.count <= PipedLines.lineLimit + 3 } == true)
        #expect(lines.last == "next")
    }

    @Test("A line of exactly the limit is not cut", arguments: ["", "\n"])
    func limit(ending: String) throws {
        let text = String(repeating: "x", count: PipedLines.lineLimit)
        let (lines, reader) = try read(Array((text + ending).utf8))
        #expect(lines == [text])
        #expect(!reader.wasCut)
    }

    @Test("A cut never halves a letter")
    func cutLetter() throws {
        let (lines, reader) = try read(Array(String(repeating: "你", count: 30_000).utf8))
        #expect(reader.wasCut)
        #expect(lines == [String(repeating: "你", count: PipedLines.lineLimit / 3) + "…"])
    }

    @Test("An input that cannot be read ends with the error")
    func unreadable() throws {
        let folder = open("/", O_RDONLY)
        defer { close(folder) }
        var reader = PipedLines(descriptor: folder)
        #expect(reader.next(Prompt("")) == .end)
        #expect(reader.readError == EISDIR)
    }
}
