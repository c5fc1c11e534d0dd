import Lifecycle

/// A callback that a line of a log tells of.
package struct LogCall: Hashable, Sendable {
    /// The number of the line, counted from 1.
    package let line: Int
    /// The receiver's name in the log; empty if the log doesn't give one.
    package let subject: String
    package let callback: Callback
}

/// A console message or exception of UIKit's that a line of a log shows.
package struct LogComplaint: Hashable, Sendable {
    /// The number of the line, counted from 1.
    package let line: Int
    /// The topic of the handbook that explains it.
    package let topic: String
}
