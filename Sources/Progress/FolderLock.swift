import Foundation

/// Keeps other programs from opening, migrating or setting aside the database at the same time.
///
/// The lock is on the folder itself and goes with the process, however that ends. A file system without
/// such locks is used without one.
enum FolderLock {
    static func holding<Value>(
        _ folder: String, _ body: () throws(ProgressError) -> Value
    ) throws(ProgressError) -> Value {
        let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw .notWritable(path: folder, reason: String(cString: strerror(errno)))
        }
        defer {
            // Given back by name: a program started meanwhile may still share the descriptor, and with it the lock.
            flock(descriptor, LOCK_UN)
            close(descriptor)
        }
        guard acquire(descriptor) else {
            throw .busy(path: folder)
        }
        return try body()
    }

    private static func acquire(_ descriptor: Int32) -> Bool {
        let pause: UInt32 = 10_000
        for _ in 0..<500 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || ![EWOULDBLOCK, EINTR].contains(errno) {
                return true
            }
            usleep(pause)
        }
        return false
    }
}
