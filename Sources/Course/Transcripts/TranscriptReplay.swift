import Lifecycle
import Session

/// Plays a transcript again, entry by entry: each input is taken anew, and what comes of it is compared with what
/// the file claims.
package struct TranscriptReplay<Player: TranscriptPlayer>: Sequence, IteratorProtocol {
    /// The player of the inputs; after the last step it holds the whole session.
    package private(set) var player: Player
    /// The findings about the file as a whole, and those from reading it.
    package let findings: [TranscriptFinding]

    private let reading: TranscriptReading
    private var position = 0
    /// The number of the journal's entries that steps were made of.
    private var taken = 0
    private let knowsRules: Bool
    private let isOfAnotherLesson: Bool
    /// Indicates whether the entries are about an exercise that the lesson had in another revision only.
    private var isPassingOver = false
    private let budget: StepBudget?
    /// The line of the last entry that was played; nil before the first.
    private(set) var line: Int?

    /// One entry of a transcript, played again.
    package struct Step: Sendable {
        /// The number of the entry, counted from 1.
        package let number: Int
        /// Its line in the file, counted from 1.
        package let line: Int
        /// The entry in the file.
        package let entry: JournalEntry
        /// The player's reply; nil if an earlier input had already produced this entry.
        package let output: Player.Output?
        /// The entry with its actual outcome; nil if the input was not understood.
        package let replayed: JournalEntry?
        /// The differences from the file.
        package let findings: [TranscriptFinding]
    }

    /// Begins a replay.
    ///
    /// - Parameters:
    ///   - reading: The transcript.
    ///   - player: What takes the inputs, at its start.
    ///   - budget: The steps that it may take, the player's code included; nil if there is no bound.
    package init(_ reading: TranscriptReading, player: Player, budget: StepBudget? = nil) {
        self.reading = reading
        self.player = player
        self.budget = budget
        let header = reading.transcript.header
        var findings = reading.findings
        knowsRules = header[.rulesRevision].map { $0 == Rule.revision } ?? true
        if let rules = header[.rulesRevision], !knowsRules {
            findings.append(TranscriptFinding(.rulesDiffer(file: rules, here: Rule.revision), line: nil))
        }
        isOfAnotherLesson = header[.lessonRevision].map { $0 != player.lessonRevision } ?? false
        if let lesson = header[.lessonRevision], isOfAnotherLesson {
            findings.append(
                TranscriptFinding(.lessonDiffers(file: lesson, here: player.lessonRevision), line: nil))
        }
        self.findings = findings
    }

    /// Indicates whether the replay stopped because it used up its steps.
    var isExhausted: Bool { budget?.isSpent == true }

    /// Plays the next entry.
    ///
    /// - Returns: What came of it; nil after the last one.
    package mutating func next() -> Step? {
        guard position < reading.transcript.entries.count, !isExhausted else { return nil }
        let entry = reading.transcript.entries[position], line = reading.lines[position]
        self.line = line
        position += 1
        if entry.kind == .exercise { isPassingOver = false }
        var findings = dropUnrecorded(before: entry, line)
        var output: Player.Output?
        if taken == player.journal.count, !isPassingOver { output = player.take(entry) }
        charge(for: entry)
        var replayed: JournalEntry?
        if taken < player.journal.count {
            replayed = player.journal[taken]
            taken += 1
        }
        if isOfAnotherLesson, entry.kind == .exercise, replayed == nil { isPassingOver = true }
        if !isPassingOver { findings += compare(entry, with: replayed, line) }
        if position == reading.transcript.entries.count { findings += dropUnrecorded(before: nil, line) }
        return Step(
            number: position, line: line, entry: entry, output: output, replayed: replayed, findings: findings
        )
    }

    /// Counts what an entry takes besides the commands that it runs: reading it, most of all if it means nothing and what
    /// was probably meant is looked for; and keeping it, in an app that grows with each.
    private func charge(for entry: JournalEntry) {
        let isUnderstood = taken < player.journal.count
        budget?.spend(100 + entry.text.utf8.count + position / 8 + (isUnderstood ? 0 : 5_000))
    }

    /// Passes over what the last input brought beyond one entry, unless the file has it next.
    private mutating func dropUnrecorded(before entry: JournalEntry?, _ line: Int) -> [TranscriptFinding] {
        guard taken < player.journal.count, player.journal[taken].input != entry?.input else { return [] }
        // Programs of before could make no exercise easier.
        let dropped = player.journal[taken...].filter { $0.kind != .easier }
        taken = player.journal.count
        return dropped.map { TranscriptFinding(.entryUnrecorded($0.input), line: line) }
    }

    private func compare(_ entry: JournalEntry, with replayed: JournalEntry?, _ line: Int)
        -> [TranscriptFinding]
    {
        let isLast = position == reading.transcript.entries.count
        let isTorn = isLast && reading.wholeEntries < reading.transcript.entries.count
        guard let replayed, replayed.kind == entry.kind, replayed.text == entry.text else {
            return isTorn
                ? []
                : [
                    TranscriptFinding(
                        .inputDiffers(claimed: entry.input, replayed: replayed?.input), line: line)
                ]
        }
        let claimed = entry.outcome
        if claimed == replayed.outcome, claimed.allSatisfy(TranscriptText.isShort) { return [] }
        let actual = replayed.outcome.map(TranscriptText.shortened)
        guard claimed != actual, !isTorn else { return [] }
        if isLast, actual.starts(with: claimed) {
            return [TranscriptFinding(.tornEnd, line: line + claimed.count)]
        }
        let place = zip(claimed, actual).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        let index = place ?? Swift.min(claimed.count, actual.count)
        let difference = TranscriptFinding.Kind.outcomeDiffers(
            claimed: claimed.indices.contains(index) ? claimed[index] : nil,
            replayed: actual.indices.contains(index) ? actual[index] : nil, underOtherRules: !knowsRules)
        return [
            TranscriptFinding(difference, line: claimed.indices.contains(index) ? line + 1 + index : line)
        ]
    }
}
