import DeepStack
import Session

/// Plays a transcript with what was played before: where inputs are equal to those of another one, what came of them is
/// known, and nothing is simulated.
struct CachingPlayer: TranscriptPlayer {
    private let cache: ReplayCache
    private let beginning: ReplayCache.Beginning
    private let budget: StepBudget
    /// The inputs so far, each with what came of it.
    private(set) var journal: [JournalEntry] = []
    /// The inputs that belong together, by the exercise; a single line of them where all do.
    private var strands: [Strand]
    /// The strand at which the learner is.
    private var place = 0
    private var isDividing: Bool
    /// All inputs so far, in case that they have to be played as one.
    private var inputs: [JournalEntry] = []
    /// The seen outcomes so far, each with the entry that showed it first.
    private var seen: [SeenOutcome: RevealedAnswer] = [:]
    /// The entries since which seeing an outcome gives nothing away.
    private var known: [SeenOutcome: Int] = [:]
    /// The earlier sighting of each answer, by the number of its entry.
    private var sightings: [Int: RevealedAnswer] = [:]

    /// Inputs of which each depends on those before.
    private struct Strand {
        /// The exercise; nil for what belongs to none, or to all.
        let id: String?
        var steps: [Step] = []
        /// The player behind the last step, if it is there.
        var live: (any TranscriptPlayer)?

        /// The steps that are left for explanations behind some of its inputs.
        func leftForExplanations(behind count: Int) -> Int {
            steps[..<count].reduce(StepBudget.stepsForExplanations) { $0 - $1.node.costOfExplanations }
        }

        /// An input, with what came of it.
        struct Step {
            let node: ReplayNode
            /// Its place among all inputs.
            let input: Int
            /// The number of entries of the journal before it.
            let entriesBefore: Int
        }

        /// The number in the journal of an entry that the strand alone would give a number.
        func number(_ local: Int) -> Int {
            var rest = local
            for step in steps {
                let count = step.node.produced.count
                if rest <= count { return step.entriesBefore + rest }
                rest -= count
            }
            return local
        }
    }

    init(
        _ header: TranscriptHeader, _ cache: ReplayCache, _ budget: StepBudget
    ) throws(FileFault) {
        self.cache = cache
        self.budget = budget
        beginning = try cache.beginning(of: header)
        isDividing = beginning.player.isDivided
        strands = [Strand(id: nil)]
    }

    var lessonRevision: String? { beginning.player.lessonRevision }

    /// Takes an input again.
    ///
    /// - Returns: Nothing that could be shown; nil if nothing came of it.
    mutating func take(_ entry: JournalEntry) -> Bool? {
        // The questions of a test depend on all that was seen before it, and a session outside on all of its inputs.
        if entry.kind == .test || entry.kind == .aside, isDividing { joinStrands() }
        inputs.append(entry)
        if isDividing, entry.kind == .exercise {
            guard let index = strand(for: entry) else { return nil }
            place = index
        }
        let count = journal.count
        step(entry, inputs.count - 1)
        return journal.count > count ? true : nil
    }

    /// The strand of an exercise; nil if there is no such exercise.
    private mutating func strand(for entry: JournalEntry) -> Int? {
        if let index = strands.firstIndex(where: { $0.id == entry.text }) { return index }
        var strand = Strand(id: entry.text)
        guard let node = node(behind: &strand, entry), !node.produced.isEmpty else { return nil }
        strands.append(strand)
        return strands.count - 1
    }

    /// Goes on behind the last input of the strand with the input at a place.
    private mutating func step(_ entry: JournalEntry, _ input: Int) {
        // Taken out, so that what grows is not copied.
        var strand = Strand(id: nil)
        swap(&strand, &strands[place])
        defer { swap(&strand, &strands[place]) }
        guard let node = node(behind: &strand, entry) else { return }
        strand.steps.append(Strand.Step(node: node, input: input, entriesBefore: journal.count))
        for produced in node.produced {
            journal.append(
                JournalEntry(
                    kind: produced.kind, text: produced.text, seconds: entry.seconds,
                    outcome: produced.outcome))
        }
        budget.spend(node.cost)
        note(node.evidence)
    }

    /// Notes what the last input showed, and whether its answer had been seen.
    private mutating func note(_ evidence: InputEvidence) {
        let number = journal.count
        let asked = seen.isEmpty ? nil : evidence.asked
        // Nil for a call that was known before it was seen.
        let found = asked?.map { outcomes -> RevealedAnswer?? in
            let sighting = outcomes.compactMap { seen[$0] }.min { $0.entry < $1.entry }
            let since = outcomes.compactMap { known[$0] }.min()
            if let since, since < sighting?.entry ?? .max { return .some(nil) }
            return sighting.map { .some($0) } ?? .none
        }
        if let found, found.allSatisfy({ $0 != nil }) {
            sightings[number] = found.lazy.compactMap { $0 ?? nil }.max { $0.entry < $1.entry }
        }
        for outcome in evidence.known where known[outcome] == nil { known[outcome] = number }
        for (sight, way) in evidence.shown where seen[sight] == nil {
            seen[sight] = RevealedAnswer(entry: number, way: way)
        }
    }

    /// Returns the result of an input at the end of a strand: from the cache if known, otherwise by playing it
    /// now.
    ///
    /// - Returns: Nil if the budget does not suffice.
    private func node(behind strand: inout Strand, _ entry: JournalEntry) -> ReplayNode? {
        let input = ReplayNode.Input(kind: entry.kind, text: entry.text)
        let last = lastNode(of: strand)
        if let known = last.child(input) {
            strand.live = nil
            return known
        }
        var player = player(behind: &strand)
        strand.live = nil
        let allowed = strand.leftForExplanations(behind: strand.steps.count)
        let meter = StepBudget(budget.remaining, explanations: allowed)
        let before = meter.remaining, count = player.journal.count
        _ = meter.charge { player.take(entry) }
        guard !meter.isSpent, !DeepStack.isShort else {
            budget.spend(before - meter.remaining)
            return nil
        }
        let node = ReplayNode(
            Array(player.journal[count...]), player.evidence, cost: before - meter.remaining,
            costOfExplanations: allowed - (meter.explanations?.remaining ?? allowed))
        let isPlace = entry.kind == .exercise && strand.steps.isEmpty
        cache.add(weight: node.weight + node.offer(player, isPlace: isPlace))
        strand.live = player
        return last.keep(node, for: input)
    }

    private func lastNode(of strand: Strand) -> ReplayNode { strand.steps.last?.node ?? beginning.root }

    /// The player as it stands behind a strand.
    private func player(behind strand: inout Strand) -> any TranscriptPlayer {
        if let live = strand.live { return live }
        let kept = strand.steps.lastIndex { $0.node.keptPlayer != nil }
        var player = kept.flatMap { strand.steps[$0].node.keptPlayer } ?? beginning.player
        let known = kept.map { $0 + 1 } ?? 0, missing = strand.steps[known...]
        guard !missing.isEmpty else { return player }
        // It was within the budget when it was played first, and explains as much as then.
        StepBudget(.max, explanations: strand.leftForExplanations(behind: known)).charge {
            for step in missing { _ = player.take(inputs[step.input]) }
        }
        cache.add(weight: lastNode(of: strand).offer(player, isPlace: false))
        return player
    }

    /// Plays all inputs so far as one.
    private mutating func joinStrands() {
        isDividing = false
        let old = (journal, seen, known, sightings)
        strands = [Strand(id: nil)]
        place = 0
        journal = []
        // They have been charged already.
        let paid = budget.remaining
        for (input, entry) in inputs.enumerated() { step(entry, input) }
        budget.spend(min(0, budget.remaining - paid))
        (journal, seen, known, sightings) = old
    }

    /// The questions, in the order of the lesson or of the session.
    var items: [GradeItem] {
        guard isDividing else { return finished(0) }
        var items = beginning.items
        for place in strands.indices {
            guard let id = strands[place].id else { continue }
            let found = finished(place)
            if let index = items.firstIndex(where: { $0.id == id }) {
                if let item = found.first { items[index] = item }
            } else {
                items += found
            }
        }
        return items
    }

    /// Returns the questions on a strand: those at its exercise, or all if it belongs to none.
    private func finished(_ place: Int) -> [GradeItem] {
        var items = lastNode(of: strands[place]).items {
            var strand = strands[place]
            let items = player(behind: &strand).items
            let own = strand.id.map { id in items.filter { $0.id == id } } ?? items
            cache.add(weight: own.reduce(0) { $0 + 500 + $1.answers.count * cache.answerWeight })
            return own
        }
        for item in items.indices {
            items[item].entry = items[item].entry.map(strands[place].number)
            for index in items[item].answers.indices {
                let entry = strands[place].number(items[item].answers[index].entry)
                items[item].answers[index].entry = entry
                items[item].answers[index].seen = sightings[entry]
                if journal.indices.contains(entry - 1) {
                    items[item].answers[index].seconds = journal[entry - 1].seconds
                }
            }
        }
        return items
    }
}
