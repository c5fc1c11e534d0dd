import Foundation
import Platform
import TestSupport
import Testing

@Suite("What the system says of a file")
struct FileStatusTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("A file, a folder, a link and a pipe are told apart, and a link is not followed")
    func kinds() throws {
        let file = try folder.write("four", to: "file")
        let link = folder.file("link").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
        let pipe = folder.file("pipe").path
        try #require(mkfifo(pipe, 0o600) == 0)
        let kinds = [file, folder.url.path, link, pipe].map { FileStatus(ofFileAt: $0)?.kind }
        #expect(kinds == [.file, .folder, .link, .other])
    }

    @Test("A file's length is in bytes")
    func length() throws {
        #expect(FileStatus(ofFileAt: try folder.write("é", to: "file"))?.size == 2)
    }

    @Test("Nothing is said of what is not there", arguments: ["nowhere", "nowhere/at all", ""])
    func notThere(name: String) {
        #expect(FileStatus(ofFileAt: name.isEmpty ? "" : folder.file(name).path) == nil)
    }

    @Test("An open file is what lies at its path")
    func opened() throws {
        let path = try folder.write("same", to: "file")
        let file = try #require(FileHandle(forReadingAtPath: path))
        #expect(FileStatus(ofDescriptor: file.fileDescriptor) == FileStatus(ofFileAt: path))
        #expect(FileStatus(ofDescriptor: -1) == nil)
    }

    @Test("A file that takes the place of another one is another one")
    func replaced() throws {
        let path = try folder.write("same", to: "file"), other = try folder.write("same", to: "other")
        let before = try #require(FileStatus(ofFileAt: path))
        #expect(FileStatus(ofFileAt: path) == before)
        try #require(rename(other, path) == 0)
        let after = try #require(FileStatus(ofFileAt: path))
        #expect(after.number != before.number)
        #expect(after != before)
    }
}
