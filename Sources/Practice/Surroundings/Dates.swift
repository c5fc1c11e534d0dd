import Course
import Foundation
import Session

/// The days of a calendar, for what only needs their numbers.
extension Deck {
    /// Computes it for the days of a calendar.
    package init(_ results: some Sequence<PracticeResult>, calendar: Calendar = .current) {
        self.init(results) { Deck.day(of: $0.date, calendar) }
    }

    /// The number of a day.
    package static func day(of date: Date, _ calendar: Calendar = .current) -> Int {
        calendar.ordinality(of: .day, in: .era, for: date) ?? 0
    }
}

extension PracticeResult {
    package var date: Date { Date(timeIntervalSince1970: seconds) }

    package init(
        question: String, rule: String, topic: String, kind: String, rating: Rating, points: Double,
        hints: Int, belief: String?, date: Date
    ) {
        self.init(
            question: question, rule: rule, topic: topic, kind: kind, rating: rating, points: points,
            hints: hints, belief: belief, seconds: date.timeIntervalSince1970)
    }

    package init(outsidePractice belief: Misconception, date: Date) {
        self.init(outsidePractice: belief, seconds: date.timeIntervalSince1970)
    }
}

extension [PracticeResult] {
    /// The beliefs that the learner holds, and has not been asked about on a day.
    package func dueBeliefs(on day: Int) -> [String] {
        heldBeliefs.keys.filter { belief in
            return last { $0.belief == belief }.map { Deck.day(of: $0.date) < day } ?? false
        }.sorted()
    }
}

extension PracticeStatistics {
    /// Computes it for a date.
    package init(_ all: [PracticeResult], date: Date, calendar: Calendar = .current) {
        self.init(
            all, today: Deck.day(of: date, calendar), day: { Deck.day(of: $0.date, calendar) },
            name: { result in
                let parts = calendar.dateComponents([.year, .month, .day], from: result.date)
                let digits = [parts.month ?? 0, parts.day ?? 0].map { $0 < 10 ? "0\($0)" : "\($0)" }
                return "\(parts.year ?? 0)-\(digits.joined(separator: "-"))"
            })
    }
}
