/// The name of a question: the version of the generator, and a seed. The same name is the same question for ever.
package struct QuestionIdentifier: Hashable, Sendable, CustomStringConvertible {
    /// The version of the generator that draws it.
    package let version: Int
    /// The seed from which the question is drawn.
    package let seed: UInt64
    /// The number of the follow-up that it is; 0 for a question of its own.
    package let followUp: Int

    /// As many follow-ups a question can have.
    static let mostFollowUps = 2

    /// The versions that can be drawn. Any change of what a seed means is a new one.
    ///
    /// Version 1 tries apps on any release, with controllers that play no part; version 2 settles that first
    /// (``QuestionTerms``).
    package static let versions = 1...2
    /// The version that practice and interviews ask now.
    package static let version = 2

    /// Names a question.
    package init(seed: UInt64, version: Int = QuestionIdentifier.version, followUp: Int = 0) {
        self.seed = seed
        self.version = version
        self.followUp = followUp
    }

    /// The name of a follow-up to the same question, or of that question for number 0.
    func followUp(_ number: Int) -> QuestionIdentifier {
        QuestionIdentifier(seed: seed, version: version, followUp: number)
    }

    /// Reads a name; nil if it is no name of a question, or one of a version that is not known.
    ///
    /// - Parameter text: The name, such as `q1-2k9c`, or `q1-2k9c-1` for its first follow-up.
    package init?(_ text: String) {
        let parts = text.split(separator: "-", maxSplits: 2)
        guard parts.count > 1, let version = Int(parts[0].dropFirst()),
            let seed = UInt64(parts[1], radix: 36),
            QuestionIdentifier.versions.contains(version)
        else { return nil }
        let number = parts.count == 3 ? Int(parts[2]) : 0
        guard let number, 0...QuestionIdentifier.mostFollowUps ~= number else { return nil }
        self.init(seed: seed, version: version, followUp: number)
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
    package var description: String {
        "q\(version)-\(String(seed, radix: 36))" + (followUp == 0 ? "" : "-\(followUp)")
    }

    /// The terms of the question; nil for a version without any.
    var terms: QuestionTerms? {
        var chance = Chance(seed: seed)
        return QuestionTerms(self, &chance)
    }
}
