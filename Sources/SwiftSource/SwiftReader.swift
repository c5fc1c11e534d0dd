import Lifecycle
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// What a Swift text says, as far as the tutor understands it.
public struct SourceReading: Hashable, Sendable {
    /// The classes and functions.
    public let program: Program
    /// What lies outside the subset, in the order of its places: it is skipped when the code runs.
    public let unknown: [SourceProblem]
}

/// Reads Swift source text: whole files, the body of an override, or a line at the prompt.
///
/// The subset that is understood is written down in Documentation/swift-subset.md.
public enum SwiftReader {
    /// The most levels of syntax that are followed: deeper text is generated, not written.
    static let deepestSyntax = 700
    /// The longest text that is read, in bytes.
    static let longestText = 16_000_000

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - text: The file's text.
    ///   - file: The file's name, for places.
    /// - Returns: Its classes and functions, and what is not understood.
    /// - Throws: A ``SourceError`` with what the Swift parser finds wrong.
    public static func program(in text: String, file: String) throws(SourceError) -> SourceReading {
        let reading = try Reading(text, file: file)
        let program = reading.program()
        return SourceReading(program: program, unknown: reading.unknown)
    }

    /// Reads what stands between the braces of an override or closure.
    ///
    /// - Parameters:
    ///   - text: The statements, without the braces.
    ///   - callback: The method that they override; nil if they stand alone.
    /// - Returns: The statements.
    /// - Throws: A ``SourceError`` with what the Swift parser finds wrong.
    public static func body(in text: String, overriding callback: Callback? = nil) throws(SourceError) -> Body
    {
        let reading = try Reading(text, file: "")
        reading.function = callback?.signature ?? ""
        let statements = reading.statements(reading.tree.statements)
        return Body(
            statements, parameters: callback?.parameterNames ?? [], source: text,
            location: CodeLocation(file: "", line: 1, column: 1))
    }
}

extension Callback {
    /// The names by which a body in braces knows the arguments, as UIKit's documentation names them.
    var parameterNames: [String] {
        switch self {
        case _ where isAppearance: ["animated"]
        case .willMoveToParent, .didMoveToParent: ["parent"]
        case .willMoveToSuperview: ["newSuperview"]
        case .willMoveToWindow: ["newWindow"]
        case .viewWillTransition: ["size", "coordinator"]
        case .willTransitionToTraits: ["newCollection", "coordinator"]
        case .traitCollectionDidChange: ["previousTraitCollection"]
        case .prepareForSegue: ["segue", "sender"]
        case .willRotate, .willAnimateRotation: ["toInterfaceOrientation", "duration"]
        case .didRotate: ["fromInterfaceOrientation"]
        default: []
        }
    }
}

/// A text in the course of being read.
final class Reading {
    let tree: SourceFileSyntax
    private let file: String
    private let places: SourceLocationConverter
    private let lines: [Substring]
    /// What was not understood so far.
    private(set) var unknown: [SourceProblem] = []
    /// The function whose body is being read, for `#function`.
    var function = ""
    /// How deep the expression is that is being read.
    var depth = 0

    init(_ text: String, file: String) throws(SourceError) {
        self.file = file
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard text.utf8.count <= SwiftReader.longestText else {
            let place = CodeLocation(file: file, line: 1, column: 1)
            throw SourceError([
                SourceProblem(
                    location: place,
                    message: "the text is longer than 16 MB: run the classes that matter alone",
                    line: "")
            ])
        }
        tree = Parser.parse(source: text)
        places = SourceLocationConverter(fileName: file, tree: tree)
        try checkDepth()
        try checkSyntax()
    }

    /// A place, as learners count it.
    func location(_ node: some SyntaxProtocol) -> CodeLocation {
        location(node.positionAfterSkippingLeadingTrivia)
    }

    private func location(_ position: AbsolutePosition) -> CodeLocation {
        let place = places.location(for: position)
        let line = self.line(place.line)
        let column = line.utf8.prefix(max(0, place.column - 1))
        return CodeLocation(
            file: file, line: place.line, column: String(Substring(column)).count + 1)
    }

    private func line(_ number: Int) -> String {
        guard lines.indices.contains(number - 1) else { return "" }
        let line = lines[number - 1]
        return String(line.hasSuffix("\r") ? line.dropLast() : line)
    }

    /// Remembers code that is not understood.
    ///
    /// - Returns: Its first words.
    func skip(_ node: some SyntaxProtocol) -> String {
        let words = firstWords(of: node)
        let place = location(node)
        unknown.append(SourceProblem(location: place, message: words, line: line(place.line)))
        return words
    }

    private func firstWords(of node: some SyntaxProtocol) -> String {
        var text = ""
        for token in node.tokens(viewMode: .sourceAccurate) {
            guard text.count < 40 else { return text.prefix(40) + "…" }
            text += token.text
            if !token.trailingTrivia.isEmpty { text += " " }
        }
        while text.last == " " { text.removeLast() }
        return text
    }

    /// Syntax so deep that walking over it could end the program is refused, without walking over it recursively.
    private func checkDepth() throws(SourceError) {
        var waiting: [(node: Syntax, depth: Int)] = [(Syntax(tree), 0)]
        while let (node, depth) = waiting.popLast() {
            guard depth <= SwiftReader.deepestSyntax else {
                let place = location(node)
                throw SourceError([
                    SourceProblem(
                        location: place,
                        message: "the code is nested more deeply here than the tutor follows: split it up",
                        line: clipped(line(place.line)))
                ])
            }
            for child in node.children(viewMode: .sourceAccurate) { waiting.append((child, depth + 1)) }
        }
    }

    private func checkSyntax() throws(SourceError) {
        guard tree.hasError else { return }
        let problems = ParseDiagnosticsGenerator.diagnostics(for: tree)
            .filter { $0.diagMessage.severity == .error }
            .map { diagnostic in
                let place = location(diagnostic.position)
                return SourceProblem(
                    location: place, message: diagnostic.message, line: clipped(line(place.line)))
            }
        guard problems.isEmpty else { throw SourceError(problems) }
    }

    private func clipped(_ line: String) -> String { line.count <= 400 ? line : line.prefix(399) + "…" }
}
