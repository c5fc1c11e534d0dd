import Course
import Practice

extension Learner {
    /// Returns the work as a transcript, which began on a date in ISO 8601.
    func transcript(startedOn date: String) -> Transcript {
        var header =
            lesson.map { TranscriptHeader($0, learner: name, startedOn: date) }
            ?? TranscriptHeader(start, learner: name, startedOn: date)
        round?.round.form.describe(in: &header)
        let isExam = round?.round.paper != nil
        return Transcript(header: header, journal: isExam ? journal.map { $0.withoutOutcome } : journal)
    }
}
