/// A topic and a kind that fit each other.
package struct QuestionPlan: Hashable, Sendable {
    package let topic: PracticeTopic
    package let kind: QuestionKind

    /// All, in the order by which seeds know them: it may not change within a version of the generator.
    package static let all: [QuestionPlan] = PracticeTopic.allCases.flatMap { topic in
        let kinds = AppStep.fact(.kinds, of: .topic, topic.rawValue)?.items ?? []
        return QuestionKind.allCases.filter { kinds.contains($0.rawValue) }
            .map { QuestionPlan(topic: topic, kind: $0) }
    }
}
