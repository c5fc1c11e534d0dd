/// Commands that show something on the simulation, with the expectations that prove it.
///
/// The lines are those that a person could type; each `expect` is checked by the engine.
public struct Demonstration: Hashable, Sendable {
    /// What it shows, in a sentence.
    public let sentence: String
    /// The releases for which it speaks.
    public let releases: ReleaseSpan
    /// The lines, each as typed.
    public let lines: [String]

    /// Makes a demonstration.
    ///
    /// - Parameters:
    ///   - sentence: What it shows.
    ///   - releases: The releases for which it speaks.
    ///   - text: The lines; empty ones are left out.
    public init(_ sentence: String, releases: ReleaseSpan, text: String) {
        self.sentence = sentence
        self.releases = releases
        lines = text.lines.map { String($0.trimmingWhitespace()) }.filter { !$0.isEmpty }
    }

    /// What a line expects.
    ///
    /// - Parameter line: The line, as typed.
    /// - Returns: The expectation in words; nil if the line does something instead.
    public static func expectation(in line: String) -> String? {
        line.hasPrefix("expect ") ? String(line.dropFirst("expect ".count)) : nil
    }
}
