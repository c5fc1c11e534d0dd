/// One thing that was asked, with its score and the reasons for it.
public struct GradeItem: Hashable, Sendable {
    /// The identifier of the exercise, or `prediction` and its number in a free session.
    public let id: String
    /// The number of the entry that decided it, or else that asked; nil if it was never asked.
    public var entry: Int?
    /// What was asked: the commands, or the exercise's question.
    public let asked: String
    /// The answer in canonical form; nil if there is none.
    public var answer: String?
    /// The points reached, from 0 to ``maximum``.
    public var points: Double
    /// The points that a right answer has; 0 for something that only informs.
    public let maximum: Double
    /// The number of hints taken.
    public var hints: Int
    /// Whether the answer was shown without one from the learner.
    public var isSkipped: Bool
    /// Why it has its points, in sentences; never empty.
    public var reasons: [String]

    /// Makes an item that has no answer yet.
    ///
    /// - Parameters:
    ///   - id: The identifier of the exercise, or `prediction` and its number.
    ///   - entry: The number of the entry that asked; nil if it was never asked.
    ///   - asked: What was asked.
    ///   - maximum: The points that a right answer has.
    ///   - reason: Why it has no points as long as there is no answer.
    public init(
        id: String, entry: Int?, asked: String, maximum: Double = 1, reason: String = "There is no answer."
    ) {
        self.id = id
        self.entry = entry
        self.asked = asked
        self.maximum = maximum
        answer = nil
        points = 0
        hints = 0
        isSkipped = false
        reasons = [reason]
    }

    /// Whether it has all its points.
    public var isFull: Bool { points >= maximum }
}

/// What one transcript is worth, and why.
public struct Grade: Hashable, Sendable {
    /// Who answered; nil if the transcript does not say.
    public let learner: String?
    /// The lesson; nil for a free session.
    public let lesson: String?
    /// What was asked, in order.
    public let items: [GradeItem]
    /// What the grader should know.
    public let findings: [Finding]

    /// The most findings that a grade keeps.
    static let findingLimit = 100

    /// Makes a grade.
    ///
    /// - Parameters:
    ///   - header: The transcript's header.
    ///   - items: What was asked, in order.
    ///   - findings: What the grader should know; of more than a hundred those that tell of
    ///     changes come first, and the rest is counted.
    public init(_ header: TranscriptHeader, items: [GradeItem], findings: [Finding]) {
        learner = header[.learner]
        lesson = header[.lesson]
        self.items = items
        let surplus = findings.count - Grade.findingLimit
        let inOrder = findings.filter(\.isTampering) + findings.filter { !$0.isTampering }
        self.findings =
            surplus <= 0
            ? findings : inOrder.prefix(Grade.findingLimit) + [Finding(.more(surplus), line: nil)]
    }

    /// The points of all items.
    public var points: Double { items.reduce(0) { $0 + $1.points } }

    /// The points that all items could have.
    public var maximum: Double { items.reduce(0) { $0 + $1.maximum } }

    /// The number of hints taken.
    public var hints: Int { items.reduce(0) { $0 + $1.hints } }

    /// Whether something was asked, all of it has full points, and nothing shows that the file was changed.
    public var isPassed: Bool {
        !items.isEmpty && items.allSatisfy(\.isFull) && !findings.contains(where: \.isTampering)
    }
}

/// Why a transcript has no grade, where, and what can be done about it.
public struct GradeFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, counted from 1; nil if the file as a whole is meant.
    public let line: Int?
    /// What is wrong, in one sentence.
    public let problem: String
    /// What can be done about it, in one sentence.
    public let remedy: String

    /// Makes a failure.
    ///
    /// - Parameters:
    ///   - line: The line, counted from 1; nil if the file as a whole is meant.
    ///   - problem: What is wrong, in one sentence.
    ///   - remedy: What can be done about it, in one sentence.
    public init(line: Int?, problem: String, remedy: String) {
        self.line = line
        self.problem = problem
        self.remedy = remedy
    }

    /// Place, problem and remedy.
    public var description: String { (line.map { "line \($0): " } ?? "") + "\(problem) \(remedy)" }
}

/// The row of one file: its grade, or why it has none.
public struct GradedFile: Sendable {
    /// The file, as it was named.
    public let path: FilePath
    /// Its grade, or why it has none.
    public let result: Result<Grade, GradeFailure>

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - path: The file, as it was named.
    ///   - result: Its grade, or why it has none.
    public init(path: FilePath, result: Result<Grade, GradeFailure>) {
        self.path = path
        self.result = result
    }
}

/// The sums of a batch.
public struct GradeTotals: Hashable, Sendable {
    /// The files that passed.
    public private(set) var passed = 0
    /// The files that were graded and did not pass.
    public private(set) var notPassed = 0
    /// The files that could not be graded.
    public private(set) var failed = 0
    /// The points of all graded files.
    public private(set) var points = 0.0
    /// The points that all graded files could have.
    public private(set) var maximum = 0.0

    /// Begins at nothing.
    public init() {}

    /// All files.
    public var files: Int { passed + notPassed + failed }

    /// What the program exits with: 0 if all passed, 1 if some did not, 2 if some could not be graded.
    public var exitStatus: Int32 { failed > 0 ? 2 : notPassed > 0 ? 1 : 0 }

    /// Adds a file.
    ///
    /// - Parameter file: Its row.
    public mutating func add(_ file: GradedFile) {
        switch file.result {
        case .success(let grade):
            if grade.isPassed { passed += 1 } else { notPassed += 1 }
            points += grade.points
            maximum += grade.maximum
        case .failure: failed += 1
        }
    }
}
