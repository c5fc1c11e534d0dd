extension UnsafeRawBufferPointer {
    /// Writes all of the bytes.
    ///
    /// - Parameters:
    ///   - descriptor: The file.
    ///   - waits: Whether to wait where there is no room for the moment.
    /// - Returns: The number of the error if that failed.
    package func write(to descriptor: Int32, waits: Bool = false) -> Int32? {
        var rest = self[...]
        while !rest.isEmpty {
            let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
            if count < 0, errno == EINTR { continue }
            if waits, count < 0, errno == EAGAIN {
                // Another process that shares the terminal or pipe may have made it nonblocking.
                var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&waiting, 1, -1)
                continue
            }
            guard count > 0 else { return errno }
            rest = rest.dropFirst(count)
        }
        return nil
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
