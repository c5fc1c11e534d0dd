import Lifecycle

/// A callback that a line of a log tells of.
public struct LogCall: Hashable, Sendable {
    /// The number of the line, counted from 1.
    public let line: Int
    /// Who heard it, as the log calls it; empty if the log does not say.
    public let subject: String
    /// What was called.
    public let callback: Callback
}

/// A console message or exception of UIKit's that a line of a log shows.
public struct LogComplaint: Hashable, Sendable {
    /// The number of the line, counted from 1.
    public let line: Int
    /// The topic of the handbook that explains it.
    public let topic: String
}
