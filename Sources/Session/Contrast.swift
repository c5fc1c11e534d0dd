import Lifecycle

/// Two runs or two orders side by side.
package struct Contrast: Sendable {
    /// The commands that both are about.
    package let commands: String
    /// The headings of the two columns.
    package let titles: [String]
    package let rows: [Comparison.Row]
    /// The difference of the other world in words, such as "if push is animated"; nil if there is no other world.
    package let circumstances: String?
}

extension Contrast {
    /// Sets two orders side by side.
    package init(_ commands: String, _ titles: [String], _ orders: [[String]]) {
        self.init(
            commands: commands, titles: titles, rows: Comparison.aligned(orders), circumstances: nil)
    }
}

extension JudgedAnswer {
    /// The calls here beside those in the world that is told of. As long as the order here may not be shown, dots stand for
    /// the calls here behind the first difference, and for those that the answer lacks.
    ///
    /// Nil if no such world was found, or if only dots would tell it from this one.
    package var contrast: Contrast? {
        guard let counterfactual, let first = firstDifference else { return nil }
        let rows = rowsBesideWorld, given = Set(judgement.answer.map(name))
        // A call in another place makes one difference.
        let other = rows.indices.first {
            rows[$0].outcome == rows[first].outcome && rows[$0].columns.isDisjoint(with: rows[first].columns)
        }
        let end = max(first, other ?? first)
        var shown: [Comparison.Row] = []
        for (place, row) in rows.enumerated() {
            guard !showsOrder, row.columns != [1], place > end || !given.contains(row.outcome) else {
                shown.append(row)
                continue
            }
            let before = shown.last.flatMap { $0.outcome == "…" ? shown.popLast() : nil }
            shown.append(Comparison.Row(outcome: "…", columns: row.columns.union(before?.columns ?? [])))
        }
        guard shown.contains(where: { $0.columns.count == 1 && $0.outcome != "…" }) else { return nil }
        return Contrast(
            commands: commands, titles: ["here", "there"], rows: shown,
            circumstances: counterfactual.circumstances)
    }

    /// The calls here beside those in the world that is told of; none without one.
    private var rowsBesideWorld: [Comparison.Row] {
        counterfactual.map { Comparison.aligned([judgement.expected.calls.map(name), $0.calls]) } ?? []
    }

    /// The position of the first row that only one of the two worlds has.
    private var firstDifference: Int? { rowsBesideWorld.firstIndex { $0.columns.count == 1 } }

    /// Indicates whether the two worlds make the same calls.
    var isSameElsewhere: Bool { firstDifference == nil }

    /// The reason there is no contrast.
    var withoutContrast: String {
        counterfactual == nil
            ? Session.noWorld
            : isSameElsewhere
                ? counterfactual?.coverage == .allowed
                    ? "The other app makes the same calls, but their order isn't certain there, so yours is right too."
                    : "The same calls are made in the other app, so there's nothing to compare."
                : Session.wouldReveal
    }

    /// The two calls whose order the verdict corrects, in UIKit's order; nil if it is about something else.
    var pair: (first: Call, last: Call)? {
        let (answer, calls) = (judgement.answer, judgement.expected.calls)
        return switch judgement.mistake {
        case .swapped(let first, let second): (calls[first], calls[second])
        case .tooEarly(let position, let earlier): (calls[earlier], answer[position])
        case .tooLate(let position, let later): (answer[position], calls[later])
        default: nil
        }
    }

    /// The reply to an answer that was given before, in place of the same explanation.
    package enum Reminder: Sendable {
        case contrast(Contrast)
        case text(String)
    }

    /// The reply to the answer, with the number of earlier times that it was given; each time it is something else.
    ///
    /// - Parameters:
    ///   - count: That number.
    ///   - canBeShown: Whether a text gives nothing away.
    /// - Returns: Nil if there is nothing that can be shown.
    package func reminder(
        after count: Int, where canBeShown: (String) -> Bool = { _ in true }
    ) -> Reminder? {
        // The pair is in the order of the answer and in UIKit's.
        let pair = pair.map { [name($0.first), name($0.last)] }.map {
            Contrast(commands, ["you", "UIKit"], [$0.reversed(), $0])
        }
        let contrasts = [contrast, pair].compactMap { $0 }.filter { contrast in
            contrast.rows.allSatisfy { canBeShown($0.outcome) }
        }
        let texts = [decidingQuestion, placeToLook].filter(canBeShown)
        let all = contrasts.map(Reminder.contrast) + texts.map(Reminder.text)
        return all.isEmpty ? nil : all[(count - 1) % all.count]
    }
}

extension Session {
    /// The reply to a request that would give the answer away.
    package static let wouldReveal = "That would give the answer away. Try: hint"

    /// The reply to `contrast` if the reply to the answer named no world.
    package static let noWorld = "We found no similar app in which this answer would be right."

    /// The reply to `contrast`: the last wrong answer's.
    func contrastLastAnswer() -> [Reply] {
        guard let judged = pending?.last ?? (closedQuestion == nil ? nil : predicted?.last) else {
            return [.message("contrast works only after a wrong answer to a prediction.")]
        }
        return [judged.contrast.map(Reply.contrast) ?? .message(judged.withoutContrast)]
    }
}
