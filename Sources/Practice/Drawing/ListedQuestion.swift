/// A question that interviewers ask most often, in the words of `Documentation/questions.md`, with the apps that practice
/// asks it about.
struct ListedQuestion: Sendable {
    /// The question, exactly as the list has it.
    let words: String
    let plan: QuestionPlan
    /// The words that the question about the app contains, so that it asks the same.
    let asks: [String]
    /// What makes the app; the question is about the controllers that are added with their own names.
    let steps: [AppStep]

    /// The listed questions of a topic and a kind.
    static func all(of plan: QuestionPlan) -> [ListedQuestion] { all.filter { $0.plan == plan } }

    /// All of them, by subject as in the list.
    static let all = AppStep.all.filter { $0.verb == .question }.compactMap(ListedQuestion.init)

    private init?(_ step: AppStep) {
        let plan = step.steps.first { $0.verb == .about }?.items ?? []
        guard plan.count == 2, let topic = PracticeTopic(rawValue: plan[0]),
            let kind = QuestionKind(rawValue: plan[1])
        else { return nil }
        words = step.text
        self.plan = QuestionPlan(topic: topic, kind: kind)
        asks = step.steps.first { $0.verb == .asks }?.items ?? []
        steps = step.steps
    }
}
