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

/// A topic and a kind that fit each other.
package struct QuestionPlan: Hashable, Sendable {
    package let topic: PracticeTopic
    package let kind: QuestionKind

    /// All, in the order by which seeds know them: it may not change within a version of the generator.
    package static let all: [QuestionPlan] = PracticeTopic.allCases.flatMap { topic in
        QuestionKind.allCases.filter { fits($0, topic) }.map { QuestionPlan(topic: topic, kind: $0) }
    }

    /// Whether questions of a kind can be asked about a topic, as there are enough that are worth asking.
    private static func fits(_ kind: QuestionKind, _ topic: PracticeTopic) -> Bool {
        switch (topic, kind) {
        // Logs leave layout out, as it comes when UIKit finds it right.
        case (.layout, .log), (.layout, .next), (.layout, .count), (.layout, .console): false
        case (.touches, .next), (.touches, .releases), (.touches, .console), (.touches, .place): false
        case (.touches, .mistake), (.layout, .mistake), (.layout, .releases): false
        case (_, .order), (_, .command), (_, .log): true
        // Claims that hold, and others that do not hold everywhere.
        case (_, .claim): [.loading, .appearance, .memory, .presentation, .layout].contains(topic)
        case (.background, .next), (.rotation, .count), (.background, .console): false
        case (.rotation, .state), (.background, .state), (.memory, .console), (.rotation, .console): false
        case (.lifetime, .releases), (.lifetime, .console), (.tabs, .console): false
        case (.rotation, .place), (.background, .place), (.memory, .place), (.lifetime, .place): false
        case (.nibs, .mistake), (.memory, .mistake), (.rotation, .mistake), (.background, .mistake): false
        case (.lifetime, .mistake), (.lifetime, .count): false
        default: true
        }
    }
}
