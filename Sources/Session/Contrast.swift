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

extension JudgedAnswer {
    /// The calls here beside those in the world in which the answer is right. It ends at the first difference as long as the
    /// order may not be shown.
    ///
    /// Nil if no such world was found, or if it would name a call that the answer lacks.
    package var contrast: Contrast? {
        guard let counterfactual, counterfactual.isWhole else { return nil }
        let rows = Comparison.aligned([judgement.expected.calls.map(name), counterfactual.calls])
        guard let first = rows.firstIndex(where: { $0.columns.count == 1 }) else { return nil }
        let shown = showsOrder ? rows : Array(rows[...first]), given = Set(judgement.answer.map(name))
        guard showsOrder || shown.allSatisfy({ $0.columns == [1] || given.contains($0.outcome) }) else {
            return nil
        }
        return Contrast(
            commands: commands, titles: ["here", "there"], rows: shown,
            circumstances: counterfactual.circumstances)
    }

    /// The two calls whose order the verdict corrects, in the order of the answer and in UIKit's; nil if it is about something
    /// else.
    private var pair: Contrast? {
        let (answer, calls) = (judgement.answer, judgement.expected.calls)
        let right: [Call]
        switch judgement.mistake {
        case .swapped(let first, let second): right = [calls[first], calls[second]]
        case .tooEarly(let position, let earlier): right = [calls[earlier], answer[position]]
        case .tooLate(let position, let later): right = [answer[position], calls[later]]
        default: return nil
        }
        let names = right.map(name)
        return Contrast(
            commands: commands, titles: ["you", "UIKit"],
            rows: Comparison.aligned([names.reversed(), names]), circumstances: nil)
    }

    /// What an answer is told that was given before, in place of the same explanation.
    package enum Reminder: Sendable {
        case contrast(Contrast)
        case text(String)
    }

    /// What to tell of the answer, with the number of earlier times that it was given; each time it is something else.
    ///
    /// - Parameters:
    ///   - count: That number.
    ///   - canBeShown: Whether a text gives nothing away.
    /// - Returns: Nil if there is nothing that can be shown.
    package func reminder(
        after count: Int, where canBeShown: (String) -> Bool = { _ in true }
    ) -> Reminder? {
        let contrasts = [contrast, pair].compactMap { $0 }.filter { contrast in
            contrast.rows.allSatisfy { canBeShown($0.outcome) }
        }
        let texts = [decidingQuestion, placeToLook].filter(canBeShown)
        let all = contrasts.map(Reminder.contrast) + texts.map(Reminder.text)
        return all.isEmpty ? nil : all[(count - 1) % all.count]
    }
}

extension Session {
    /// The reply to a request that would name calls which the answer lacks.
    package static let wouldReveal = "That would reveal calls that are missing from your answer. Try: hint"

    /// The reply to `contrast`: the last wrong answer's.
    func contrastLastAnswer() -> [Reply] {
        guard let judged = pending?.last ?? (closedQuestion == nil ? nil : predicted?.last) else {
            return [.message("contrast works only after a wrong answer to a prediction.")]
        }
        if let contrast = judged.contrast { return [.contrast(contrast)] }
        return [
            .message(
                judged.counterfactual?.isWhole ?? false
                    ? Session.wouldReveal
                    : "There is no similar app in which this answer would be right.")
        ]
    }
}
