import DeepStack
import Foundation

/// The processor time of this thread; unlike wall-clock time, it doesn't grow while others use the processor.
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
