import CommandLanguage
import Lifecycle
import Session

extension Exercise.Feedback {
    /// Whether no answer shows the feedback, as only the first line that fits is shown: that of feedback for what is left
    /// out, by trying all answers that leave out no less.
    ///
    /// - Parameters:
    ///   - earlier: The lines above it.
    ///   - question: What the exercise asks.
    /// - Returns: Whether each answer that it was written for shows one of those lines.
    /// - Throws: A ``CommandError`` if a line names a call that is not asked about.
    func isHidden(
        behind earlier: ArraySlice<Exercise.Feedback>, _ question: Question
    ) throws(CommandError) -> Bool {
        guard !earlier.isEmpty else { return false }
        var isMade = false
        for answer in try answers(to: question) {
            guard try makes(answer, question) else { continue }
            var isTaken = false
            for other in earlier where !isTaken { isTaken = try other.makes(answer, question) }
            if !isTaken { return false }
            isMade = true
        }
        return isMade
    }

    private func makes(_ answer: [Call], _ question: Question) throws(CommandError) -> Bool {
        try fits(answer, question.expected, asked: question.asked, world: question.world)
    }

    /// Answers that make the mistake: one of them at least has to show the feedback.
    private func answers(to question: Question) throws(CommandError) -> [[Call]] {
        let right = question.expected.calls
        switch mistake {
        case .nothing: return [[]]
        case .without(let name):
            let calls = try calls(name, question)
            return HiddenFeedback.parts(of: right.filter { !calls.contains($0) })
        // Whoever leaves other calls out as well may show these: too many answers to try them all.
        case .surplus, .order: return []
        }
    }

    private func calls(_ name: String, _ question: Question) throws(CommandError) -> [Call] {
        try AnswerReader.calls(in: name, asked: question.asked, world: question.world)
    }
}

/// What answers to try.
private enum HiddenFeedback {
    /// An answer and all that leave out more of its calls, the longest first: people are asked for eight calls at most.
    static func parts(of answer: [Call]) -> [[Call]] {
        answer.prefix(8).reduce([[]]) { parts, call in parts.map { $0 + [call] } + parts }
    }
}
