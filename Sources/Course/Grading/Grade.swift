import Foundation
import Session

/// The grade of one transcript, with the reasons.
package struct Grade: Hashable, Sendable {
    /// The learner's name; nil if the transcript doesn't give one.
    package let learner: String?
    /// The lesson; nil for a free session.
    package let lesson: String?
    /// The exam that was taken; nil if it was none.
    package let exam: Rubric.Exam?
    /// The questions, in order.
    package private(set) var items: [GradeItem]
    /// Observations for the grader.
    package let findings: [TranscriptFinding]
    /// The teacher's decisions by hand, with their reasons.
    package private(set) var decisions: [String] = []
    /// The indices of those decisions among the rubric's overrides.
    package private(set) var appliedOverrides: Set<Int> = []
    /// The time at which the session began, as the transcript has it; nil if it does not say.
    package let started: String?
    /// The same as a date; nil if it is none.
    package let date: Date?
    /// The duration, in seconds.
    package let seconds: Double
    /// The data for comparison with other transcripts; nil unless requested.
    package var fingerprint: Fingerprint?
    package let result: Verdict

    /// The possible results of a transcript.
    package enum Verdict: String, Hashable, Sendable {
        case passed
        case notPassed = "not-passed"
        /// A free session of which nothing was asked: nobody can pass it or not.
        case report
    }

    /// The most findings that a grade keeps.
    static let findingLimit = 100

    /// Makes a grade.
    ///
    /// - Parameters:
    ///   - header: The transcript's header.
    ///   - items: What was asked, in order.
    ///   - findings: What the grader should know; of more than a hundred those that tell of
    ///     changes come first, and the rest is counted.
    ///   - seconds: How long the session took.
    ///   - rubric: What answers are worth.
    ///   - path: The file, for what a teacher decided by hand.
    ///   - submission: Who handed it in and when; nil if nothing but the transcript says it.
    package init(
        _ header: TranscriptHeader, items: [GradeItem], findings: [TranscriptFinding], seconds: Double = 0,
        rubric: Rubric = Rubric(), path: String = "", submission: Submission? = nil
    ) {
        learner = header[.learner]
        lesson = header[.lesson]
        exam = Rubric.Exam(header)
        started = header[.started]
        let date = header.started
        self.date = date
        self.seconds = seconds
        let latest: Double? = rubric.deadline(of: header, submission).flatMap { deadline -> Double? in
            // The learner may have changed the date in the transcript.
            if let handedIn = submission?.date, handedIn > deadline { return -.greatestFiniteMagnitude }
            // Transcripts without a date are reported, and are late only if the rubric says so.
            return date.map { deadline.timeIntervalSince($0) }
                ?? (rubric.undated == .late ? -.infinity : nil)
        }
        var items = items
        let isFree = header[.lesson] == nil, isAsked = rubric.asks(for: header[.lesson])
        if isFree { Grade.carryCosts(among: &items) }
        let tested = Grade.secondsOfTest(items)
        for index in items.indices {
            items[index].settle(
                by: rubric, maximum: rubric.maximum(of: items[index], in: header[.lesson]), latest: latest,
                tested: tested)
        }
        if let void = header[.lesson].flatMap({ rubric.void[$0] }) {
            for index in items.indices where void.contains(items[index].id) {
                items[index].points = items[index].maximum
                items[index].reasons = ["The question doesn't count, so everyone gets full points for it."]
            }
        }
        if isFree, isAsked {
            items = Grade.predictions(rubric, among: items)
        } else if !isAsked, !rubric.isOpen || rubric.isForSubmission {
            for index in items.indices { items[index].inform("The rubric doesn't ask for it.") }
        }
        let surplus = findings.count - Grade.findingLimit
        if surplus <= 0 {
            self.findings = findings
        } else {
            let inOrder = findings.filter(\.isTampering) + findings.filter { !$0.isTampering }
            self.findings =
                inOrder.prefix(Grade.findingLimit) + [TranscriptFinding(.more(surplus), line: nil)]
        }
        let isChanged = findings.contains(where: \.isTampering)
        if isChanged, rubric.consequenceOfChanges == .zero {
            for index in items.indices where items[index].points > 0 {
                items[index].points = 0
                items[index].reasons.append("This transcript was changed: no points.")
            }
        }
        self.items = items
        var decided: Bool?
        for (place, override) in rubric.overrides.enumerated() where override.fits(header, path, submission) {
            decided = override.passes ?? decided
            let words = Grade.apply(override, to: &self.items)
            if !words.isEmpty { appliedOverrides.insert(place) }
            decisions += words
        }
        guard isAsked || decided != nil else {
            result = isChanged ? .notPassed : .report
            return
        }
        let isSound = Grade.hasEnough(self.items, rubric) && !isChanged
        result = (decided ?? isSound) ? .passed : .notPassed
    }

    /// Lets a prediction of the same commands as earlier ones cost what those cost: hints and answers.
    private static func carryCosts(among items: inout [GradeItem]) {
        var earlier: [String: (hints: Int, answers: Int)] = [:]
        for index in items.indices {
            let commands = items[index].asked.commands
            let before = earlier[commands] ?? (0, 0)
            earlier[commands] = (before.hints + items[index].hints, before.answers + items[index].attempts)
            items[index].answersBefore = before.answers
            for place in items[index].answers.indices { items[index].answers[place].hints += before.hints }
        }
    }

    /// When the lesson's test was passed: with the first answer to the last of its questions, as they were new.
    private static func secondsOfTest(_ items: [GradeItem]) -> Double? {
        guard let questions = items.lazy.compactMap(\.test).first else { return nil }
        return items.filter { questions.contains($0.id) }.compactMap(\.answers.first?.seconds).max()
    }

    /// Returns whether there are questions and enough of the points were earned.
    private static func hasEnough(_ items: [GradeItem], _ rubric: Rubric) -> Bool {
        guard let share = rubric.pass else { return !items.isEmpty && items.allSatisfy(\.isFull) }
        let points = items.reduce(0) { $0 + $1.points }, maximum = items.reduce(0) { $0 + $1.maximum }
        return !items.isEmpty && points + 1e-9 >= share * maximum
    }

    /// Returns the predictions that a rubric asks for in a free session, each with the learner's prediction
    /// that counts. Other predictions only inform, and so does one that asks less than the program would.
    private static func predictions(_ rubric: Rubric, among items: [GradeItem]) -> [GradeItem] {
        var others = items
        var found: [GradeItem] = []
        for prediction in rubric.predictions {
            let fitting = others.indices.filter {
                !others[$0].asksLessThanUsual && others[$0].asked.commands == prediction.commands.squeezed
            }
            let answered = fitting.filter { !others[$0].answers.isEmpty }
            let counted =
                switch rubric.attempt {
                case .first: answered.first ?? fitting.first
                case .last: answered.last ?? fitting.last
                case .best: fitting.max { others[$0].points < others[$1].points }
                }
            guard let counted else {
                found.append(
                    GradeItem(
                        id: prediction.commands, entry: nil, asked: prediction.commands,
                        maximum: prediction.points, reason: "There is no prediction for it."))
                continue
            }
            var item = others.remove(at: counted)
            item.points *= prediction.points
            item.maximum = prediction.points
            found.append(item)
        }
        return found
            + others.map { item in
                var item = item
                item.inform(
                    item.asksLessThanUsual
                        ? "It asks about fewer calls than predict does by default."
                        : "The rubric doesn't ask for it.")
                return item
            }
    }

    /// Applies a teacher's decision.
    ///
    /// - Returns: What was decided, in words; nothing if there is no such exercise.
    private static func apply(_ override: Rubric.Override, to items: inout [GradeItem]) -> [String] {
        if let passes = override.passes {
            return ["By hand: \(passes ? "passed" : "not passed"). \(override.comment)"]
        }
        guard let points = override.points else { return [] }
        guard let exercise = override.exercise else { return share(points, override, among: &items) }
        guard let index = items.firstIndex(where: { $0.id == exercise }) else { return [] }
        let item = items[index]
        items[index].points = min(points, item.maximum)
        let surplus =
            points > item.maximum
            ? " (the rubric says \(points.inWords), but the maximum is \(item.maximum.inWords))" : ""
        let decision =
            "By hand: \(items[index].points.inWords) instead of \(item.points.inWords) points\(surplus). "
            + override.comment
        items[index].reasons.append(decision)
        return ["\(item.id): \(decision)"]
    }

    /// Gives the points of a whole transcript, each item its share.
    private static func share(
        _ points: Double, _ override: Rubric.Override, among items: inout [GradeItem]
    ) -> [String] {
        let maximum = items.reduce(0) { $0 + $1.maximum }, before = items.reduce(0) { $0 + $1.points }
        let decision = "By hand: \(points.inWords) instead of \(before.inWords) points. \(override.comment)"
        guard maximum > 0 else {
            var item = GradeItem(id: "by hand", entry: nil, asked: "", maximum: points, reason: decision)
            item.points = points
            items.append(item)
            return [decision]
        }
        for index in items.indices where items[index].maximum > 0 {
            items[index].points = items[index].maximum * min(1, points / maximum)
            items[index].reasons.append(decision)
        }
        return [decision]
    }

    /// The points of all items.
    package var points: Double { items.reduce(0) { $0 + $1.points } }

    /// The points that all items could have.
    package var maximum: Double { items.reduce(0) { $0 + $1.maximum } }

    /// The number of hints taken.
    package var hints: Int { items.reduce(0) { $0 + $1.hints } }

    /// The number of answers that count although they had been seen before.
    package var seen: Int { items.count { $0.seen != nil } }
}

/// A row of a report: a file with its grade, or with the reason why it has none.
package struct GradedFile: Sendable {
    /// The file, as it was named.
    package let path: FilePath
    package let result: Result<Grade, FileFault>
    /// The learner whom a file names that has no grade; nil if it names none.
    package var claimedLearner: String?
    /// The name that stands for the learner and the file where nobody is to know who it is; nil if everybody may.
    package var pseudonym: String?
}

extension Rubric.Override {
    /// Returns whether the override applies to a transcript.
    func fits(_ header: TranscriptHeader, _ path: String, _ submission: Submission?) -> Bool {
        if let submission, !submission.names.isEmpty {
            // Whoever hands in files chooses their names, and the one in the header.
            guard let learner, submission.isBy(learner) else { return false }
        } else if let learner, learner != header[.learner] {
            return false
        }
        return (lesson == nil || lesson == header[.lesson])
            && (self.path.map { Rubric.Override.names(path, by: $0) } ?? true)
    }

    /// Returns whether a path ends with the given components.
    package static func names(_ path: String, by end: String) -> Bool {
        path == end || path.hasSuffix("/" + end)
    }
}

extension String {
    /// The commands of a prediction as transcripts keep it, without what is asked about.
    fileprivate var commands: String {
        guard let colon = firstIndex(of: ":"), self[..<colon].contains(" of ") || self[..<colon] == "all"
        else {
            return squeezed
        }
        return String(self[index(after: colon)...]).squeezed
    }

    /// The text with one space between words.
    fileprivate var squeezed: String { split { $0.isWhitespace }.joined(separator: " ") }
}

extension Double {
    /// The number with at most two digits behind the dot.
    fileprivate var inWords: String {
        let hundredths = Int((self * 100).rounded())
        return hundredths % 100 == 0 ? "\(hundredths / 100)" : "\(Double(hundredths) / 100)"
    }
}
