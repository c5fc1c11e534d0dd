import Lifecycle

/// The learner's results in practice.
package struct PracticeStatistics: Encodable, Sendable {
    /// A rule, and how well it is known.
    package struct Known: Encodable, Hashable, Sendable {
        package let rule: String
        package let statement: String
        package let topic: String
        /// The probability that it is known today, in percent.
        package let percent: Int
        /// In how many days it is asked about again; 0 means today.
        package let dueInDays: Int
    }

    /// A topic, or a day.
    package struct Share: Encodable, Hashable, Sendable {
        package let name: String
        package let answered: Int
        /// The number answered right at the first attempt.
        package let right: Int

        /// From 0 to 1.
        package var share: Double { answered == 0 ? 0 : Double(right) / Double(answered) }
    }

    package let answered: Int
    package let right: Int
    package let due: [Known]
    package let weak: [Known]
    package let strong: [Known]
    package let topics: [Share]
    /// The days on which something was answered, the last fourteen, oldest first.
    package let days: [Share]
    /// The wrong beliefs that the learner holds.
    package let beliefs: [String]

    /// Computes it.
    ///
    /// - Parameters:
    ///   - all: The answers, the oldest first.
    ///   - today: The number of the day.
    ///   - day: The number of the day of an answer.
    ///   - name: The date of that day, in ISO 8601.
    package init(
        _ all: [PracticeResult], today: Int, day: (PracticeResult) -> Int, name: (PracticeResult) -> String
    ) {
        let results = all.filter { $0.isOfPractice }
        let deck = Deck(results, day: day)
        func known(_ cards: [Deck.Card]) -> [Known] {
            cards.map { card in
                Known(
                    rule: card.rule, statement: Rule(identifier: card.rule)?.facts.statement ?? card.rule,
                    topic: card.topic, percent: Int((deck.retrievability(card, on: today) * 100).rounded()),
                    dueInDays: max(0, card.dueDay - today))
            }
        }
        func share(_ name: String, _ results: [PracticeResult]) -> Share {
            Share(name: name, answered: results.count, right: results.count { $0.points == 1 })
        }
        answered = results.count
        right = results.count { $0.points == 1 }
        due = known(deck.due(on: today))
        weak = known(deck.weak())
        strong = known(deck.strong())
        topics = PracticeTopic.allCases.map { topic in
            share(topic.rawValue, results.filter { $0.topic == topic.rawValue })
        }.filter { $0.answered > 0 }
        let byDay = Dictionary(grouping: results, by: name)
        days = byDay.keys.sorted().suffix(14).map { share($0, byDay[$0] ?? []) }
        beliefs = all.heldBeliefs.keys.sorted()
    }
}
