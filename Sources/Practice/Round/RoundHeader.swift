import Course

/// The form of a round as written in the header of a transcript.
extension PracticeRound.Form {
    /// Writes it into a header.
    ///
    /// - Parameter header: The header of a round that begins.
    package func describe(in header: inout TranscriptHeader) {
        switch self {
        case .practice: break
        case .interview(let minutes, let seed, let range):
            header[.seed] = String(seed)
            header[.minutes] = String(minutes)
            if range.oldest != QuestionRange.usual { header[.since] = String(range.oldest) }
            if range.followsUp { header[.followUps] = "yes" }
        case .exam(let paper):
            header[.learner] = paper.learner
            header[.seed] = String(paper.seed)
            header[.questions] = String(paper.count)
            if paper.topics != PracticeTopic.allCases {
                header[.topics] = paper.topics.map { $0.rawValue }.joined(separator: " ")
            }
        }
    }
}
