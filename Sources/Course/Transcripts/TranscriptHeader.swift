import Foundation
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
        /// The number of questions in an exam.
        case questions
        /// The topics of an exam; all topics if left out.
        case topics
        /// When the session began, in ISO 8601.
        case started
        /// The keyed hash of the other lines; only in a transcript that was recorded with a teacher's key.
        case seal
    }

    /// The key of the first line, which names the format and its version.
    static let formatKey = "viewdid-transcript"

    /// The name used in place of a lesson in the transcript of an exam.
    package static let exam = "exam"

    /// The names used in place of a lesson for answers outside of lessons.
    package static let rounds = LessonIdentifier.taken

    /// Makes an empty header.
    package init() {}

    /// Makes the header of a session that begins now.
    ///
    /// - Parameters:
    ///   - start: How the session begins.
    ///   - learner: Who answers; nil leaves the line out.
    ///   - started: When; nil leaves the line out.
    package init(_ start: Session.Start, learner: String? = nil, started: Date? = nil) {
        let environment = start.environment
        self[.rulesRevision] = Rule.revision
        self[.learner] = learner
        self[.ios] = environment.release.exact
        if environment.linkedRelease != environment.release {
            self[.linkedIOS] = environment.linkedRelease.exact
        }
        self[.device] = environment.device.name + (environment.isLandscape ? " landscape" : "")
        self[.started] = started.map { $0.formatted(.iso8601) }
    }

    /// Makes the header of a way through a lesson that begins now.
    ///
    /// - Parameters:
    ///   - runner: The way through the lesson.
    ///   - learner: Who answers; nil leaves the line out.
    ///   - started: When; nil leaves the line out.
    package init(_ runner: LessonRunner, learner: String? = nil, started: Date? = nil) {
        self[.lesson] = runner.lesson.id
        self[.lessonRevision] = runner.lesson.revision
        for field in TranscriptHeader(
            Session.Start(environment: runner.environment), learner: learner, started: started
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

    /// When the session began; nil if that is not said or not a date.
    package var started: Date? {
        self[.started].flatMap { Self.date($0) ?? Date(written: $0) }
    }

    /// A date in the form that is written, such as `2026-06-01T12:00:00Z`, which is quickly read.
    private static func date(_ text: String) -> Date? {
        let bytes = Array(text.utf8)
        guard bytes.count == 20, bytes[4] == 0x2D, bytes[7] == 0x2D, bytes[10] == 0x54, bytes[13] == 0x3A,
            bytes[16] == 0x3A, bytes[19] == 0x5A
        else { return nil }
        func number(_ range: Range<Int>) -> Int? {
            bytes[range].reduce(0) { sum, byte -> Int? in
                guard let sum, (0x30...0x39).contains(byte) else { return nil }
                return sum * 10 + Int(byte - 0x30)
            }
        }
        guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
            let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19),
            year >= 1970, (1...12).contains(month), (1...28).contains(day), hour < 24, minute < 60,
            second < 60
        else { return nil }
        // Years that begin in March have the day that is not always there at their end.
        let shifted = month > 2 ? year : year - 1, place = (month + 9) % 12
        let days =
            365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + (153 * place + 2) / 5 + day
            - 719_469
        return Date(timeIntervalSince1970: Double(((days * 24 + hour) * 60 + minute) * 60 + second))
    }

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

    /// A value that names nothing that can be simulated.
    struct InvalidValue: Error {
        let key: Key
        let remedy: String
    }

    /// Returns the environment at the start of the session.
    func environment() throws(InvalidValue) -> Environment {
        let release = try self.release(.ios) ?? .standard
        let linked = try self.release(.linkedIOS)
        let (device, isLandscape) = try self.device()
        if let device, !device.runs(release) {
            throw InvalidValue(
                key: .device, remedy: "iOS \(release) doesn't run on it; name another device.")
        }
        return Environment(release: release, linkedRelease: linked, device: device, isLandscape: isLandscape)
    }

    private func release(_ key: Key) throws(InvalidValue) -> Release? {
        guard let text = self[key] else { return nil }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.utf8.count <= 3 ? UInt8($0).map(Int.init) : nil }
        let release: Release? =
            switch numbers.count {
            case 1: Release.last(of: numbers[0])
            case 2: Release(numbers[0], numbers[1])
            default: nil
            }
        guard parts.count == numbers.count, let release, release.exists else {
            throw InvalidValue(key: key, remedy: "Use one of \(Release.majorNumbers), such as 17.7.")
        }
        return release
    }

    private func device() throws(InvalidValue) -> (Device?, isLandscape: Bool) {
        guard let text = self[.device] else { return (nil, false) }
        let isLandscape = text.hasSuffix(" landscape")
        let name = isLandscape ? String(text.dropLast(" landscape".count)) : text
        guard let device = Device.all.first(where: { $0.name == name }) else {
            let names = Device.all.map(\.name).joined(separator: ", ")
            throw InvalidValue(
                key: .device, remedy: "Use one of \(names), followed by landscape if it is rotated.")
        }
        return (device, isLandscape)
    }
}

// MARK: - What the app runs on

extension Release {
    /// Both numbers, so that 13.0 is not taken for the last 13.
    fileprivate var exact: String { "\(major).\(minor)" }
}
