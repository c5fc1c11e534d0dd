import Platform

/// The file with the person's own keys, `~/.editrc` or what `EDITRC` names, before libedit reads it.
///
/// libedit waits for a pipe, reads a device to an end that may not come, keeps long lines where there is no room for
/// them, and obeys what ``EditorCommands`` finds: such a file is left out.
struct EditorFile {
    /// Its path, which need not be text, with the zero at its end.
    let path: [CChar]

    /// The most bytes that are read, of the file and of a line.
    private static let longest = 64_000, longestLine = 500

    /// The file that libedit would read; nil if there can be none.
    init?() {
        if let named = Self.bytes("EDITRC") {
            path = named + [0]
        } else if let home = Self.bytes("HOME") {
            path = home + "/.editrc".utf8CString
        } else {
            return nil
        }
    }

    /// Returns the value of an environment variable; nil if it is unset or empty.
    private static func bytes(_ variable: String) -> [CChar]? {
        guard let value = getenv(variable), value.pointee != 0 else { return nil }
        return Array(UnsafeBufferPointer(start: value, count: strlen(value)))
    }

    /// The reason it is left out, as a sentence for the person; nil if it can be read, or is not there.
    var objection: String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        // The null device: EDITRC is set to it to have no key bindings.
        if status.st_mode & S_IFMT == S_IFCHR, status.st_rdev == Self.null { return nil }
        guard status.st_mode & S_IFMT == S_IFREG else { return Self.words(path, "is not a regular file") }
        guard status.st_size <= Self.longest else {
            return Self.words(path, "has more than \(Self.longest / 1000) kB")
        }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        let count = max(0, read(descriptor, &bytes, bytes.count))
        guard bytes[..<count].split(separator: 10).allSatisfy({ $0.count <= Self.longestLine }) else {
            return Self.words(path, "has a line of more than \(Self.longestLine) characters")
        }
        return EditorCommands.problem(in: Array(bytes[..<count])).map { Self.words(path, $0) }
    }

    private static func words(_ path: [CChar], _ problem: String) -> String {
        let name = String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        return "\(name) \(problem), so its key bindings are ignored."
    }

    /// The number of the device that is always empty.
    private static var null: dev_t? {
        var status = stat()
        return stat("/dev/null", &status) == 0 ? status.st_rdev : nil
    }
}
