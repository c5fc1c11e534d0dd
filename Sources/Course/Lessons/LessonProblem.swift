import CommandLanguage
/// Something in a lesson file that its author has to put right.
package struct LessonProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file, as its reader was given it.
    package var file: String
    /// The line in the file, counted from 1.
    package var line: Int
    /// The problem, as a clause.
    package var message: String
    /// The remedy, as a clause.
    package var remedy: String

    package init(file: String, line: Int, message: String, remedy: String) {
        self.file = file
        self.line = line
        self.message = message
        self.remedy = remedy
    }

    /// Creates the problem of something that the command language does not understand.
    init(_ error: CommandError, file: String, line: Int, remedy: String) {
        self.init(
            file: file, line: line, message: error.message,
            remedy: error.suggestion.map { "did you mean \($0)?" } ?? remedy)
    }

    /// Place, problem and remedy on one line, in the form that editors turn into links.
    package var description: String {
        let clause = message.hasSuffix(".") ? message.dropLast() : message[...]
        return "\(file.visibleWithTabs):\(line): \(clause.visibleWithTabs); \(remedy.visibleWithTabs)"
    }
}

/// All that is wrong with a lesson.
package struct LessonError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problems, by line.
    package var problems: [LessonProblem]

    /// The problems, one a line.
    package var description: String {
        problems.map { $0.description }.joined(separator: "\n")
    }
}

/// The problems found so far in one file.
struct ProblemList {
    var file: String
    private(set) var problems: [LessonProblem] = []
    private var known: Set<LessonProblem> = []

    init(file: String) {
        self.file = file
    }

    mutating func add(_ line: Int, _ message: String, _ remedy: String) {
        add(LessonProblem(file: file, line: line, message: message, remedy: remedy))
    }

    /// Adds a problem, unless it is known.
    mutating func add(_ problem: LessonProblem) {
        if known.insert(problem).inserted { problems.append(problem) }
    }

    /// Adds the problem of a word that is none of those known.
    mutating func addUnknown(_ word: String, _ line: Int, _ message: String, known: [String]) {
        if let closest = Spelling.closest(to: word, among: known) {
            add(line, message, "did you mean \(closest)?")
        } else {
            add(line, message, "use one of: \(known.joined(separator: ", "))")
        }
    }

    /// The problems in the order of their lines.
    var sorted: [LessonProblem] { problems.inOrder }
}

extension [LessonProblem] {
    /// The problems by file and line.
    var inOrder: [LessonProblem] {
        enumerated().sorted {
            ($0.element.file, $0.element.line, $0.offset) < ($1.element.file, $1.element.line, $1.offset)
        }.map { $0.element }
    }
}
