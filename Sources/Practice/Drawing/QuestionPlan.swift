/// A topic and a kind that fit each other.
package struct QuestionPlan: Hashable, Sendable {
    package let topic: PracticeTopic
    package let kind: QuestionKind

    /// All, in the order by which seeds know them: it may not change within a version of the generator.
    package static let all: [QuestionPlan] = PracticeTopic.allCases.flatMap { topic in
        QuestionKind.allCases.filter { fits($0, topic) }.map { QuestionPlan(topic: topic, kind: $0) }
    }

    /// Returns whether a topic has enough worthwhile questions of a kind.
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
