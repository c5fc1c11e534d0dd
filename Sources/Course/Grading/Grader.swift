import DeepStack
import Foundation
import Session

/// Grades transcripts by playing them again; nothing that a file claims is believed.
package struct Grader: Sendable {
    package let rubric: Rubric
    private let cache: ReplayCache
    private let steps: Int
    private let wants: Wants
    private let now: Date?
    private let submission: Submission?
    private let keys: TranscriptKeys

    /// The most steps that one transcript may take: far more than any person's session needs.
    package static let standardSteps = 4_000_000

    /// The optional parts of a report.
    package struct Wants: Sendable {
        /// The depth of the explanations for wrong answers.
        package var depth = Session.Depth.everything
        /// Indicates whether transcripts are compared with each other.
        package var similarity = false

        package init(_ depth: Session.Depth = .everything) { self.depth = depth }
    }

    /// Makes a grader.
    ///
    /// - Parameters:
    ///   - steps: The most steps that one transcript may take: of its code, and some hundred for each entry.
    ///   - rubric: What answers are worth.
    ///   - wants: What the report shows.
    ///   - now: The time, for sessions that lie in the future; nil if nobody asks.
    ///   - submission: What the system says in which the transcripts were handed in; nil if nothing.
    ///   - keys: The keys with which transcripts have to be sealed; none if left out.
    ///   - makePlayer: Makes what plays a transcript; free sessions only if left out.
    package init(
        steps: Int = Grader.standardSteps, rubric: Rubric = Rubric(), wants: Wants = Wants(),
        now: Date? = nil, submission: Submission? = nil, keys: TranscriptKeys = TranscriptKeys(),
        makePlayer: @escaping PlayerFactory = { header, limit throws(FileFault) in
            try SessionPlayer(header, limit: limit)
        }
    ) {
        self.steps = steps
        self.rubric = rubric
        self.wants = wants
        self.now = submission?.date ?? now
        self.submission = submission
        self.keys = keys
        cache = ReplayCache(wants.depth, makePlayer: makePlayer)
    }

    /// Grades a transcript.
    ///
    /// - Parameters:
    ///   - bytes: All bytes of the file.
    ///   - path: The file, for what a teacher decided by hand.
    /// - Returns: The grade.
    /// - Throws: A ``FileFault`` if it cannot be read or played.
    package func grade(_ bytes: [UInt8], path: String = "") throws(FileFault) -> Grade {
        let reading = try TranscriptReader.read(bytes)
        return try DeepStack.run { () throws(FileFault) in try grade(reading, path: path) }
    }

    /// The points that a lesson can have: those of a transcript in which nothing is answered.
    ///
    /// - Parameter id: The lesson's identifier.
    /// - Returns: 0 if no lesson is named so.
    package func maximum(ofLesson id: String) -> Double {
        guard id == TranscriptHeader.exam, let exam = rubric.exam else {
            return grade(withoutAnswersOf: nil, lesson: id).maximum
        }
        return (1...exam.questions).reduce(0) { sum, number in
            sum + (rubric.points[id]?[LessonPlayer.name(ofNumber: number)] ?? 1)
        }
    }

    private func grade(withoutAnswersOf learner: String?, lesson: String, path: String = "") -> Grade {
        var header = TranscriptHeader()
        header[.learner] = learner
        header[.lesson] = lesson
        return DeepStack.run {
            let player = try? CachingPlayer(header, cache, StepBudget(steps))
            return Grade(header, items: player?.items ?? [], findings: [], rubric: rubric, path: path)
        }
    }

    /// Finds the marks that the teacher gave to learners without a transcript.
    ///
    /// - Parameter lacks: Whether a learner handed in nothing for a lesson.
    /// - Returns: A row for each of them.
    package func marksByHand(_ lacks: (_ learner: String, _ lesson: String) -> Bool) -> [GradedFile] {
        var marked: Set<[String]> = []
        return rubric.overrides.compactMap { override in
            guard override.exercise == nil, override.path == nil, let learner = override.learner,
                let lesson = override.lesson, lacks(learner, lesson),
                marked.insert([learner, lesson]).inserted
            else { return nil }
            return GradedFile(
                path: "(nothing handed in)",
                result: .success(grade(withoutAnswersOf: learner, lesson: lesson)))
        }
    }

    func grade(_ found: FoundTranscript) -> GradedFile {
        // Only a rubric that decides by hand asks for the name.
        let path = rubric.overrides.isEmpty ? "" : found.path.description
        var bytes: [UInt8] = []
        let result = Result { () throws(FileFault) in
            do throws(TranscriptFileError) {
                if let problem = found.problem { throw problem }
                bytes =
                    if let given = found.bytes { given } else { try TranscriptReader.bytes(at: found.path) }
            } catch {
                // Its row names the file, or hides it.
                throw FileFault(error.namelessProblem, error.remedy)
            }
            return try grade(bytes, path: path)
        }
        guard case .failure = result else { return GradedFile(path: found.path, result: result) }
        let learner = TranscriptReader.learner(namedIn: bytes)
        return GradedFile(path: found.path, result: markByHand(path) ?? result, claimedLearner: learner)
    }

    /// Returns the mark that the teacher gave to a file that can't be graded; nil if there is none.
    private func markByHand(_ path: String) -> Result<Grade, FileFault>? {
        let override = rubric.overrides.first { override in
            var header = TranscriptHeader()
            (header[.learner], header[.lesson]) = (override.learner, override.lesson)
            return override.exercise == nil && override.path != nil && override.fits(header, path, submission)
        }
        guard let override, let lesson = override.lesson else { return nil }
        return .success(grade(withoutAnswersOf: override.learner, lesson: lesson, path: path))
    }

    private func grade(_ reading: TranscriptReading, path: String) throws(FileFault) -> Grade {
        let header = reading.transcript.header
        try refuseOtherExam(header)
        let budget = StepBudget(steps)
        let player = try CachingPlayer(header, cache, budget)
        var replay = TranscriptReplay(reading, player: player, budget: budget)
        var findings = replay.findings
        while let step = replay.next() { findings += step.findings }
        guard !DeepStack.takeShortage() else {
            throw FileFault(
                line: replay.line, "Its code needs more stack space than is available.",
                "Allow more memory, for example with ulimit -v.")
        }
        guard !replay.isExhausted else {
            throw FileFault(
                line: replay.line, "Replaying the transcript takes more than \(steps) steps.",
                "Record a shorter session.")
        }
        findings += keys.findings(reading) + paceFindings(reading)
        let entries = reading.transcript.entries
        var grade = Grade(
            header, items: replay.player.items, findings: findings, seconds: entries.last?.seconds ?? 0,
            rubric: rubric, path: path, submission: submission)
        if wants.similarity { grade.fingerprint = Fingerprint(entries) }
        return grade
    }

    /// Another exam has other questions: fewer, easier ones, or ones that were drawn and answered before.
    private func refuseOtherExam(_ header: TranscriptHeader) throws(FileFault) {
        guard let asked = rubric.exam, let taken = Rubric.Exam(header), !asked.allows(taken) else { return }
        throw FileFault(
            "This is a different exam: \(taken). The rubric asks for \(asked).",
            "The learner has to run \(asked.command). Or write in the rubric: \(taken.line)")
    }

    /// Returns the findings about the times of a transcript, and about the learner's absences.
    private func paceFindings(_ reading: TranscriptReading) -> [TranscriptFinding] {
        let entries = reading.transcript.entries, header = reading.transcript.header
        var findings: [TranscriptFinding] = []
        var count = 0, least = Pace.quickest, line: Int?
        for index in entries.indices.dropFirst() where entries[index].kind == .answer {
            let before = entries[index - 1]
            guard before.kind == .exercise || before.kind == .predict else { continue }
            // Times are kept to the millisecond; so is what lies between them.
            let seconds = ((entries[index].seconds - before.seconds) * 1_000).rounded() / 1_000
            guard seconds >= 0, seconds < Pace.quickest else { continue }
            count += 1
            if seconds < least || line == nil { (least, line) = (seconds, reading.lines[index]) }
        }
        if count > 0 {
            findings.append(TranscriptFinding(.quickAnswers(count: count, seconds: least), line: line))
        }
        for index in entries.indices where entries[index].kind == .aside {
            guard index == 0 || entries[index - 1].kind != .aside else { continue }
            let count = entries[index...].prefix { $0.kind == .aside }.count
            findings.append(TranscriptFinding(.leftLesson(count), line: reading.lines[index]))
        }
        if let submission, !submission.isBy(header[.learner]) {
            let isClassmate = submission.isWork(ofClassmate: header[.learner])
            findings.append(TranscriptFinding(.otherLearner(isClassmate: isClassmate), line: nil))
        }
        if rubric.deadline != nil, header.started == nil {
            findings.append(TranscriptFinding(.undated(isLate: rubric.undated == .late), line: nil))
        }
        if let now, let last = entries.last, let started = header.started,
            started.addingTimeInterval(last.seconds) > now.addingTimeInterval(Pace.clockError)
        {
            findings.append(TranscriptFinding(.inFuture, line: nil))
        }
        return findings
    }

    private enum Pace {
        /// The seconds in which nobody reads a question and types an answer.
        static let quickest = 0.5
        /// The seconds by which clocks may differ.
        static let clockError = 86_400.0
    }
}
