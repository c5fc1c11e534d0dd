import Testing

/// The folders of a target are its parts: what uses each other in a circle is one part in two places.
@Suite("The folders of the targets")
struct FolderTests {
    /// The files of all targets, read once.
    private static let files = Result { () throws -> [String: [SourceFile]] in
        Dictionary(uniqueKeysWithValues: try SourceTree.targets().map { ($0, try SourceTree.files(of: $0)) })
    }

    private static func files(of target: String) throws -> [SourceFile] {
        try #require(try files.get()[target])
    }

    @Test("No folders of a target need each other", arguments: try SourceTree.targets())
    func noCircles(target: String) throws {
        let circles = try FolderGraph(target: target, files: Self.files(of: target)).circles
        #expect(
            circles.isEmpty,
            """
            Folders of \(target) use each other in a circle. Move what both need into one of them, into a third, or \
            directly into \(target):
            \(circles.joined(separator: "\n"))
            """)
    }

    @Test(
        "Nothing is public: modules show what they show to this package only",
        // The page's script calls the functions of Web.
        arguments: try SourceTree.targets().filter { $0 != "Web" })
    func nothingIsPublic(target: String) throws {
        let lines = try Self.files(of: target).flatMap { file in
            file.publicLines.map { "\(file.name): \($0)" }
        }
        #expect(lines.isEmpty, "Write package for public: \(lines.joined(separator: "\n"))")
    }
}
