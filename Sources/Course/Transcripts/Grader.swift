import Lifecycle
import Session

/// Grades transcripts by playing them again; nothing that a file claims is believed.
package struct Grader: Sendable {
    private let makePlayer: PlayerFactory
    private let steps: Int
    private let credit: Credit

    /// The most steps that one transcript may take: far more than any person's session needs.
    package static let standardSteps = 4_000_000

    /// Makes a grader.
    ///
    /// - Parameters:
    ///   - steps: The most steps that one transcript may take: of its code, and some hundred for each entry.
    ///   - credit: How wrong answers are valued.
    ///   - makePlayer: Makes what plays a transcript; free sessions only if left out.
    package init(
        steps: Int = Grader.standardSteps, credit: Credit = .partial,
        makePlayer: @escaping PlayerFactory = { header, limit throws(PlayerError) in
            try SessionPlayer(header, limit: limit)
        }
    ) {
        self.steps = steps
        self.credit = credit
        self.makePlayer = makePlayer
    }

    /// Grades a transcript.
    ///
    /// - Parameter bytes: All bytes of the file.
    /// - Returns: The grade.
    /// - Throws: A ``GradeFailure`` if it cannot be read or played.
    package func grade(_ bytes: [UInt8]) throws(GradeFailure) -> Grade {
        let reading: TranscriptReading
        do throws(TranscriptError) {
            reading = try TranscriptReader.read(bytes)
        } catch {
            throw GradeFailure(line: error.line, problem: error.problem, remedy: error.remedy)
        }
        let budget = StepBudget(steps)
        let player: any TranscriptPlayer
        do throws(PlayerError) {
            player = try makePlayer(reading.transcript.header, budget.limit)
        } catch {
            throw GradeFailure(line: nil, problem: error.problem, remedy: error.remedy)
        }
        return try grade(reading, player, budget)
    }

    /// Grades a file.
    ///
    /// - Parameter path: The file.
    /// - Returns: Its grade, or why it has none.
    package func grade(path: FilePath) -> GradedFile { grade(FoundTranscript(path)) }

    private func grade(_ found: FoundTranscript) -> GradedFile {
        let bytes: [UInt8]
        do throws(TranscriptFileError) {
            if let problem = found.problem { throw problem }
            bytes = try TranscriptReader.bytes(at: found.path)
        } catch {
            return GradedFile(
                path: found.path,
                result: .failure(GradeFailure(line: nil, problem: error.problem, remedy: error.remedy)))
        }
        return GradedFile(path: found.path, result: Result { () throws(GradeFailure) in try grade(bytes) })
    }

    private func grade(
        _ reading: TranscriptReading, _ player: some TranscriptPlayer, _ budget: StepBudget
    ) throws(GradeFailure) -> Grade {
        var replay = TranscriptReplay(reading, player: player, budget: budget)
        var findings = replay.findings
        while let step = replay.next() { findings += step.findings }
        guard !replay.isExhausted else {
            throw GradeFailure(
                line: replay.line, problem: "Playing the transcript takes more than \(steps) steps.",
                remedy: "Record a shorter session.")
        }
        return Grade(reading.transcript.header, items: replay.player.items, findings: findings)
            .credited(by: credit)
    }
}

// MARK: - Many files

extension Grader {
    /// Grades many files at once and reports them in their order, holding only a few at a time.
    ///
    /// - Parameters:
    ///   - transcripts: The files, taken as they are needed.
    ///   - tasks: How many are graded at the same time, usually the number of cores.
    ///   - isolation: The actor that reports are made on: the caller's.
    ///   - report: Takes the row of each file, in the order of the files; what it throws ends the batch.
    /// - Returns: The sums.
    /// - Throws: What `report` throws.
    package func grade(
        _ transcripts: some Sequence<FoundTranscript>, tasks: Int,
        isolation: isolated (any Actor)? = #isolation,
        report: (GradedFile) throws -> Void
    ) async throws -> GradeTotals {
        let tasks = max(1, tasks), window = tasks * 8
        return try await withThrowingTaskGroup(of: (Int, GradedFile).self) { group in
            var totals = GradeTotals()
            var transcripts = transcripts.makeIterator()
            var started = 0, reported = 0, running = 0
            var waiting: [Int: GradedFile] = [:]
            while true {
                while running < tasks, started - reported < window, let found = transcripts.next() {
                    let number = started
                    group.addTask { (number, grade(found)) }
                    started += 1
                    running += 1
                }
                guard running > 0, let (number, file) = try await group.next() else { return totals }
                running -= 1
                waiting[number] = file
                while let file = waiting.removeValue(forKey: reported) {
                    reported += 1
                    totals.add(file)
                    try report(file)
                }
            }
        }
    }
}
