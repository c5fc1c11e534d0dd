import CommandLanguage

/// A transcript that the rubric asks for and that is not there.
package struct MissingTranscript: Hashable, Sendable {
    /// The name that reports show; empty in a submission, whose reader it is.
    package let learner: String
    package let lesson: String
    /// The points that it could have, in reports that count them; else 0.
    package var maximum = 0.0
}

/// A record of the transcripts that each learner handed in. Of several transcripts of one lesson, one counts;
/// missing ones are reported.
package struct ClassBook: Sendable {
    private let roster: Roster?
    /// The learners on the roster, by the numbers in their names: in a class with numbers for names each is like each
    /// other.
    private let namesByNumbers: [String: [String]]
    private let rubric: Rubric
    private let hidesNames: Bool
    private let isSubmission: Bool
    /// The transcript that counts for each learner and lesson, by the exam; nil if it is none. There can be
    /// several exams.
    private var counted: [Entry: [String?: HandIn]] = [:]
    private var fileCount = 0
    /// The transcripts that do not count, in the order in which others took their place.
    package private(set) var superseded: [HandIn] = []
    /// The notices about transcripts whose learner isn't on the roster, in the order of the files. A
    /// misspelled name shows up only here.
    package private(set) var strangers: [String] = []

    /// The most strangers whose names are compared: a class whose names are all others isn't misspelled.
    private static let mostCompared = 30

    private struct Entry: Hashable {
        let learner: String, lesson: String
    }

    /// Makes the book of a class.
    ///
    /// - Parameters:
    ///   - roster: Who belongs to it; nil if nobody says.
    ///   - rubric: What each of them has to hand in, and which of several transcripts counts.
    ///   - hidesNames: Whether reports show pseudonyms.
    ///   - isSubmission: Whether all files are the work of one learner, whatever names they have.
    package init(_ roster: Roster?, rubric: Rubric, hidesNames: Bool = false, isSubmission: Bool = false) {
        self.roster = roster
        namesByNumbers = Dictionary(grouping: roster?.learners ?? []) { $0.filter(\.isNumber) }
        self.rubric = rubric
        self.hidesNames = hidesNames
        self.isSubmission = isSubmission
    }

    /// Notes a transcript.
    ///
    /// - Returns: The transcript that does not count from now on, which may be this one; nil if all do.
    package mutating func add(_ file: GradedFile) -> HandIn? {
        defer { fileCount += 1 }
        guard case .success(let grade) = file.result else { return nil }
        return add(
            HandIn(file, grade, number: fileCount, rule: rubric.several), exam: grade.exam?.description)
    }

    /// Notes a transcript.
    ///
    /// - Parameters:
    ///   - new: The transcript.
    ///   - exam: The exam that was taken, in words; nil if it was none.
    /// - Returns: The transcript that does not count from now on, which may be this one; nil if all do.
    package mutating func add(_ new: HandIn, exam: String?) -> HandIn? {
        let party = new.party
        if let roster, !roster.lists(party.learner) { strangers.append(notice(of: party, roster)) }
        guard let learner = isSubmission ? "" : party.learner else { return nil }
        let entry = Entry(learner: learner, lesson: new.lesson ?? "")
        let exam = isSubmission ? nil : exam
        guard let old = counted[entry]?[exam], !isRepeatable(new.lesson) else {
            counted[entry, default: [:]][exam] = new
            return nil
        }
        let isReplaced = new.replaces(old)
        counted[entry]?[exam] = isReplaced ? new : old
        let loser = isReplaced ? old : new
        superseded.append(loser)
        return loser
    }

    /// Returns whether there can be any number of transcripts: rounds of practice, interviews, and free
    /// sessions, unless they are asked for or another system adds them up.
    private func isRepeatable(_ lesson: String?) -> Bool {
        guard let lesson else { return rubric.predictions.isEmpty }
        return TranscriptHeader.rounds.contains(lesson) && lesson != TranscriptHeader.exam
            && !isSubmission && !rubric.lessons.contains(lesson)
    }

    private func notice(of party: Similarity.Party, _ roster: Roster) -> String {
        guard !hidesNames else { return "One transcript belongs to a learner who is not on the roster." }
        guard let learner = party.learner else { return "\(party.path.quoted) doesn't name a learner." }
        // The reader of a submission must not learn other names.
        guard !isSubmission else { return "\(party.path.quoted) names a learner who is not on the roster." }
        let problem = "\(party.path.quoted) belongs to \"\(learner.clipped)\", who is not on the roster."
        let likely = namesByNumbers[learner.filter(\.isNumber)] ?? []
        let meant =
            strangers.count < Self.mostCompared ? Spelling.closest(to: learner, among: likely) : nil
        return problem + (meant.map { " Is that \"\($0.clipped)\"?" } ?? "")
    }

    /// The missing transcripts, in the order of the roster; without a roster, of every learner with a
    /// transcript.
    package var missing: [MissingTranscript] {
        let present = roster?.learners ?? Set(counted.keys.map(\.learner)).sorted()
        return (isSubmission ? [""] : present).flatMap { learner in
            rubric.lessons.filter { counted[Entry(learner: learner, lesson: $0)] == nil }.map {
                MissingTranscript(learner: shown(learner), lesson: $0)
            }
        }
    }

    /// The learners, in the order of the roster, and then those who are not on it; each with the transcripts that
    /// count.
    package var learners: [(name: String, handIns: [HandIn])] {
        let listed = roster?.learners ?? []
        let others = Set(counted.keys.map(\.learner)).subtracting(listed).sorted()
        var handIns: [String: [HandIn]] = [:]
        for (entry, exams) in counted { handIns[entry.learner, default: []] += exams.values }
        return (listed + others).map { learner in
            (shown(learner), handIns[learner, default: []].sorted { $0.number < $1.number })
        }
    }

    /// Returns whether a learner has no transcript of a lesson that could be graded.
    package func lacks(_ learner: String, _ lesson: String) -> Bool {
        counted[Entry(learner: learner, lesson: lesson)] == nil
    }

    /// A sentence that names the learners on the roster without a graded transcript; nil where the rubric
    /// names lessons, or if there are none.
    package var absence: String? {
        guard let roster, rubric.lessons.isEmpty else { return nil }
        let present = Set(counted.keys.map(\.learner))
        let absent = roster.learners.filter { !present.contains($0) }
        guard !absent.isEmpty else { return nil }
        let names = absent.prefix(Self.noticeLimit).map { "\"\(shown($0).clipped)\"" }.joined(separator: ", ")
        return
            "Nothing was graded for \(absent.count) of the \(roster.learners.count) learners on the roster: "
            + names + (absent.count > Self.noticeLimit ? ", …" : ".")
    }

    private static let noticeLimit = 20

    private func shown(_ learner: String) -> String {
        hidesNames ? roster?.pseudonym(of: learner) ?? "" : learner
    }
}
