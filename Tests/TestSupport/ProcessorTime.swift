import DeepStack
import Foundation

/// What this thread took of the processor: unlike the time of day, it does not grow while others have the processor.
package enum ProcessorTime {
    /// The seconds so far.
    package static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The seconds that some work takes.
    ///
    /// The work runs on a deep stack, so that what goes to one is counted and not only the wait for it.
    package static func taken(by work: () -> Void) -> Double {
        DeepStack.run {
            let start = now
            work()
            return now - start
        }
    }
}
