import CommandLanguage
/// Something in a lesson file that its author has to put right.
public struct LessonProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file, as its reader was given it.
    public var file: String
    /// The line in the file, counted from 1.
    public var line: Int
    /// What is wrong.
    public var message: String
    /// What to do about it.
    public var remedy: String

    /// Creates a problem.
    ///
    /// - Parameters:
    ///   - file: The file, as its reader was given it.
    ///   - line: The line in the file, counted from 1.
    ///   - message: What is wrong.
    ///   - remedy: What to do about it.
    public init(file: String, line: Int, message: String, remedy: String) {
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
    public var description: String {
        let clause = message.hasSuffix(".") ? message.dropLast() : message[...]
        return "\(file.visibleWithTabs):\(line): \(clause.visibleWithTabs); \(remedy.visibleWithTabs)"
    }
}

/// All that is wrong with a lesson.
public struct LessonError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problems, by line.
    public var problems: [LessonProblem]

    /// Creates an error.
    ///
    /// - Parameter problems: The problems, by line.
    public init(problems: [LessonProblem]) {
        self.problems = problems
    }

    /// The problems, one a line.
    public var description: String {
        problems.map(\.description).joined(separator: "\n")
    }
}

/// The problems found so far in one file.
struct ProblemList {
    var file: String
    private(set) var problems: [LessonProblem] = []

    init(file: String) {
        self.file = file
    }

    mutating func add(_ line: Int, _ message: String, _ remedy: String) {
        add(LessonProblem(file: file, line: line, message: message, remedy: remedy))
    }

    /// Adds a problem, unless it is known.
    mutating func add(_ problem: LessonProblem) {
        if !problems.contains(problem) { problems.append(problem) }
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
    var sorted: [LessonProblem] {
        problems.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(
            \.element)
    }
}
