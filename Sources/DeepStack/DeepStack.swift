/// A stack on which Swift's parser can follow the deepest text that is read, and the simulation the deepest code.
///
/// Both call themselves, and may be called on any thread; those of Swift's own have little room.
package enum DeepStack {
    /// Room for the deepest of both, in bytes; only what is used of it takes memory.
    static let size = 512 << 20

    /// The stack of the code that asks; nil where it is none of these.
    @TaskLocal private static var here: Stack?

    /// A stack that work runs on.
    private final class Stack: @unchecked Sendable {
        let size: Int
        /// Indicates whether work was stopped for lack of room. Only the work itself reads and sets it.
        var wasTooSmall = false

        init(_ size: Int) { self.size = size }
    }

    /// Runs some work on such a stack, and waits for it. Work that is already on one continues there.
    ///
    /// The stack is smaller where memory is short, so deep work has to call ``holds(_:of:)`` on the way.
    package static func run<Value, Failure: Error>(
        _ work: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        if here != nil { return try work() }
        var result: Result<Value, Failure>?
        runOnThread { size in
            $here.withValue(Stack(size)) {
                do throws(Failure) { result = .success(try work()) } catch { result = .failure(error) }
            }
        }
        guard let result else { return try work() }
        return try result.get()
    }

    /// Runs some work on the thread with the most room and waits for it, or runs it right here if there is no
    /// thread. The work gets the size of its stack, in bytes.
    private static func runOnThread(_ work: (Int) -> Void) {
        guard let thread = threads.take() else { return work(0) }
        withoutActuallyEscaping(work) { work in thread.run { work(thread.size) } }
        threads.giveBack(thread)
    }

    /// Prepares threads that have all the room. Returns the number of threads that can work at the same time;
    /// 1 if none has all the room.
    package static func prepare(_ count: Int) -> Int { max(1, threads.prepare(count)) }

    /// Indicates whether the stack is deep enough for a part of the deepest work. If
    /// not, the work has to stop.
    ///
    /// - Parameters:
    ///   - part: The depth that the work reaches next.
    ///   - whole: The depth of the deepest work, on a stack with all the room.
    /// - Returns: True also if nothing is known about the stack.
    package static func holds(_ part: Int, of whole: Int) -> Bool {
        guard let here, here.size * whole < size * part else { return true }
        here.wasTooSmall = true
        return false
    }

    /// Indicates whether some of this work was stopped for lack of room since ``takeShortage()``.
    package static var isShort: Bool { here?.wasTooSmall ?? false }

    /// Tells that as well, and begins anew.
    package static func takeShortage() -> Bool {
        defer { here?.wasTooSmall = false }
        return isShort
    }

    private static let threads = DeepThreads()
}
