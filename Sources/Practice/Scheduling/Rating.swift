/// A rating of an answer, as input for the schedule.
package enum Rating: Int, Sendable, CaseIterable, Comparable {
    case again = 1
    case hard
    case good
    case easy

    package static func < (one: Rating, other: Rating) -> Bool { one.rawValue < other.rawValue }

    /// Rates the answers to a question by what was earned and what helped; never by time, and never by the learner.
    ///
    /// - Parameters:
    ///   - firstPoints: The points of the first answer, from 0 to 1; nil if there was none.
    ///   - hints: The hints taken.
    ///   - isSolved: Whether the right answer was found.
    ///   - wasShown: Whether it was shown.
    ///   - isGuessable: Whether the right answer stood among few.
    package init(firstPoints: Double?, hints: Int, isSolved: Bool, wasShown: Bool, isGuessable: Bool) {
        let points = firstPoints ?? 0
        if wasShown || points < 0.5 {
            self = .again
        } else if points < 1 || hints > 0 {
            self = isSolved ? .hard : .again
        } else {
            self = isGuessable ? .good : .easy
        }
    }
}
