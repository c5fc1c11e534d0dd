/// What is wrong with a YAML text, where, and what can be done.
package struct YAMLFault: Error, Hashable, Sendable {
    /// The place, counted from 1.
    package let line: Int, column: Int
    /// What is wrong, and what can be done: two parts of a sentence that begin with a small letter and have no full stop.
    package let problem: String, remedy: String

    init(_ line: Int, _ column: Int, _ problem: String, _ remedy: String) {
        (self.line, self.column) = (max(1, line), max(1, column))
        (self.problem, self.remedy) = (problem, remedy)
    }

    static func anchor(_ line: Int, _ column: Int) -> YAMLFault {
        YAMLFault(
            line, column, "an anchor or alias is used",
            "write each value where it belongs, and what begins with & or * in quotes")
    }
}
