/// What an answer is told first: the first call that it has wrongly, or else what it leaves out.
package enum Mistake: Hashable, Sendable {
    /// The answer is `nothing`, but something is called.
    case nothing
    /// A call that does not come, by its position in the answer.
    case notCalled(Int)
    /// A call that comes, but less often, by its position in the answer.
    case tooOften(Int)
    /// Two neighbours that come the other way round, by the places at which they belong.
    case swapped(Int, Int)
    /// A call that comes only after another one: its position in the answer, and the place of the last such one.
    case tooEarly(Int, after: Int)
    /// A call that comes before another one: its position in the answer, and the place of the first such one.
    case tooLate(Int, before: Int)
    /// A call that stands where it cannot, though no single other one says so, by its position in the answer.
    case misplaced(Int)
    /// Calls that the answer leaves out while all that it has is right, by their places.
    case leftOut([Int])
}

extension Judgement {
    /// What a wrong answer is told first; nil if it is right.
    package var mistake: Mistake? {
        guard !isRight else { return nil }
        guard !answer.isEmpty else { return .nothing }
        guard let first = wrong.first else { return .leftOut(leftOut) }
        guard let place = places[first] else {
            return expected.calls.contains(answer[first]) ? .tooOften(first) : .notCalled(first)
        }
        let later = kept.filter { position in
            position > first && places[position].map { expected.requires($0, before: place) } == true
        }
        if let last = later.compactMap({ places[$0] }).max() {
            return later == [first + 1] ? .swapped(last, place) : .tooEarly(first, after: last)
        }
        let earlier = kept.filter { position in
            position < first && places[position].map { expected.requires(place, before: $0) } == true
        }
        if let next = earlier.compactMap({ places[$0] }).min() {
            return earlier == [first - 1] ? .swapped(place, next) : .tooLate(first, before: next)
        }
        return .misplaced(first)
    }

    /// The calls of the answer that stand where they cannot stay or do not come at all, by their positions in it: first
    /// those that matter, since a call that need not be known is told of only where nothing else is wrong.
    private var wrong: [Int] {
        let kept = Set(kept), all = answer.indices.filter { !kept.contains($0) }
        return all.filter(matters) + all.filter { !matters($0) }
    }

    /// Whether a call of the answer, by its position in it, has to be known, or does not come at all.
    func matters(_ position: Int) -> Bool { places[position].map { !expected.isIncidental($0) } ?? true }
}
