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
    package var started: Date? { self[.started].flatMap { Date(written: $0) } }

    /// Indicates whether the release, the SDK and the device are those of a session in which nobody chooses.
    var isUsual: Bool { [Key.ios, .linkedIOS, .device].allSatisfy { self[$0] == Self.usual[$0] } }

    private static let usual = TranscriptHeader(Session.Start(), learner: nil, startedOn: nil)

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
