#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

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

    /// Runs some work on a thread of its own and waits for it; does nothing if there is none to be had.
    private static func runOnThread(_ work: () -> Void) {
        withoutActuallyEscaping(work) { Handover($0).runOnThread() }
    }

    /// The work that a thread is handed. Whoever hands it over waits for the end, so only one of them touches it.
    private final class Handover: @unchecked Sendable {
        private let work: () -> Void

        init(_ work: @escaping () -> Void) { self.work = work }

        func run() { work() }

        func runOnThread() {
            var attributes = pthread_attr_t()
            guard pthread_attr_init(&attributes) == 0 else { return }
            defer { pthread_attr_destroy(&attributes) }
            guard pthread_attr_setstacksize(&attributes, DeepStack.size) == 0 else { return }
            let handed = Unmanaged.passRetained(self)
            #if canImport(Darwin)
                var thread: pthread_t?
            #else
                var thread = pthread_t()
            #endif
            let failure = pthread_create(&thread, &attributes, { start($0) }, handed.toOpaque())
            guard failure == 0 else { return handed.release() }
            #if canImport(Darwin)
                guard let thread else { return }
            #endif
            pthread_join(thread, nil)
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
