import Course

extension Learner {
    /// Returns the work as a transcript, which began on a date in ISO 8601.
    func transcript(startedOn date: String) -> Transcript {
        let header =
            lesson.map { TranscriptHeader($0, learner: name, startedOn: date) }
            ?? TranscriptHeader(start, learner: name, startedOn: date)
        return Transcript(header: header, journal: journal)
    }
}
