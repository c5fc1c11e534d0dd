/// The name of a question: the version of the generator, and a seed. The same name is the same question for ever.
package struct QuestionIdentifier: Hashable, Sendable, CustomStringConvertible {
    /// The version of the generator that draws it.
    package let version: Int
    /// The seed from which the question is drawn.
    package let seed: UInt64

    /// The versions that can be drawn. Any change of what a seed means is a new one.
    ///
    /// Version 1 tries apps on any release, with controllers that play no part; version 2 settles that first
    /// (``QuestionTerms``).
    package static let versions = 1...2
    /// The version that practice and interviews ask now.
    package static let version = 2

    /// Names a question.
    package init(seed: UInt64, version: Int = QuestionIdentifier.version) {
        self.seed = seed
        self.version = version
    }

    /// Reads a name; nil if it is no name of a question, or one of a version that is not known.
    ///
    /// - Parameter text: The name, such as `q1-2k9c`.
    package init?(_ text: String) {
        let parts = text.split(separator: "-", maxSplits: 1)
        guard parts.count == 2, let version = Int(parts[0].dropFirst()),
            let seed = UInt64(parts[1], radix: 36),
            QuestionIdentifier.versions.contains(version)
        else { return nil }
        self.init(seed: seed, version: version)
        guard description == text else { return nil }
    }

    /// Names a question about a topic and of a kind, if there are such.
    ///
    /// - Parameters:
    ///   - plan: The topic and the kind.
    ///   - number: What else it is drawn from.
    ///   - version: The version of the generator.
    init(_ plan: QuestionPlan, number: UInt64, version: Int) {
        // Short enough to be typed and said.
        let rounds = (number % (1 << 40)) * UInt64(QuestionPlan.all.count)
        self.init(seed: rounds + UInt64(QuestionPlan.all.firstIndex(of: plan) ?? 0), version: version)
    }

    /// The topic and the kind of question.
    package var plan: QuestionPlan { QuestionPlan.all[Int(seed % UInt64(QuestionPlan.all.count))] }

    /// The name, such as `q1-2k9c`.
    package var description: String { "q\(version)-\(String(seed, radix: 36))" }
}
