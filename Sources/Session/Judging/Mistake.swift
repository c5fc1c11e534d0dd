/// The first thing to say about a wrong answer: its first wrong call, or else the calls it leaves out.
package enum Mistake: Hashable, Sendable {
    /// The answer is `nothing`, but something is called.
    case nothing
    /// A call that isn't made, by its position in the answer.
    case notCalled(Int)
    /// A call that is made less often, by its position in the answer.
    case tooOften(Int)
    /// Two adjacent calls in reverse order, by the places where they belong.
    case swapped(Int, Int)
    /// A call that is made after others: its position in the answer, and the place of the last of them.
    case tooEarly(Int, after: Int)
    /// A call that is made before others: its position in the answer, and the place of the first of them.
    case tooLate(Int, before: Int)
    /// A call in the wrong place that no single other call shows, by its position in the answer.
    case misplaced(Int)
    /// Calls that the answer leaves out while all that matters of what it has is right, by their places.
    case leftOut([Int])
}

extension Judgement {
    /// The mistake to report first; nil if the answer is right.
    package var mistake: Mistake? {
        guard !isRight else { return nil }
        guard !answer.isEmpty else { return .nothing }
        guard let first = wrong.first, matters(first) || leftOut.isEmpty else { return .leftOut(leftOut) }
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

    /// Indicates whether a call of the answer, by its position, isn't incidental. A call that isn't made matters, too; of a
    /// deinit, the place doesn't.
    func matters(_ position: Int) -> Bool {
        places[position].map { !expected.isIncidental($0) && answer[position].callback != .deinitialize }
            ?? true
    }
}
