/// An error in a YAML text, with its position and a remedy.
package struct YAMLFault: Error, Hashable, Sendable {
    /// The place, counted from 1.
    package let line: Int, column: Int
    /// The error and the remedy: two parts of a sentence that begin with a small letter and have no period.
    package let problem: String, remedy: String

    init(_ line: Int, _ column: Int, _ problem: String, _ remedy: String) {
        (self.line, self.column) = (max(1, line), max(1, column))
        (self.problem, self.remedy) = (problem, remedy)
    }

    static func anchor(_ line: Int, _ column: Int) -> YAMLFault {
        YAMLFault(
            line, column, "this uses an anchor or alias, which isn't allowed",
            "write out each value, and put text that starts with & or * in quotes")
    }
}
