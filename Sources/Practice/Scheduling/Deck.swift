/// The learner's memory of each rule that was ever asked about, computed from the answers.
package struct Deck: Sendable {
    /// The learner's memory of one rule.
    package struct Card: Hashable, Sendable {
        package let rule: String
        /// The topic and the kind of the last question about it.
        package fileprivate(set) var topic: String
        package fileprivate(set) var kind: String
        package fileprivate(set) var memory: FSRS.Memory
        /// The day of the last answer that counted.
        package fileprivate(set) var lastDay: Int
        /// The day on which it is to be asked again.
        package fileprivate(set) var dueDay: Int
        /// The answers that counted.
        package fileprivate(set) var reviews: Int
        package fileprivate(set) var lastRating: Rating

        /// Returns whether the last question about it was of a topic and a kind.
        func isAsked(_ plan: QuestionPlan) -> Bool {
            topic == plan.topic.rawValue && kind == plan.kind.rawValue
        }
    }

    package private(set) var cards: [String: Card] = [:]
    private let schedule = FSRS()

    /// Computes it.
    ///
    /// - Parameters:
    ///   - results: The answers, in the order of their dates. The first on a rule in a day counts.
    ///   - day: The number of the day of each.
    package init(_ results: some Sequence<PracticeResult>, day: (PracticeResult) -> Int) {
        for result in results where result.isOfPractice { take(result, on: day(result)) }
    }

    /// The topics and kinds that were asked.
    var plans: [QuestionPlan] {
        QuestionPlan.all.filter { plan in cards.values.contains { $0.isAsked(plan) } }
    }

    private mutating func take(_ result: PracticeResult, on day: Int) {
        guard var card = cards[result.rule] else {
            let memory = schedule.memory(after: result.rating)
            cards[result.rule] = Card(
                rule: result.rule, topic: result.topic, kind: result.kind, memory: memory, lastDay: day,
                dueDay: day + interval(memory, result.rating), reviews: 1, lastRating: result.rating)
            return
        }
        guard day > card.lastDay else { return }
        card.memory = schedule.memory(card.memory, after: result.rating, days: Double(day - card.lastDay))
        (card.topic, card.kind) = (result.topic, result.kind)
        card.lastDay = day
        card.dueDay = day + interval(card.memory, result.rating)
        card.reviews += 1
        card.lastRating = result.rating
        cards[result.rule] = card
    }

    private func interval(_ memory: FSRS.Memory, _ rating: Rating) -> Int {
        rating == .again ? 1 : schedule.interval(memory.stability)
    }

    /// Returns the probability that a rule is still known on a day.
    func retrievability(_ card: Card, on day: Int) -> Double {
        schedule.retrievability(card.memory, days: Double(max(0, day - card.lastDay)))
    }

    /// The rules to be asked again, the least known first.
    package func due(on day: Int) -> [Card] {
        sorted(cards.values.filter { $0.dueDay <= day }) { retrievability($0, on: day) }
    }

    /// The rules that are known least, the least stable first. One that was right at the first answer is none of them, however
    /// soon it is asked again.
    package func weak() -> [Card] {
        let found = cards.values.filter {
            $0.lastRating <= .hard || $0.reviews > 1 && $0.memory.stability < 3
        }
        return sorted(found) { $0.memory.stability }
    }

    /// The rules that are known best.
    package func strong() -> [Card] {
        sorted(cards.values.filter { $0.lastRating > .hard && $0.memory.stability >= 8 }) {
            -$0.memory.stability
        }
    }

    private func sorted(_ cards: [Card], by value: (Card) -> Double) -> [Card] {
        cards.sorted { (value($0), $0.rule) < (value($1), $1.rule) }
    }
}
