/// How a run ends, as its exit status tells it.
struct Ending {
    /// Whether no more lines are read.
    var isReached = false
    /// Whether something went wrong where nobody watches.
    var hasFailed = false
    /// Whether a file that was asked for could not be written.
    var hasNotWritten = false
    /// Whether Ctrl-C ended a script.
    var wasStopped = false
}
