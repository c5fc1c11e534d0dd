/// The state that determines the end of a run and its exit status.
struct Ending {
    /// Indicates whether reading lines is over.
    var isReached = false
    /// Indicates whether something went wrong without a person to see it.
    var hasFailed = false
    /// Indicates whether a requested file couldn't be written.
    var hasNotWritten = false
    /// Indicates whether Ctrl-C ended a script.
    var wasStopped = false
}
