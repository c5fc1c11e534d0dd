/// Standard input, output and error, of which a process may be started without some.
package enum StandardDescriptors {
    /// Keeps the numbers of those that are closed from the files that are opened next: what is printed would go into a
    /// recording.
    ///
    /// The null device takes their place, opened the wrong way round, so that reading and writing fail as before.
    package static func holdClosedOnes() {
        let modes = [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
        for (descriptor, mode) in modes where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
            // The lowest free number is this one: those below are taken.
            _ = open("/dev/null", mode)
        }
    }
}
