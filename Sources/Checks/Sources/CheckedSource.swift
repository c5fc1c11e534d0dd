import SwiftSource

/// A file as checks know it: what the engine runs of it, and its outline.
package struct CheckedSource: Sendable {
    package let path: String
    let reading: SourceReading
    let outline: FileOutline
    /// Comments that silence findings.
    let silences: [IgnoreComment]
    /// The number of its lines.
    let lines: Int
    /// Indicates whether it contains tests.
    let isOfTests: Bool

    private static let testModules: Set<String> = [
        "XCTest", "Testing", "Quick", "Nimble", "KIF", "EarlGrey", "FBSnapshotTestCase", "SnapshotTesting",
        "@testable",
    ]

    /// Reads a file's text.
    ///
    /// - Throws: A ``SourceError`` with what the Swift parser finds wrong.
    init(_ text: String, path: String) throws(SourceError) {
        self.path = path
        let (reading, seen) = try SwiftReader.program(in: text, file: path) { tree, place in
            withoutActuallyEscaping(place) { place in
                (
                    OutlineVisitor(tree, place: place).outline,
                    text.contains(IgnoreComment.mark) ? IgnoreComment.all(in: tree, place: place) : []
                )
            }
        }
        self.reading = reading
        (outline, silences) = seen
        isOfTests = !outline.imports.isDisjoint(with: Self.testModules)
        lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
    }
}
