import Lifecycle
import Session

/// The first lines of a transcript: what the session ran on and who took part.
///
/// Keys that this version does not know are kept.
package struct TranscriptHeader: Hashable, Sendable {
    /// The lines in their order, without the one that names the format.
    package private(set) var fields: [Field] = []

    /// One line.
    package struct Field: Hashable, Sendable {
        /// Lower-case letters, digits and hyphens; a letter first.
        package let key: String
        /// The text after the colon.
        package let value: String
    }

    /// The keys that have a meaning.
    package enum Key: String, CaseIterable, Sendable {
        /// The identifier of the lesson; a free session has none.
        case lesson
        /// The hash of the lesson's text.
        case lessonRevision = "lesson-revision"
        /// The hash of the rules that the outcomes came from.
        case rulesRevision = "rules-revision"
        /// The learner's name.
        case learner
        /// The release at the start, such as 17.7.
        case ios
        /// The release of the SDK that the app was linked with, if it is another one.
        case linkedIOS = "linked-ios"
        /// The device at the start, such as `iPad landscape`.
        case device
        /// The seed from which variants were drawn.
        case seed
        /// The length of an interview, in minutes.
        case minutes
        /// The oldest release that an interview asks about; the usual one if left out.
        case since
        /// The mark that an interview follows up on right answers: `yes`, or left out.
        case followUps = "follow-ups"
        /// The number of questions in an exam.
        case questions
        /// The topics of an exam; all topics if left out.
        case topics
        /// The time at which the session began, in ISO 8601.
        case started
        /// The keyed hash of the other lines; only in a transcript that was recorded with a teacher's key.
        case seal
    }

    /// The key of the first line, which names the format and its version.
    static let formatKey = "viewdid-transcript"

    /// The most bytes of a learner's name.
    package static let longestName = 200

    /// The name used in place of a lesson in the transcript of an exam.
    package static let exam = "exam"

    /// The names used in place of a lesson for answers outside of lessons.
    package static let rounds = Lesson.takenIdentifiers

    /// Makes an empty header.
    package init() {}

    /// Makes the header of a session that begins now.
    ///
    /// - Parameters:
    ///   - start: How the session begins.
    ///   - learner: Who answers; nil leaves the line out.
    ///   - date: When, in ISO 8601; nil leaves the line out.
    package init(_ start: Session.Start, learner: String?, startedOn date: String?) {
        let environment = start.environment
        self[.rulesRevision] = Rule.revision
        self[.learner] = learner
        self[.ios] = environment.release.exact
        if environment.linkedRelease != environment.release {
            self[.linkedIOS] = environment.linkedRelease.exact
        }
        self[.device] = environment.device.name + (environment.isLandscape ? " landscape" : "")
        self[.started] = date
    }

    /// Makes the header of a way through a lesson that begins now.
    ///
    /// - Parameters:
    ///   - runner: The way through the lesson.
    ///   - learner: Who answers; nil leaves the line out.
    ///   - date: When, in ISO 8601; nil leaves the line out.
    package init(_ runner: LessonRunner, learner: String?, startedOn date: String?) {
        self[.lesson] = runner.lesson.id
        self[.lessonRevision] = runner.lesson.revision
        for field in TranscriptHeader(
            Session.Start(environment: runner.environment), learner: learner, startedOn: date
        ).fields {
            append(field.key, field.value)
        }
    }

    /// Accesses the value of a known key.
    package subscript(key: Key) -> String? {
        get { self[key.rawValue] }
        set { set(key.rawValue, newValue) }
    }

    /// Accesses the value of a key.
    ///
    /// - Parameter key: The key, as written.
    package subscript(key: String) -> String? { fields.first { $0.key == key }?.value }

    /// The seed from which variants were drawn; nil if it is missing or not a number.
    package var seed: UInt64? { self[.seed].flatMap { UInt64($0) } }

    /// The lines whose values tell one session from another, as far as they differ from another header's.
    ///
    /// - Parameter other: The other header.
    /// - Returns: The keys, in the order of ``Key``.
    func differences(from other: TranscriptHeader) -> [Key] {
        Key.allCases.filter { $0 != .started && $0 != .seal && self[$0] != other[$0] }
    }

    /// Adds a line whose key is new, as a reader does.
    mutating func append(_ key: String, _ value: String) { fields.append(Field(key: key, value: value)) }

    private mutating func set(_ key: String, _ value: String?) {
        let place = fields.firstIndex { $0.key == key }
        switch (place, value) {
        case (let place?, let value?): fields[place] = Field(key: key, value: value)
        case (let place?, nil): fields.remove(at: place)
        case (nil, let value?): append(key, value)
        case (nil, nil): break
        }
    }
}

// MARK: - What the app runs on

extension Release {
    /// Both numbers, so that 13.0 is not taken for the last 13.
    fileprivate var exact: String { "\(major).\(minor)" }
}
