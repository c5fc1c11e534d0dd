import Course

/// The results of a whole class: sums whose size doesn't grow with the number of files.
package struct ClassOverview: Sendable {
    /// The number of files for each tenth of the points; the last element counts those with all points.
    private(set) var tenths = Array(repeating: 0, count: 11)
    private(set) var lessons = Counted<LessonSums>(limit: 500)
    private(set) var exercises = Counted<ExerciseSums>(limit: 2_000)
    private(set) var beliefs = Counted<BeliefSums>(limit: 500)
    /// The outcomes of the files; only the first ones if there are many.
    private(set) var outcomes: [Outcome] = []
    private(set) var outcomeCount = 0
    /// Files that could not be graded or were changed, each with the reason.
    private(set) var troubles: [(name: String, reason: String)] = []
    private(set) var troubleCount = 0

    static let troubleLimit = 60
    static let outcomeLimit = 500

    /// The results of a lesson.
    struct LessonSums: Sendable {
        var graded = 0, passed = 0, reported = 0, points = 0.0, maximum = 0.0
    }

    /// The results of an exercise.
    struct ExerciseSums: Sendable {
        var begun = 0, rightAtFirst = 0, right = 0, skipped = 0, seen = 0, hints = 0
        /// The number of transcripts, and sums over them: of its share of the points, of that of the whole
        /// transcript, and of their products.
        private var count = 0.0, own = 0.0, whole = 0.0, ownSquares = 0.0, wholeSquares = 0.0, products = 0.0

        mutating func add(_ share: Double, of total: Double) {
            count += 1
            own += share
            whole += total
            ownSquares += share * share
            wholeSquares += total * total
            products += share * total
        }

        /// The mean share of the points.
        var mean: Double { count > 0 ? own / count : 0 }
        /// The standard deviation of the share of the points.
        var deviation: Double { count > 0 ? max(0, ownSquares / count - mean * mean).squareRoot() : 0 }
        /// The correlation of the share of the points with that of the whole transcript, as in PrairieLearn; nil if
        /// one of them is the same in all transcripts.
        var discrimination: Double? {
            let spread = (count * ownSquares - own * own) * (count * wholeSquares - whole * whole)
            return spread > 1e-9 ? (count * products - own * whole) / spread.squareRoot() : nil
        }
    }

    /// The wrong answers that suggest a belief.
    struct BeliefSums: Sendable {
        var files = 0, answers = 0
        /// The exercises, without repetition.
        var exercises: [String] = []
    }

    /// The beliefs, the most frequent first.
    var commonBeliefs: [(name: String, value: BeliefSums)] {
        beliefs.all.sorted {
            ($1.value.files, $1.value.answers, $0.name) < ($0.value.files, $0.value.answers, $1.name)
        }
    }

    /// The outcome of one file, with the reasons for all lost points.
    struct Outcome: Sendable {
        let name: String, lesson: String, points: Double, maximum: Double
        /// Nil for a file that could not be graded.
        let verdict: Grade.Verdict?
        let lost: [LostPoints]
        /// Observations for the grader, and decisions by hand.
        let remarks: [String]
        /// Indicates whether the transcript counts, rather than another one of the same lesson.
        var isCounted = true

        init(_ file: GradedFile) {
            switch file.result {
            case .failure(let failure):
                (name, lesson, points, maximum) = (file.shownPath, "", 0, 0)
                (verdict, lost, remarks) = (nil, [], [failure.description])
            case .success(let grade):
                name = file.shownLearner ?? file.shownPath
                lesson = grade.lesson ?? "free session"
                (points, maximum) = (grade.points, grade.maximum)
                verdict = grade.result
                // Long transcripts and long answers shall not make the page too long for a browser.
                lost = grade.items.filter { !$0.isFull }.prefix(60).map(LostPoints.init)
                remarks = Array((grade.decisions + grade.findings.map(\.description)).prefix(20))
            }
        }
    }

    /// An item that did not get all its points.
    struct LostPoints: Sendable {
        let id: String, asked: String, answer: String?, reasons: [String]
        let points: Double, maximum: Double

        init(_ item: GradeItem) {
            (id, asked, answer) = (item.id, item.asked.cut(to: 400), item.answer?.cut(to: 400))
            reasons = item.reasons.prefix(12).map { $0.cut(to: 400) }
            (points, maximum) = (item.points, item.maximum)
        }
    }

    /// Values by name, in the order in which the names came first; of too many names the later ones are left out.
    struct Counted<Value: Sendable>: Sendable {
        private(set) var names: [String] = []
        private var values: [String: Value] = [:]
        let limit: Int

        init(limit: Int) { self.limit = limit }

        mutating func change(_ name: String, _ empty: Value, _ body: (inout Value) -> Void) {
            if values[name] == nil {
                guard names.count < limit else { return }
                names.append(name)
            }
            body(&values[name, default: empty])
        }

        var all: [(name: String, value: Value)] {
            names.compactMap { name in values[name].map { (name, $0) } }
        }
    }

    /// Makes an overview of nothing.
    package init() {}

    /// Adds a file.
    package mutating func add(_ file: GradedFile) {
        outcomeCount += 1
        if outcomes.count < Self.outcomeLimit { outcomes.append(Outcome(file)) }
        switch file.result {
        case .failure(let failure): note(file.shownPath, failure.description)
        case .success(let grade):
            if let change = grade.findings.first(where: \.isTampering) {
                note(file.shownLearner ?? file.shownPath, change.description)
            }
            count(1, grade.lesson, grade.result, grade.points, of: grade.maximum)
            let lesson = grade.lesson ?? Self.freeSessions
            let share = grade.maximum > 0 ? grade.points / grade.maximum : 0
            for item in grade.items where grade.lesson != nil { add(item, of: lesson, share) }
            addBeliefs(grade, lesson)
        }
    }

    /// Takes a file that was added out of the sums of its lesson, as another one counts in its place.
    package mutating func discount(_ handIn: HandIn) {
        if handIn.number < outcomes.count { outcomes[handIn.number].isCounted = false }
        count(-1, handIn.lesson, handIn.verdict, handIn.points, of: handIn.maximum)
    }

    private static let freeSessions = "free sessions"

    private mutating func count(
        _ change: Int, _ lesson: String?, _ verdict: Grade.Verdict, _ points: Double, of maximum: Double
    ) {
        if maximum > 0 { tenths[min(10, Int(points / maximum * 10 + 1e-9))] += change }
        lessons.change(lesson ?? Self.freeSessions, LessonSums()) {
            $0.graded += verdict == .report ? 0 : change
            $0.reported += verdict == .report ? change : 0
            $0.passed += verdict == .passed ? change : 0
            $0.points += points * Double(change)
            $0.maximum += maximum * Double(change)
        }
    }

    private mutating func addBeliefs(_ grade: Grade, _ lesson: String) {
        var held: Set<String> = []
        for item in grade.items {
            for belief in item.answers.compactMap(\.belief) {
                let isNew = held.insert(belief).inserted, exercise = "\(lesson) / \(item.id)"
                beliefs.change(belief, BeliefSums()) {
                    $0.answers += 1
                    $0.files += isNew ? 1 : 0
                    if $0.exercises.count < 20, !$0.exercises.contains(exercise) {
                        $0.exercises.append(exercise)
                    }
                }
            }
        }
    }

    private mutating func add(_ item: GradeItem, of lesson: String, _ share: Double) {
        exercises.change("\(lesson) / \(item.id)", ExerciseSums()) {
            if item.maximum > 0 { $0.add(item.points / item.maximum, of: share) }
            guard item.entry != nil else { return }
            $0.begun += 1
            $0.rightAtFirst += item.firstPoints == 1 && item.answers.first?.hints == 0 ? 1 : 0
            $0.right += item.answers.contains { $0.points >= 1 && !$0.isAfterSkip } ? 1 : 0
            $0.skipped += item.isSkipped ? 1 : 0
            $0.seen += item.seen == nil ? 0 : 1
            $0.hints += item.hints
        }
    }

    private mutating func note(_ name: String, _ reason: String) {
        troubleCount += 1
        if troubles.count < Self.troubleLimit { troubles.append((name, reason)) }
    }
}
