import Course

/// The frequency of each topic in interviews.
///
/// Counted over 51 repositories with lists of interview questions and about 117 other public sources in ten
/// languages: the lists with at least one question on the topic, and the threads that ask one. Where practice
/// has one topic for several counted ones, the figures are added; topics that practice can't ask about (run
/// loops, layers) are left out.
enum InterviewFrequencies {
    static func weight(_ topic: PracticeTopic) -> Int {
        let (lists, threads) = figures(topic)
        return lists + threads
    }

    private static func figures(_ topic: PracticeTopic) -> (lists: Int, threads: Int) {
        switch topic {
        case .loading: (18, 25)
        case .nibs: (21, 9)
        // The order of the whole life (27, 21), appearing (14, 24), window and root (15, 1).
        case .appearance: (27 + 14 + 15, 21 + 24 + 1)
        case .navigation: (12, 15)
        case .presentation: (8, 11)
        case .tabs: (5, 6)
        case .children: (10, 6)
        case .memory: (24, 2)
        case .lifetime: (43, 11)
        case .rotation: (23, 1)
        case .background: (29, 4)
        // Layout (20, 14), frame and bounds (27, 1), safe area (6, 1).
        case .layout: (20 + 27 + 6, 14 + 1 + 1)
        case .touches: (26, 0)
        }
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

    /// Returns the frequency of a kind in interviews, out of 264 questions: orders 45, what is called when
    /// 46, where code goes 38, true or false 42 (statements and claims), find the bug 28, differences between
    /// releases 11; the others are ways to ask the same.
    static func weight(_ kind: QuestionKind) -> Int {
        switch kind {
        case .order: 45
        case .next: 16
        case .count: 15
        case .state: 15
        case .statement: 30
        case .releases: 11
        case .command: 23
        case .log: 8
        case .console: 10
        case .place: 38
        case .mistake: 28
        case .claim: 12
        }
    }
}
