import Course

/// The paper of an exam: the same topics and kinds of question for a whole class, and of each question a variant for each
/// learner.
///
/// The number of the class and the learner's name say all, so that whoever knows both draws the same questions.
package struct ExamPaper: Hashable, Sendable {
    /// The number of the class.
    package let seed: UInt64
    /// The learner's name.
    package let learner: String
    /// The number of questions.
    package let count: Int
    /// The topics, in the order of all topics; all of them by default.
    package let topics: [PracticeTopic]

    /// Makes a paper.
    ///
    /// - Parameters:
    ///   - seed: The number of the class.
    ///   - learner: Who answers.
    ///   - count: How many questions there are, within ``counts``.
    ///   - topics: What is asked about; empty for all topics.
    package init(seed: UInt64, learner: String, count: Int, topics: [PracticeTopic] = []) {
        self.seed = seed
        self.learner = learner
        self.count = count
        self.topics =
            topics.isEmpty ? PracticeTopic.allCases : PracticeTopic.allCases.filter(topics.contains)
    }

    /// The same exam for a learner.
    package func paper(of learner: String) -> ExamPaper {
        ExamPaper(seed: seed, learner: learner, count: count, topics: topics)
    }

    /// The name of the recording, which any file system takes, whatever the learner is called.
    package var fileName: String {
        let words = learner.split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
        return "exam-\(seed)-\(words.isEmpty ? "learner" : String(words.prefix(40))).transcript"
    }

    /// The topic and the kind of each question. They hang on the class alone; more questions only add to them.
    package var plans: [QuestionPlan] {
        var chance = Chance(seed: seed)
        var plans: [QuestionPlan] = []
        for _ in 0..<count {
            var plan = QuestionPlan.draw(topics, &chance)
            // The same topic and kind do not come twice as long as there are others.
            for _ in 0..<ExamPaper.attempts where plans.contains(plan) {
                plan = QuestionPlan.draw(topics, &chance)
            }
            plans.append(plan)
        }
        return plans
    }

    private static let attempts = 24

    /// The seed of the learner's variants.
    var variant: UInt64 {
        var hash = StableHash()
        hash.combine("\(seed)\n\(learner)")
        return hash.value
    }
}
