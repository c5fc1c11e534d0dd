import DeepStack
import Lifecycle
import SwiftSyntax

extension SwiftReader {
    /// Finds code that Swift would refuse: names that nothing declares, misspelled members, values of the
    /// wrong type, overrides of nothing, and members of a `self` that may be nil.
    ///
    /// UIKit has thousands of members: a name is reported only if all that it could be is known, or if it is
    /// one slip away from a known name.
    ///
    /// - Parameters:
    ///   - texts: The texts that belong together, each with its file's name.
    ///   - known: The other names that the texts can use.
    ///   - type: The type to whose methods the statements of the texts belong; nil if they stand alone.
    /// - Returns: The problems, each in a sentence; none for a text that isn't Swift.
    package static func slips(
        in texts: [(text: String, file: String)], knowing known: KnownNames = KnownNames(),
        inside type: String? = nil
    ) -> [SourceProblem] {
        DeepStack.run {
            guard texts.reduce(0, { $0 + $1.text.utf8.count }) <= longestSearched else { return [] }
            let readings = texts.compactMap { try? Reading($0.text, file: $0.file) }
            guard readings.count == texts.count else { return [] }
            let declared = DeclaredNames(known)
            for reading in readings { declared.walk(reading.tree) }
            return readings.flatMap { reading in
                let search = SlipSearch(reading, declared, inside: type)
                search.walk(reading.tree)
                let overrides = OverrideSearch(reading, declared.known)
                overrides.walk(reading.tree)
                let captures = WeakSelfSearch(reading)
                captures.walk(reading.tree)
                let found = search.found + overrides.found + captures.found
                return found.sorted {
                    ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
                }
            }
        }
    }

    /// The most text that is searched for slips, in bytes.
    private static let longestSearched = 1_000_000
}

extension Reading {
    /// Returns a problem for code that Swift refuses although the tutor understands
    /// it; none of it is skipped.
    func refusal(_ message: String, _ node: some SyntaxProtocol) -> SourceProblem {
        var problem = problem(message, node)
        problem.code = "refused"
        return problem
    }
}
