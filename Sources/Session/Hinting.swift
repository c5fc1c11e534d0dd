import Lifecycle

extension Session {
    /// The hints that a prediction has; after the last one a wrong answer shows the order.
    static let hints = 2

    /// The next hint for a prediction: first the rule behind the first call, then how many come and, of several, which is the first.
    func hint(for question: Question) -> String {
        let expected = question.expected
        guard let first = expected.rules.first, let call = expected.calls.first else {
            return question.hints == 0
                ? "Does anything have to be called for this?"
                : "None of the calls that are asked about comes. Whoever says so is right."
        }
        guard question.hints > 0 else { return first.facts.statement }
        let name = call.name(in: question.world, withController: question.asked.isOfSeveral)
        let count = expected.calls.count
        return "\(count == 1 ? "One call comes" : "\(count) calls come; the first is \(name)"). "
            + "That is the last hint: skip shows the answer."
    }
}
