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

    /// Draws a topic and a kind, as often as interviews ask so.
    ///
    /// - Parameters:
    ///   - topics: The topics to choose from; at least one.
    ///   - all: The plans to choose from; at least one about each topic.
    ///   - chance: What is drawn by.
    ///   - weight: How often each topic comes.
    /// - Returns: One of the plans.
    static func draw(
        _ topics: [PracticeTopic], among all: [QuestionPlan] = QuestionPlan.all, _ chance: inout Chance,
        _ weight: (PracticeTopic) -> Int = { InterviewFrequencies.weight($0) }
    ) -> QuestionPlan {
        let drawn = topics[chance.place(weighted: topics.map(weight))]
        let plans = all.filter { $0.topic == drawn }
        return plans[chance.place(weighted: plans.map { InterviewFrequencies.weight($0.kind) })]
    }
}
