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
        let graph = try FolderGraph(target: target, files: Self.files(of: target))
        let known = KnownCircle.all.filter { $0.target == target }
        let circles = graph.without(known.map(\.use)).circles
        #expect(
            circles.isEmpty,
            """
            Folders of \(target) use each other in a circle. Move what both need into one of them, into a third, or \
            directly into \(target):
            \(circles.joined(separator: "\n"))
            """)
    }

    @Test(
        "A circle that is left stands in the table for as long as it is there",
        arguments: Set(KnownCircle.all.map(\.target)))
    func isStillThere(target: String) throws {
        let graph = try FolderGraph(target: target, files: Self.files(of: target))
        for known in KnownCircle.all where known.target == target {
            #expect(
                graph.closesCircle(known.use),
                "\(target): \(known.use), as \(known.reason), closes no circle any more: take it out of the table."
            )
        }
    }

    @Test(
        "Nothing is public: modules show what they show to this package only",
        arguments: try SourceTree.targets())
    func nothingIsPublic(target: String) throws {
        let lines = try Self.files(of: target).flatMap { file in
            file.publicLines.map { "\(file.name): \($0)" }
        }
        #expect(lines.isEmpty, "Write package for public: \(lines.joined(separator: "\n"))")
    }
}

/// A use of one folder by another that closes a circle and is left as it is, for a reason.
struct KnownCircle: Sendable {
    let target: String
    let use: FolderUse
    let reason: String

    static let all = [
        KnownCircle(
            target: "Lifecycle", use: FolderUse("Objects", "Program"),
            reason: "objects hold values and the code of their methods, and both name objects"),
        KnownCircle(
            target: "Lifecycle", use: FolderUse("Program", "Commands"),
            reason: "the body of an override may be a command, and a command may declare classes"),
    ]
}
