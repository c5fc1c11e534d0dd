import Lifecycle

/// A callback that a line of a log tells of.
package struct LogCall: Hashable, Sendable {
    /// The number of the line, counted from 1.
    package let line: Int
    /// Who heard it, as the log calls it; empty if the log does not say.
    package let subject: String
    /// What was called.
    package let callback: Callback
}

/// A console message or exception of UIKit's that a line of a log shows.
package struct LogComplaint: Hashable, Sendable {
    /// The number of the line, counted from 1.
    package let line: Int
    /// The topic of the handbook that explains it.
    package let topic: String
}
