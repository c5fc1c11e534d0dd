import Course

extension PracticeRound.Form {
    /// Reads it off a header.
    ///
    /// - Parameter header: The header of a transcript.
    /// - Throws: A ``FileFault`` if the header is of no round, or lacks what tells the questions.
    package init(_ header: TranscriptHeader) throws(FileFault) {
        switch header[.lesson] {
        case "practice": self = .practice(topic: nil, beliefs: false, QuestionRange(header))
        case "interview":
            guard let seed = header.seed, let minutes = header[.minutes].flatMap(Int.init), minutes > 0 else {
                throw FileFault(
                    "The interview lacks a seed or a length, so its questions can't be determined.",
                    "Record one with viewdid interview --record FILE.")
            }
            self = .interview(minutes: minutes, seed: seed, QuestionRange(header))
        case TranscriptHeader.exam: self = .exam(try ExamPaper(header))
        default:
            throw FileFault("This is not a practice transcript.", "Replay it in the folder of its lesson.")
        }
    }
}

extension ExamPaper {
    /// The allowed numbers of questions.
    package static let counts = Rubric.Exam.counts

    fileprivate init(_ header: TranscriptHeader) throws(FileFault) {
        let words = (header[.topics] ?? "").split(separator: " ").map(String.init)
        let topics = words.compactMap(PracticeTopic.init(rawValue:))
        guard let seed = header.seed, let learner = header[.learner], topics.count == words.count,
            let count = header[.questions].flatMap(Int.init), ExamPaper.counts.contains(count)
        else {
            throw FileFault(
                "The exam lacks a seed, a learner or the number of questions, or has an unknown topic, so its questions "
                    + "can't be determined.", "Record one with viewdid exam --seed NUMBER --learner NAME.")
        }
        self.init(
            seed: seed, learner: learner, count: count, topics: topics,
            version: Rubric.Exam(header)?.version ?? 1)
    }
}
