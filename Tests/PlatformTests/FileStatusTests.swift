import Foundation
import Platform
import TestSupport
import Testing

@Suite struct `What the system says of a file` {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `A file, a folder, a link and a pipe are told apart, and a link is not followed`() throws {
        let file = try folder.write("four", to: "file")
        let link = folder.file("link").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
        let pipe = folder.file("pipe").path
        try #require(mkfifo(pipe, 0o600) == 0)
        let kinds = [file, folder.url.path, link, pipe].map { FileStatus(ofFileAt: $0)?.kind }
        #expect(kinds == [.file, .folder, .link, .other])
    }

    @Test func `A file's length is in bytes`() throws {
        #expect(FileStatus(ofFileAt: try folder.write("é", to: "file"))?.size == 2)
    }

    @Test(arguments: ["nowhere", "nowhere/at all", ""])
    func `Nothing is said of what is not there`(name: String) {
        #expect(FileStatus(ofFileAt: name.isEmpty ? "" : folder.file(name).path) == nil)
    }

    @Test func `A file that takes the place of another one is another one`() throws {
        let path = try folder.write("same", to: "file"), other = try folder.write("same", to: "other")
        let before = try #require(FileStatus(ofFileAt: path))
        #expect(FileStatus(ofFileAt: path) == before)
        try #require(rename(other, path) == 0)
        let after = try #require(FileStatus(ofFileAt: path))
        #expect(after.number != before.number)
        #expect(after != before)
    }
}
