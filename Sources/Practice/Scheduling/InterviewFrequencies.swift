import Course

/// The frequency of each topic in interviews.
///
/// Counted over 51 repositories with lists of interview questions and about 117 other public sources in ten
/// languages: the lists with at least one question on the topic, and the threads that ask one. Where practice
/// has one topic for several counted ones, the figures are added; topics that practice can't ask about (run
/// loops, layers) are left out.
enum InterviewFrequencies {
    static func weight(_ topic: PracticeTopic) -> Int { topics[topic] ?? 0 }

    private static let topics = weights(of: .topic, PracticeTopic.allCases) { $0.rawValue }
    private static let kinds = weights(of: .kind, QuestionKind.allCases) { $0.rawValue }

    private static func weights<Value: Hashable>(
        of verb: AppStep.Verb, _ all: [Value], name: (Value) -> String
    ) -> [Value: Int] {
        var weights: [Value: Int] = [:]
        for value in all {
            let figures = AppStep.fact(.weight, of: verb, name(value))?.items ?? []
            weights[value] = figures.reduce(0) { $0 + (Int($1) ?? 0) }
        }
        return weights
    }

    /// The topics and kinds of the questions that are asked most often.
    static let asked = QuestionPlan.all.filter { !ListedQuestion.all(of: $0).isEmpty }

    /// Of a hundred questions of an interview on a release that is over, or on a way of working that apps have left
    /// behind, those that are asked. Of the 264 questions only a few are about such times, and they ask what has changed,
    /// not what was.
    private static let percentOfOld = 10

    /// Decides whether a present-day interview asks a question that was drawn.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - oldest: The oldest release that is still current.
    ///   - chance: Decides about rare questions.
    /// - Returns: True if it is asked.
    static func asks(
        _ question: DrawnQuestion, since oldest: Int, _ chance: inout Chance
    ) -> Bool {
        let isOfOld = question.setup.commands.contains { command in
            let words = command.text.split(separator: " ")
            guard words.count > 1, words[0] == "ios" else { return words.first == "autoresize" }
            return (words[1].split(separator: ".").first.flatMap { Int($0) } ?? oldest) < oldest
        }
        return !isOfOld || chance.comes(percentOfOld)
    }

    /// Returns the share of a kind in interviews; practice.txt says what was counted.
    static func weight(_ kind: QuestionKind) -> Int { kinds[kind] ?? 0 }
}
