import Lifecycle

extension Session {
    /// A hint for a prediction: first the rule behind the first call, then one call more with each hint.
    func hint(for question: Question) -> String {
        let expected = question.expected
        let given = journal.reversed().prefix { $0.kind == .hint }.count
        guard let first = expected.rules.first else {
            return given == 0
                ? "Does anything have to be called for this?"
                : "None of the calls that are asked about comes. The answer is: nothing"
        }
        guard given > 0 else { return first.facts.statement }
        let several = question.asked.controllers.count > 1
        let names = expected.calls.map { $0.name(in: question.world, withController: several) }
        // The last call is left to the learner, or to skip.
        let shown = names.prefix(max(1, min(given, names.count - 1)))
        let rest = names.count - shown.count
        let more = rest == 0 ? "it is the only one" : rest == 1 ? "1 more comes" : "\(rest) more come"
        return "It begins with \(shown.joined(separator: " ")), and \(more)."
    }
}
