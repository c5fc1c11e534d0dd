import Dispatch

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A thread with a deep stack, which waits for work.
///
/// One thread at a time hands it work and waits for the end, so only one of the two touches what is handed over.
final class DeepThread: @unchecked Sendable {
    /// The room on its stack, in bytes.
    let size: Int
    private let begin = DispatchSemaphore(value: 0), end = DispatchSemaphore(value: 0)
    private var work: (() -> Void)?

    /// The memory, in bytes, that must be left for everything else after a thread has started; otherwise it is
    /// not started. The allocator takes a third of it for itself when the thread first needs memory.
    private static let reserve = 192 << 20

    fileprivate init(_ size: Int) { self.size = size }

    /// Starts the thread. Returns false if the system doesn't provide one.
    fileprivate func start() -> Bool {
        // Found out before: a thread that took the last memory would leave none even for giving it up.
        let room = mmap(nil, size + Self.reserve, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
        guard room != MAP_FAILED else { return false }
        munmap(room, size + Self.reserve)
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, size) == 0,
            pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED)) == 0
        else { return false }
        let handed = Unmanaged.passRetained(self)
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let failure = pthread_create(&thread, &attributes, { DeepThread.serve($0) }, handed.toOpaque())
        guard failure == 0 else {
            handed.release()
            return false
        }
        return true
    }

    /// Carries out some work and waits for its end.
    func run(_ work: @escaping () -> Void) {
        self.work = work
        begin.signal()
        end.wait()
    }

    /// Lets the thread end.
    fileprivate func leave() { begin.signal() }

    private func serve() {
        // Signals are for the thread that reads what is typed, which they interrupt.
        var signals = sigset_t()
        sigfillset(&signals)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        while true {
            begin.wait()
            guard work != nil else { return }
            work?()
            // The waiting thread must not find the work still held.
            work = nil
            end.signal()
        }
    }

    #if canImport(Darwin)
        private typealias Handed = UnsafeMutableRawPointer
    #else
        private typealias Handed = UnsafeMutableRawPointer?
    #endif

    private static func serve(_ handed: Handed) -> UnsafeMutableRawPointer? {
        let pointer: UnsafeMutableRawPointer? = handed
        if let pointer { Unmanaged<DeepThread>.fromOpaque(pointer).takeRetainedValue().serve() }
        return nil
    }
}

/// The threads with a deep stack that wait for work: to start one costs more than most of the work that it gets.
final class DeepThreads: @unchecked Sendable {
    private let access = DispatchSemaphore(value: 1)
    private var idle: [DeepThread] = []
    /// The maximum number of waiting threads: as many as work at the same time on most machines.
    private static let most = 8
    /// The room that is tried for one after the other where memory is short.
    private static let sizes = (0..<5).map { DeepStack.size >> $0 }

    /// A thread that waits, or a new one; nil if there is none to be had.
    func take() -> DeepThread? {
        access.wait()
        let thread = idle.popLast()
        access.signal()
        if let thread { return thread }
        for size in Self.sizes { if let new = Self.start(size) { return new } }
        return nil
    }

    /// Starts threads with all the room until so many wait. Returns the number that wait: fewer where memory
    /// is short.
    func prepare(_ count: Int) -> Int {
        access.wait()
        defer { access.signal() }
        var whole = idle.count { $0.size == DeepStack.size }
        while whole < count, let new = Self.start(DeepStack.size) {
            idle.append(new)
            whole += 1
        }
        return min(count, whole)
    }

    private static func start(_ size: Int) -> DeepThread? {
        let new = DeepThread(size)
        return new.start() ? new : nil
    }

    /// Keeps a thread for the next work, or lets it end if there are enough.
    func giveBack(_ thread: DeepThread) {
        access.wait()
        let isKept = idle.count < Self.most
        // Threads with the most room are taken first.
        if isKept { idle.insert(thread, at: thread.size == DeepStack.size ? idle.count : 0) }
        access.signal()
        if !isKept { thread.leave() }
    }
}
