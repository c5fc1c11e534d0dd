import SwiftSource

/// A file as checks know it: what the engine runs of it, and its outlines.
package struct CheckedSource: Sendable {
    package let path: String
    let reading: SourceReading
    let outlines: [ClassOutline]
    /// Those of structures, enumerations and actors, and of functions outside of all types.
    let values: [ClassOutline]
    /// The names of the members that the file's protocols require.
    let requirements: Set<String>
    /// The classes and protocols that the file puts on the main actor.
    let onMain: Set<String>
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
                let visitor = OutlineVisitor(tree, place: place)
                let silences =
                    text.contains(IgnoreComment.mark) ? IgnoreComment.all(in: tree, place: place) : []
                return (
                    visitor.outlines, visitor.requirements, visitor.onMain, visitor.imports, silences,
                    visitor.values
                )
            }
        }
        self.reading = reading
        (outlines, requirements, onMain, silences, values) = (seen.0, seen.1, seen.2, seen.4, seen.5)
        isOfTests = !seen.3.isDisjoint(with: Self.testModules)
        lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
    }
}
