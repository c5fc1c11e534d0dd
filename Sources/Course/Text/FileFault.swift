/// The reason why a transcript, a rubric or a roster cannot be used, where, and what can be done about it.
package struct FileFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, counted from 1; nil if the file as a whole is meant.
    package let line: Int?
    /// The problem, in one sentence.
    package let problem: String
    /// The remedy, in one sentence.
    package let remedy: String

    package init(line: Int? = nil, _ problem: String, _ remedy: String) {
        self.line = line
        self.problem = problem
        self.remedy = remedy
    }

    /// Place, problem and remedy.
    package var description: String { (line.map { "line \($0): " } ?? "") + "\(problem) \(remedy)" }
}
