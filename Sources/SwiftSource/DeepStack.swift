#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A stack on which the parser can follow the deepest text that is read.
///
/// It calls itself for each level of the syntax, and may be called on any thread; those of Swift's own have little room.
enum DeepStack {
    /// Room for the deepest text, in bytes; only what is used of it takes memory.
    static let size = 512 << 20

    /// Runs some work on such a stack, and waits for it.
    ///
    /// Where no thread can be had with that much room, the work runs right here.
    ///
    /// - Parameter work: What to do.
    /// - Returns: What it came to.
    /// - Throws: What the work throws.
    static func run<Value: Sendable, Failure: Error>(
        _ work: @escaping @Sendable () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let job = Job { () -> Result<Value, Failure> in
            do throws(Failure) { return .success(try work()) } catch { return .failure(error) }
        }
        guard job.runOnThread() else { return try work() }
        guard let result = job.result else { return try work() }
        return try result.get()
    }

    /// Some work, and what it came to. The one who waits reads it after the thread has ended, so nobody else does then.
    private final class Job<Outcome: Sendable>: Handover, @unchecked Sendable {
        private let work: @Sendable () -> Outcome
        private(set) var result: Outcome?

        init(_ work: @escaping @Sendable () -> Outcome) { self.work = work }

        override func run() { result = work() }
    }

    /// What a thread is handed.
    private class Handover {
        func run() {}

        /// Runs on a thread of its own; false if there is none to be had.
        func runOnThread() -> Bool {
            var attributes = pthread_attr_t()
            guard pthread_attr_init(&attributes) == 0 else { return false }
            defer { pthread_attr_destroy(&attributes) }
            guard pthread_attr_setstacksize(&attributes, DeepStack.size) == 0 else { return false }
            let handed = Unmanaged.passRetained(self)
            #if canImport(Darwin)
                var thread: pthread_t?
            #else
                var thread = pthread_t()
            #endif
            let failure = pthread_create(&thread, &attributes, { start($0) }, handed.toOpaque())
            guard failure == 0 else {
                handed.release()
                return false
            }
            #if canImport(Darwin)
                guard let thread else { return false }
            #endif
            return pthread_join(thread, nil) == 0
        }
    }

    #if canImport(Darwin)
        private typealias Handed = UnsafeMutableRawPointer
    #else
        private typealias Handed = UnsafeMutableRawPointer?
    #endif

    private static func start(_ handed: Handed) -> UnsafeMutableRawPointer? {
        let pointer: UnsafeMutableRawPointer? = handed
        if let pointer { Unmanaged<Handover>.fromOpaque(pointer).takeRetainedValue().run() }
        return nil
    }
}
