import CommandLanguage
import Course
import LineEditing
import Session

/// The completion of a line with the Tab key.
extension ReadEvalPrintLoop {
    /// The ways in which a line can go on.
    ///
    /// - Parameter typed: The line up to the cursor.
    /// - Returns: Words of the answer while a question waits, else words of commands, the likeliest first.
    func completions(of typed: String) -> Completions {
        let now = lesson?.stage ?? session
        var found = now.completions(of: typed)
        if let words = lesson?.answerWords, now.pending == nil {
            let word = String(typed.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "." }.reversed())
            found = (word.count, words.filter { $0.text.lowercased().hasPrefix(word.lowercased()) })
        } else if now.pending == nil {
            let context = CommandContext(
                atPromptOf: now, lessons: surroundings.shelf,
                steps: lesson?.steps.map { ($0.id, $0.title) } ?? [])
            found = CommandCompleter.completions(of: typed, in: context)
            found.candidates = CandidateOrder(typed: typed, in: now).sorted(found.candidates)
        }
        return Completions(
            replacedCount: found.replaced,
            candidates: found.candidates.filter(isOffered).map { Candidate($0.text, summary: $0.summary) })
    }
}
