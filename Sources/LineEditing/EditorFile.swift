#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The file with the person's own keys, `~/.editrc` or what `EDITRC` names, before libedit reads it.
///
/// libedit waits for a pipe, reads a device to an end that may not come, and keeps long lines where there is no room for
/// them: such a file is left out.
struct EditorFile {
    let path: String

    /// The most bytes that are read, of the file and of a line.
    private static let longest = 64_000, longestLine = 500

    /// The file that libedit would read; nil if there can be none.
    init?() {
        if let named = getenv("EDITRC").map({ String(cString: $0) }), !named.isEmpty {
            path = named
        } else if let home = getenv("HOME").map({ String(cString: $0) }), !home.isEmpty {
            path = home + "/.editrc"
        } else {
            return nil
        }
    }

    /// Why it is left out, as a sentence for the person; nil if it can be read, or is not there.
    var objection: String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        // What EDITRC names to have no keys of one's own.
        if status.st_mode & S_IFMT == S_IFCHR, status.st_rdev == Self.null { return nil }
        guard status.st_mode & S_IFMT == S_IFREG else { return Self.words(path, "is no plain file") }
        guard status.st_size <= Self.longest else {
            return Self.words(path, "has more than \(Self.longest / 1000) kB")
        }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        let count = max(0, read(descriptor, &bytes, bytes.count))
        guard bytes[..<count].split(separator: 10).allSatisfy({ $0.count <= Self.longestLine }) else {
            return Self.words(path, "has a line of more than \(Self.longestLine) characters")
        }
        return nil
    }

    private static func words(_ path: String, _ problem: String) -> String {
        "\(path) \(problem): the keys in it are left out."
    }

    /// The number of the device that is always empty.
    private static var null: dev_t? {
        var status = stat()
        return stat("/dev/null", &status) == 0 ? status.st_rdev : nil
    }
}
