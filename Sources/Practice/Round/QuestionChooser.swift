import Lifecycle

/// Chooses which question comes next: one about a rule that is due, a topic that was never asked about, or a new rule.
package struct QuestionChooser: Sendable {
    private var chance: Chance
    private let topic: PracticeTopic?

    /// How many questions are drawn to find one about a certain rule.
    private static let attempts = 12

    /// Makes a chooser.
    ///
    /// - Parameters:
    ///   - seed: What is chosen by.
    ///   - topic: The topic to ask about; nil for all.
    package init(seed: UInt64, topic: PracticeTopic? = nil) {
        chance = Chance(seed: seed)
        self.topic = topic
    }

    /// Chooses a question as interviews ask them, whatever was answered before.
    package mutating func question() -> DrawnQuestion? {
        for _ in 0..<QuestionChooser.attempts {
            if let question = draw(plan { InterviewFrequencies.weight($0) }) { return question }
        }
        return nil
    }

    /// Chooses a question by what was answered before.
    ///
    /// - Parameters:
    ///   - deck: What is known about the rules.
    ///   - day: Today.
    ///   - held: The rules that break beliefs which the learner holds; empty to ask about all.
    ///   - asked: The rules that were asked about in this round.
    /// - Returns: Nil if none was found.
    package mutating func question(
        _ deck: Deck, on day: Int, held: Set<String> = [], asked: Set<String> = []
    ) -> DrawnQuestion? {
        let due = deck.due(on: day).filter { card in
            !asked.contains(card.rule) && (topic.map { card.topic == $0.rawValue } ?? true)
                && (held.isEmpty || held.contains(card.rule))
        }
        for card in due.prefix(3) {
            if let question = question(about: card) { return question }
        }
        let seen = Set(deck.cards.values.map(\.topic))
        // Someone new is asked about each topic once, the most asked first; that shows where to begin.
        let unseen = PracticeTopic.allCases.filter { !seen.contains($0.rawValue) }
            .max { InterviewFrequencies.weight($0) < InterviewFrequencies.weight($1) }
        var last: DrawnQuestion?
        for _ in 0..<QuestionChooser.attempts {
            let plan = plan { $0 == unseen ? 10_000 : InterviewFrequencies.weight($0) }
            guard let question = draw(plan) else { continue }
            last = question
            let rule = question.rule.facts.identifier
            let isWanted = held.isEmpty ? deck.cards[rule] == nil : held.contains(rule)
            if isWanted, !asked.contains(rule) { return question }
        }
        return last
    }

    /// A new question about a rule.
    private mutating func question(about card: Deck.Card) -> DrawnQuestion? {
        let plans = QuestionPlan.all.filter { $0.topic.rawValue == card.topic }
        let known = plans.first { $0.kind.rawValue == card.kind }
        for attempt in 0..<3 * QuestionChooser.attempts {
            // Mostly as it was asked before, as that is known to lead there.
            let plan = attempt < 2 * QuestionChooser.attempts ? known : chance.pick(plans)
            if let plan, let question = draw(plan), question.rule.facts.identifier == card.rule {
                return question
            }
        }
        return nil
    }

    private mutating func plan(_ weight: (PracticeTopic) -> Int) -> QuestionPlan {
        let topics = topic.map { [$0] } ?? PracticeTopic.allCases
        let drawn = topics[chance.place(weighted: topics.map(weight))]
        let plans = QuestionPlan.all.filter { $0.topic == drawn }
        return plans[chance.place(weighted: plans.map { InterviewFrequencies.weight($0.kind) })]
    }

    private mutating func draw(_ plan: QuestionPlan) -> DrawnQuestion? {
        QuestionGenerator.question(QuestionIdentifier(plan, number: chance.next()))
    }
}
