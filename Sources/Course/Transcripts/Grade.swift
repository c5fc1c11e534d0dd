import Session

/// One thing that was asked, with its score and the reasons for it.
package struct GradeItem: Hashable, Sendable {
    /// The identifier of the exercise, or `prediction` and its number in a free session.
    package let id: String
    /// The number of the entry that decided it, or else that asked; nil if it was never asked.
    package var entry: Int?
    /// What was asked: the commands, or the exercise's question.
    package let asked: String
    /// The answer in canonical form; nil if there is none.
    package var answer: String?
    /// The points reached, from 0 to ``maximum``.
    package var points: Double
    /// The points that a right answer has; 0 for something that only informs.
    package let maximum: Double
    /// The number of hints taken.
    package var hints: Int
    /// Whether the answer was shown without one from the learner.
    package var isSkipped: Bool
    /// Why it has its points, in sentences; never empty.
    package var reasons: [String]
    /// The number of answers.
    package var attempts = 0
    /// The points of the first answer; nil without one.
    package var firstPoints: Double?
    /// Whether things were tried in play before it was solved.
    package var hasPlayed = false
    /// How many answers came before the order was shown, as the last try was over or the last hint was taken; nil if it
    /// was not.
    package var answersBeforeOrder: Int?
    /// How the answer that counts was judged; nil for what is no prediction.
    package var judgement: JudgementReport?

    /// Makes an item that has no answer yet.
    ///
    /// - Parameters:
    ///   - id: The identifier of the exercise, or `prediction` and its number.
    ///   - entry: The number of the entry that asked; nil if it was never asked.
    ///   - asked: What was asked.
    ///   - maximum: The points that a right answer has.
    ///   - reason: Why it has no points as long as there is no answer.
    package init(
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

    /// Says of an answer that is not the first which it is.
    mutating func addFirst() {
        guard attempts > 1, let firstPoints else { return }
        reasons.append("This was answer \(attempts); the first had \(firstPoints.brief) points.")
    }

    /// The same with the points of a measure.
    fileprivate func credited(by credit: Credit) -> GradeItem {
        var item = self
        switch credit {
        case .partial: break
        case .all: item.points = isFull ? maximum : 0
        case .editDistance:
            if let judgement, !isSkipped { item.points = judgement.pointsByEdits * maximum }
        }
        return item
    }

    /// Whether it has all its points.
    package var isFull: Bool { points >= maximum }
}

/// How wrong answers are valued.
package enum Credit: String, CaseIterable, Sendable {
    /// By the calls that stand right, less those that do not come.
    case partial
    /// Not at all.
    case all
    /// By the insertions and deletions that lead to the nearest allowed order.
    case editDistance = "edit-distance"
}

/// What one transcript is worth, and why.
package struct Grade: Hashable, Sendable {
    /// Who answered; nil if the transcript does not say.
    package let learner: String?
    /// The lesson; nil for a free session.
    package let lesson: String?
    /// What was asked, in order.
    package let items: [GradeItem]
    /// What the grader should know.
    package let findings: [Finding]

    /// The most findings that a grade keeps.
    static let findingLimit = 100

    /// Makes a grade.
    ///
    /// - Parameters:
    ///   - header: The transcript's header.
    ///   - items: What was asked, in order.
    ///   - findings: What the grader should know; of more than a hundred those that tell of
    ///     changes come first, and the rest is counted.
    package init(_ header: TranscriptHeader, items: [GradeItem], findings: [Finding]) {
        learner = header[.learner]
        lesson = header[.lesson]
        self.items = items
        let surplus = findings.count - Grade.findingLimit
        let inOrder = findings.filter(\.isTampering) + findings.filter { !$0.isTampering }
        self.findings =
            surplus <= 0
            ? findings : inOrder.prefix(Grade.findingLimit) + [Finding(.more(surplus), line: nil)]
    }

    private init(_ grade: Grade, _ credit: Credit) {
        learner = grade.learner
        lesson = grade.lesson
        items = grade.items.map { $0.credited(by: credit) }
        findings = grade.findings
    }

    /// The same with the points of a measure.
    package func credited(by credit: Credit) -> Grade { Grade(self, credit) }

    /// The points of all items.
    package var points: Double { items.reduce(0) { $0 + $1.points } }

    /// The points that all items could have.
    package var maximum: Double { items.reduce(0) { $0 + $1.maximum } }

    /// The number of hints taken.
    package var hints: Int { items.reduce(0) { $0 + $1.hints } }

    /// Whether something was asked, all of it has full points, and nothing shows that the file was changed.
    package var isPassed: Bool {
        !items.isEmpty && items.allSatisfy(\.isFull) && !findings.contains(where: \.isTampering)
    }
}

/// Why a transcript has no grade, where, and what can be done about it.
package struct GradeFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, counted from 1; nil if the file as a whole is meant.
    package let line: Int?
    /// What is wrong, in one sentence.
    package let problem: String
    /// What can be done about it, in one sentence.
    package let remedy: String

    package init(line: Int?, problem: String, remedy: String) {
        self.line = line
        self.problem = problem
        self.remedy = remedy
    }

    /// Place, problem and remedy.
    package var description: String { (line.map { "line \($0): " } ?? "") + "\(problem) \(remedy)" }
}

/// The row of one file: its grade, or why it has none.
package struct GradedFile: Sendable {
    /// The file, as it was named.
    package let path: FilePath
    /// Its grade, or why it has none.
    package let result: Result<Grade, GradeFailure>

    /// Makes a row.
    package init(path: FilePath, result: Result<Grade, GradeFailure>) {
        self.path = path
        self.result = result
    }
}

/// The sums of a batch.
package struct GradeTotals: Hashable, Sendable {
    /// The files that passed.
    package private(set) var passed = 0
    /// The files that were graded and did not pass.
    package private(set) var notPassed = 0
    /// The files that could not be graded.
    package private(set) var failed = 0
    /// The points of all graded files.
    package private(set) var points = 0.0
    /// The points that all graded files could have.
    package private(set) var maximum = 0.0

    /// Begins at nothing.
    package init() {}

    /// All files.
    package var files: Int { passed + notPassed + failed }

    /// What the program exits with: 0 if all passed, 1 if some did not, 2 if some could not be graded.
    package var exitStatus: Int32 { failed > 0 ? 2 : notPassed > 0 ? 1 : 0 }

    /// Adds a file.
    ///
    /// - Parameter file: Its row.
    package mutating func add(_ file: GradedFile) {
        switch file.result {
        case .success(let grade):
            if grade.isPassed { passed += 1 } else { notPassed += 1 }
            points += grade.points
            maximum += grade.maximum
        case .failure: failed += 1
        }
    }
}
