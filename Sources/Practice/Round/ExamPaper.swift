import Course

/// The paper of an exam: the same topics and kinds of question for a whole class, and of each question a variant for each
/// learner.
///
/// The number of the class, the learner's name and the version say all, so that whoever knows them draws the same questions.
package struct ExamPaper: Hashable, Sendable {
    /// The number of the class.
    package let seed: UInt64
    /// The learner's name.
    package let learner: String
    /// The number of questions.
    package let count: Int
    /// The topics, in the order of all topics; all of them by default.
    package let topics: [PracticeTopic]
    /// The version of the questions and of the way in which a learner's variants are chosen.
    package let version: Int

    /// Makes a paper.
    ///
    /// - Parameters:
    ///   - seed: The number of the class.
    ///   - learner: Who answers.
    ///   - count: How many questions there are, within ``counts``.
    ///   - topics: What is asked about; empty for all topics.
    ///   - version: The version of the questions.
    package init(
        seed: UInt64, learner: String, count: Int, topics: [PracticeTopic] = [],
        version: Int = QuestionIdentifier.version
    ) {
        self.seed = seed
        self.learner = learner
        self.count = count
        self.version = version
        self.topics =
            topics.isEmpty ? PracticeTopic.allCases : PracticeTopic.allCases.filter(topics.contains)
    }

    /// The same exam for a learner.
    package func paper(of learner: String) -> ExamPaper {
        ExamPaper(seed: seed, learner: learner, count: count, topics: topics, version: version)
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
        // All releases are the choices of a question about them, and those since version 2 are asked on recent ones.
        let all = QuestionPlan.all.filter { version == 1 || $0.kind != .releases }
        for _ in 0..<count {
            var plan = QuestionPlan.draw(topics, among: all, &chance)
            // The same topic and kind do not come twice as long as there are others.
            for _ in 0..<ExamPaper.attempts where plans.contains(plan) {
                plan = QuestionPlan.draw(topics, among: all, &chance)
            }
            plans.append(plan)
        }
        return plans
    }

    private static let attempts = 24

    /// The seed of the learner's variants.
    var variant: UInt64 { ExamPaper.seed("\(seed)\n\(learner)") }

    /// The variants of a question that a class shares since version 2, so that they are drawn once for all learners.
    private static let variants = 8

    /// The seeds of the variants of a question, in the order in which the learner takes them.
    func variants(ofNumber number: Int) -> [UInt64] {
        var chance = Chance(seed: ExamPaper.seed("\(seed)\n\(learner)\n\(number)"))
        let first = chance.number(below: ExamPaper.variants)
        return (first..<first + ExamPaper.variants).map {
            ExamPaper.seed("\(seed)\n\(number)\n\($0 % ExamPaper.variants)")
        }
    }

    private static func seed(_ text: String) -> UInt64 {
        var hash = StableHash()
        hash.combine(text)
        return hash.value
    }
}
