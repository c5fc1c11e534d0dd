/// The name of a question: the version of the generator, and a seed. The same name is the same question for ever.
package struct QuestionIdentifier: Hashable, Sendable, CustomStringConvertible {
    /// What the question is drawn from.
    package let seed: UInt64

    /// The version of the generator that asks now. Any change of what a seed means is a new version.
    package static let version = 1

    /// Names a question of this version.
    package init(seed: UInt64) { self.seed = seed }

    /// Reads a name; nil if it is no name of a question, or one of a version that is not known.
    ///
    /// - Parameter text: The name, such as `q1-2k9c`.
    package init?(_ text: String) {
        let prefix = "q\(QuestionIdentifier.version)-"
        guard text.hasPrefix(prefix), let seed = UInt64(text.dropFirst(prefix.count), radix: 36) else {
            return nil
        }
        self.seed = seed
        guard description == text else { return nil }
    }

    /// Names a question about a topic and of a kind, if there are such.
    ///
    /// - Parameters:
    ///   - plan: The topic and the kind.
    ///   - number: What else it is drawn from.
    init(_ plan: QuestionPlan, number: UInt64) {
        // Short enough to be typed and said.
        let rounds = (number % (1 << 40)) * UInt64(QuestionPlan.all.count)
        seed = rounds + UInt64(QuestionPlan.all.firstIndex(of: plan) ?? 0)
    }

    /// What it asks about, and how.
    package var plan: QuestionPlan { QuestionPlan.all[Int(seed % UInt64(QuestionPlan.all.count))] }

    /// The name, such as `q1-2k9c`.
    package var description: String {
        "q\(QuestionIdentifier.version)-\(String(seed, radix: 36))"
    }
}
