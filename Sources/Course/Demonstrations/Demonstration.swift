import Characters
import CommandLanguage

/// Commands that show something on the simulation, with the expectations that prove it.
///
/// The lines are those that a person could type; each `expect` is checked by the engine.
package struct Demonstration: Hashable, Sendable {
    /// The point that it demonstrates, in a sentence.
    package let sentence: String
    /// The releases for which it speaks.
    package let releases: ReleaseSpan
    /// The lines, each as typed; Swift in braces over several rows is one of them.
    package let lines: [String]

    /// Makes a demonstration.
    ///
    /// - Parameters:
    ///   - sentence: What it shows.
    ///   - releases: The releases for which it speaks.
    ///   - text: The lines; empty ones are left out.
    package init(_ sentence: String, releases: ReleaseSpan, text: String) {
        self.sentence = sentence
        self.releases = releases
        lines = Demonstration.statements(in: text.lines)
    }

    /// Joins the rows of which the braces are still open to those that close them.
    private static func statements(in rows: [String]) -> [String] {
        var statements: [String] = []
        var statement = UnfinishedStatement()
        for row in rows {
            let line = statement.isOpen ? row : row.trimmed
            guard statement.isOpen || !line.isEmpty else { continue }
            statement.take(line)
            guard !statement.isOpen else { continue }
            statements.append(statement.text)
            statement = UnfinishedStatement()
        }
        return statements + (statement.isOpen ? [statement.text] : [])
    }

    /// Returns the expectation in a line.
    ///
    /// - Parameter line: The line, as typed.
    /// - Returns: The expectation in words; nil if the line does something instead.
    package static func expectation(in line: String) -> String? {
        line.hasPrefix("expect ") ? String(line.dropFirst("expect ".count)) : nil
    }
}
