/// Something about a transcript that a grader should know.
package struct TranscriptFinding: Hashable, Sendable, CustomStringConvertible {
    package let kind: Kind
    /// The line of the file, counted from 1; nil if the file as a whole is meant.
    package let line: Int?

    /// The kinds of findings.
    package enum Kind: Hashable, Sendable {
        /// The file begins with a byte order mark.
        case byteOrderMark
        /// Lines end as on Windows.
        case carriageReturns
        /// The file ends in the middle of a line, or its last entry lacks the end of its outcome.
        case tornEnd
        /// Numbers of entries are left out.
        case entriesMissing(first: Int, last: Int)
        /// The number of an entry was used before.
        case numberRepeated(Int)
        /// An entry was given before the one above it.
        case timeBackwards(from: Double, to: Double)
        /// The outcomes came from other rules than the grader's.
        case rulesDiffer(file: String, here: String)
        /// The transcript is of another text of the lesson; nil if the lesson has none here.
        case lessonDiffers(file: String, here: String?)
        /// The file claims another outcome than the replay has; nil if one of them has no such line. Other rules
        /// than the grader's may be the reason.
        case outcomeDiffers(claimed: String?, replayed: String?, underOtherRules: Bool)
        /// The replay did not take the input as the file tells it; nil if it took it for no input at all.
        case inputDiffers(claimed: String, replayed: String?)
        /// The replay made an entry that the file does not have.
        case entryUnrecorded(String)
        /// So many answers came sooner behind their question than anyone reads and types; the least number of seconds.
        case quickAnswers(count: Int, seconds: Double)
        /// The learner left the lesson here and came back; the number of inputs elsewhere.
        case leftLesson(Int)
        /// The learner is none of those who handed it in, and perhaps another one in the class.
        case otherLearner(isClassmate: Bool)
        /// Nothing tells whether the deadline was kept; the rubric says whether that is late.
        case undated(isLate: Bool)
        /// The session began, or ended, later than now.
        case inFuture
        /// There is a key for the class, but nothing was sealed with any.
        case notSealed
        /// Nothing was sealed with the learner's key.
        case otherKey
        /// The seal of an entry is not the one that it has to have where it is; nil for the header.
        case sealBroken(entry: Int?)
        /// There are more findings than are kept.
        case more(Int)
    }

    /// Makes a finding.
    ///
    /// - Parameters:
    ///   - kind: What was found.
    ///   - line: The line of the file, counted from 1; nil if the file as a whole is meant.
    package init(_ kind: Kind, line: Int?) {
        self.kind = kind
        self.line = line
    }

    /// The name of the kind in reports.
    package var code: String { facts.code }

    /// Indicates whether no faithful recording contains this: the file was changed, or not recorded as it had to be.
    package var isTampering: Bool { facts.isTampering }

    private var facts: (code: String, isTampering: Bool) {
        switch kind {
        case .byteOrderMark: ("byte-order-mark", false)
        case .carriageReturns: ("carriage-returns", false)
        case .tornEnd: ("torn-end", false)
        case .entriesMissing: ("entries-missing", true)
        case .numberRepeated: ("number-repeated", true)
        case .timeBackwards: ("time-backwards", true)
        case .rulesDiffer: ("rules-differ", false)
        case .lessonDiffers: ("lesson-differs", false)
        case .outcomeDiffers(_, _, let underOtherRules): ("outcome-differs", !underOtherRules)
        case .inputDiffers: ("input-differs", true)
        case .entryUnrecorded: ("entry-unrecorded", true)
        case .quickAnswers: ("quick-answers", false)
        case .leftLesson: ("left-lesson", false)
        case .otherLearner(let isClassmate): ("other-learner", isClassmate)
        case .undated: ("undated", false)
        case .inFuture: ("in-future", true)
        case .notSealed: ("not-sealed", true)
        case .otherKey: ("other-key", true)
        case .sealBroken: ("seal-broken", true)
        case .more: ("more", false)
        }
    }

    /// A description of the finding, in a sentence or two.
    package var message: String {
        switch kind {
        case .byteOrderMark: "The file starts with a byte order mark, which is ignored."
        case .carriageReturns: "Lines end with a carriage return, which is ignored."
        case .tornEnd: "The recording stops abruptly here; the last entry may be incomplete."
        case .entriesMissing(let first, let last):
            first == last ? "Entry \(first) is missing." : "Entries \(first) to \(last) are missing."
        case .numberRepeated(let number): "Number \(number) is used twice."
        case .timeBackwards(let from, let to): "The time goes backward from \(from) to \(to) seconds."
        case .rulesDiffer(let file, let here):
            "It was recorded with revision \(file.clipped) of the rules and graded with revision \(here.clipped)."
        case .lessonDiffers(let file, let here):
            here.map {
                "The lesson has changed since: from revision \(file.clipped) to \($0.clipped)."
            } ?? "The lesson had revision \(file.clipped), but has none here."
        case .outcomeDiffers(let claimed?, let replayed?, _):
            "The file claims \"\(claimed.clipped)\", but the replay gives \"\(replayed.clipped)\"."
        case .outcomeDiffers(let claimed?, nil, _):
            "The file claims \"\(claimed.clipped)\", but the replay has no such line."
        case .outcomeDiffers(nil, let replayed, _): "The file leaves out \"\((replayed ?? "").clipped)\"."
        case .inputDiffers(let claimed, let replayed?):
            "The file claims \"\(claimed.clipped)\", but the replay read it as \"\(replayed.clipped)\"."
        case .inputDiffers(let claimed, nil): "The replay doesn't understand \"\(claimed.clipped)\" here."
        case .entryUnrecorded(let entry):
            "The replay also read \"\(entry.clipped)\", which the file leaves out."
        case .quickAnswers(let count, let seconds):
            (count == 1 ? "An answer was given" : "\(count) answers were given")
                + " faster than anyone can read and type"
                + (count == 1 ? ": after \(seconds) seconds." : ", one after \(seconds) seconds.")
        case .leftLesson(let count):
            "The learner left the lesson here and came back after "
                + (count == 1 ? "an input elsewhere." : "\(count) inputs elsewhere.")
        case .otherLearner(let isClassmate):
            "The transcript names another learner than the submission"
                + (isClassmate ? ", who is in the same class." : ".")
        case .undated(let isLate):
            "The transcript does not say when it began, so "
                + (isLate ? "it counts as late." : "it may be late.")
        case .inFuture: "According to its own date, the session is in the future."
        case .notSealed: "The transcript was recorded without a key, or its seals were removed."
        case .otherKey: "The transcript was recorded with a different key, or all of it was changed."
        case .sealBroken(let entry?):
            "The seal of entry \(entry) is wrong: the entry was changed or added, or one before it was removed."
        case .sealBroken(nil):
            "The seal of the header is wrong: the date, the name or another line was changed."
        case .more(let count): "There are \(count) more findings."
        }
    }

    /// Place and message.
    package var description: String { (line.map { "line \($0): " } ?? "") + message }
}
