import CommandLanguage

/// The sums of a batch.
package struct GradeTotals: Hashable, Sendable {
    /// The files that passed.
    package private(set) var passed = 0
    /// The files that were graded and did not pass.
    package private(set) var notPassed = 0
    /// The free sessions of which nothing was asked.
    package private(set) var reports = 0
    /// The files that could not be graded.
    package private(set) var failed = 0
    /// The transcripts that the roster asks for and that are not there.
    package private(set) var missing = 0
    /// The points of all graded files.
    package private(set) var points = 0.0
    /// The points that all graded files could have.
    package private(set) var maximum = 0.0
    /// Whether the batch was ended before its end.
    package var isInterrupted = false

    /// Begins at nothing.
    package init() {}

    /// All files.
    package var files: Int { passed + notPassed + reports + failed }

    /// What the program exits with: 0 if all passed, 1 if some did not, 2 if some could not be graded.
    package var exitStatus: Int32 { failed > 0 ? 2 : notPassed + missing > 0 ? 1 : 0 }

    /// Adds a file.
    ///
    /// - Parameter file: Its row.
    package mutating func add(_ file: GradedFile) {
        switch file.result {
        case .success(let grade):
            switch grade.result {
            case .passed: passed += 1
            case .notPassed: notPassed += 1
            case .report: reports += 1
            }
            points += grade.points
            maximum += grade.maximum
        case .failure: failed += 1
        }
    }

    /// Adds transcripts that are not there.
    package mutating func add(missing count: Int) { missing += count }
}

/// A transcript that the roster asks for and that is not there.
package struct MissingTranscript: Hashable, Sendable {
    /// The name that reports show.
    package let learner: String
    package let lesson: String
}

/// Who of a class has handed in what, so that it can be told what is missing.
package struct ClassBook: Sendable {
    private let roster: Roster
    private let lessons: [String]
    private let hidesNames: Bool
    private var handedIn: Set<Entry> = []
    /// What is told of the transcripts whose learner does not stand on the roster, in the order of the files: a name
    /// that is spelled in another way is missing nowhere else.
    package private(set) var strangers: [String] = []

    private struct Entry: Hashable {
        let learner: String, lesson: String
    }

    /// Makes the book of a class.
    ///
    /// - Parameters:
    ///   - roster: Who belongs to it.
    ///   - lessons: What each of them has to hand in.
    ///   - hidesNames: Whether reports show pseudonyms.
    package init(_ roster: Roster, lessons: [String], hidesNames: Bool) {
        self.roster = roster
        self.lessons = lessons
        self.hidesNames = hidesNames
    }

    /// Notes a transcript.
    package mutating func add(_ file: GradedFile) {
        guard case .success(let grade) = file.result else { return }
        guard let learner = grade.learner, roster.lists(learner) else {
            strangers.append(notice(of: file, by: grade.learner))
            return
        }
        guard let lesson = grade.lesson, lessons.contains(lesson) else { return }
        handedIn.insert(Entry(learner: learner, lesson: lesson))
    }

    private func notice(of file: GradedFile, by learner: String?) -> String {
        guard !hidesNames else { return "A transcript is of a learner who is not on the roster." }
        guard let learner else { return "\(file.path.quoted) names no learner." }
        // In a class with numbers for names each is like each other.
        let digits = learner.filter(\.isNumber)
        let likely = roster.learners.filter { $0.filter(\.isNumber) == digits }
        let meant = Spelling.closest(to: learner, among: likely)
        return "\(file.path.quoted) is of \"\(learner.clipped)\", who is not on the roster."
            + (meant.map { " Is that \"\($0.clipped)\"?" } ?? "")
    }

    /// What is missing, in the order of the roster.
    package var missing: [MissingTranscript] {
        roster.learners.flatMap { learner in
            lessons.filter { !handedIn.contains(Entry(learner: learner, lesson: $0)) }.map {
                MissingTranscript(
                    learner: hidesNames ? roster.pseudonym(of: learner) : learner, lesson: $0)
            }
        }
    }
}
