/// A stack on which Swift's parser can follow the deepest text that is read, and the simulation the deepest code.
///
/// Both call themselves, and may be called on any thread; those of Swift's own have little room.
package enum DeepStack {
    /// Room for the deepest of both, in bytes; only what is used of it takes memory.
    static let size = 512 << 20

    /// Whether the code that asks runs on such a stack.
    @TaskLocal private static var isHere = false

    /// Runs some work on such a stack, and waits for it; work that is on one already goes on there.
    ///
    /// Where no thread can be had with that much room, the work runs right here.
    ///
    /// - Parameter work: What to do.
    /// - Returns: What it came to.
    /// - Throws: What the work throws.
    package static func run<Value, Failure: Error>(
        _ work: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        if isHere { return try work() }
        var result: Result<Value, Failure>?
        runOnThread {
            $isHere.withValue(true) {
                do throws(Failure) { result = .success(try work()) } catch { result = .failure(error) }
            }
        }
        guard let result else { return try work() }
        return try result.get()
    }

    /// Runs some work on a thread with that much room and waits for it; does nothing if there is none to be had.
    private static func runOnThread(_ work: () -> Void) {
        guard let thread = threads.take() else { return }
        withoutActuallyEscaping(work) { thread.run($0) }
        threads.giveBack(thread)
    }

    private static let threads = DeepThreads()
}
