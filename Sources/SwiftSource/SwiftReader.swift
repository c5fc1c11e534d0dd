import DeepStack
import Lifecycle
import SwiftSyntax

/// The contents of a Swift text, as far as the tutor understands it.
package struct SourceReading: Hashable, Sendable {
    /// The classes and functions.
    package let program: Program
    /// The parts outside of the subset, in the order of their positions; they are skipped when the code runs.
    package let unknown: [SourceProblem]
}

/// Reads Swift source text: whole files, the body of an override, or a line at the prompt.
///
/// The subset that is understood is written down in Documentation/swift-subset.md.
package enum SwiftReader {
    /// The most levels of syntax that are followed: deeper text is generated, not written.
    static let deepestSyntax = 700
    /// The maximum depth of the parser's recursion: the same in every build, so that a text
    /// means the same everywhere.
    static let deepestParsing = 256
    /// The longest text that is read, in bytes.
    package static let longestText = 16_000_000

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - text: The file's text.
    ///   - file: The file's name, for places.
    /// - Returns: Its classes and functions, and what is not understood.
    /// - Throws: A ``SourceError`` with what the Swift parser finds wrong.
    package static func program(in text: String, file: String) throws(SourceError) -> SourceReading {
        try program(in: text, file: file) { _, _ in }.reading
    }

    /// Reads a file, and lets something else look at its syntax as well, so that it is parsed once.
    ///
    /// - Parameters:
    ///   - text: The file's text.
    ///   - file: The file's name, for places.
    ///   - look: Is handed the syntax and what makes a place of a byte's offset.
    /// - Returns: The file's classes and functions, and what was seen.
    /// - Throws: A ``SourceError`` with what the Swift parser finds wrong.
    package static func program<Seen>(
        in text: String, file: String,
        looking look: (_ tree: SourceFileSyntax, _ place: (Int) -> CodeLocation) -> Seen
    ) throws(SourceError) -> (reading: SourceReading, seen: Seen) {
        try DeepStack.run { () throws(SourceError) in
            let reading = try Reading(text, file: file)
            let program = reading.program()
            let seen = look(reading.tree) { reading.location(ofByte: $0) }
            return (SourceReading(program: program, unknown: reading.unknown), seen)
        }
    }

    /// Reads what stands between the braces of an override or closure.
    ///
    /// - Parameters:
    ///   - text: The statements, without the braces.
    ///   - callback: The method that they override; nil if they stand alone.
    /// - Returns: The statements.
    /// - Throws: A ``SourceError`` with what the Swift parser finds wrong.
    static func body(in text: String, overriding callback: Callback? = nil) throws(SourceError)
        -> Body
    {
        try DeepStack.run { () throws(SourceError) in
            let reading = try Reading(text, file: "")
            reading.keepsLocalTypes = false
            reading.function = callback?.signature ?? ""
            var statements = reading.statements(reading.tree.statements)
            if callback == nil, statements.count == 1, case .expression(let value) = statements[0].kind,
                value.isValue
            {
                // Nothing but a value to look at is printed.
                let printed = Expression.call(.name("print"), [CallArgument(nil, value)])
                statements = [Statement(.expression(printed), at: statements[0].location)]
            }
            return Body(
                statements, parameters: callback?.facts.parameterNames ?? [], source: text,
                location: CodeLocation(file: "", line: 1, column: 1))
        }
    }

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
            return readings.count == texts.count ? slips(in: readings, knowing: known, inside: type) : []
        }
    }

    /// Finds slips in texts that have been parsed.
    static func slips(
        in readings: [Reading], knowing known: KnownNames = KnownNames(), inside type: String? = nil
    ) -> [SourceProblem] {
        let declared = DeclaredNames(known)
        for reading in readings { declared.walk(reading.tree) }
        return readings.flatMap { reading in
            let search = SlipSearch(reading, declared, inside: type)
            search.walk(reading.tree)
            let overrides = OverrideSearch(reading, declared.known)
            overrides.walk(reading.tree)
            return (search.found + overrides.found).sorted {
                ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
            }
        }
    }

    /// The most text that is searched for slips, in bytes.
    static let longestSearched = 1_000_000
}

extension Expression {
    /// Indicates whether it has a value but no effect.
    fileprivate var isValue: Bool {
        switch self {
        case .member(_?, _), .element, .unwrapped, .cast, .infix: true
        default: false
        }
    }
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
