import Foundation
import Lifecycle
import Session

/// The values of a header that was read, and dates as the system has them.
extension TranscriptHeader {
    /// Makes the header of a session that begins now.
    package init(_ start: Session.Start, learner: String? = nil, started: Date? = nil) {
        self.init(start, learner: learner, startedOn: started.map { $0.formatted(.iso8601) })
    }

    /// Makes the header of a way through a lesson that begins now.
    package init(_ runner: LessonRunner, learner: String? = nil, started: Date? = nil) {
        self.init(runner, learner: learner, startedOn: started.map { $0.formatted(.iso8601) })
    }

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
