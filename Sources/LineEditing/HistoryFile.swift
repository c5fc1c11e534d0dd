import Platform
import VisibleText

/// The lines that a person entered in earlier sessions, in the format of libedit's own history files.
///
/// Each line is appended when it is entered: a session that ends badly loses nothing. Of two sessions at once one may
/// lose a line when the other one shortens the file.
struct HistoryFile {
    let path: String
    /// The maximum number of lines to load, the newest ones.
    let limit: Int

    enum Failure: Error, Equatable {
        /// The file is not a history, or a damaged one.
        case damaged
        case system(operation: String, code: Int32)

        func explanation(for path: String) -> String {
            switch self {
            case .damaged: "\(path) is damaged; move it away."
            case .system(let operation, let code):
                "cannot \(operation) \(path): \(String(cString: strerror(code)))."
            }
        }
    }

    private static let magic = "_HiStOrY_V2_\n"
    private static let maximumSize = 16 << 20
    /// The longest line that is recalled, in bytes: one that nobody typed would fill the terminal.
    static let longestLine = 20_000

    /// The lines in the file, oldest first; none when there is no file.
    func load() throws(Failure) -> [String] {
        guard let bytes = try contents(), !bytes.isEmpty else { return [] }
        guard bytes.starts(with: Self.magic.utf8) else { throw .damaged }
        var lines: [String] = []
        for entry in bytes.dropFirst(Self.magic.utf8.count).split(separator: 10) {
            guard let line = Self.decode(entry) else {
                // A session that ended badly may have written the last line in part.
                guard entry.endIndex == bytes.endIndex else { throw .damaged }
                try replace(with: lines)
                break
            }
            let harmless = line.withoutHarmful
            if (1...Self.longestLine).contains(harmless.utf8.count) { lines.append(harmless) }
        }
        guard lines.count > limit else { return lines }
        let newest = Array(lines.suffix(limit))
        if lines.count > 2 * limit { try replace(with: newest) }
        return newest
    }

    /// Adds a line, and makes the file and its folder when they are missing.
    func append(_ line: String) throws(Failure) {
        let file = try openToAppend()
        defer { close(file) }
        let size = lseek(file, 0, SEEK_END)
        var last: UInt8 = 10
        let isTorn = size > 0 && pread(file, &last, 1, size - 1) == 1 && last != 10
        let start = size == 0 ? Self.magic : isTorn ? "\n" : ""
        try Self.write([start, Self.encode(line)], to: file)
    }

    /// Gives a damaged file a free name beside its own.
    ///
    /// - Returns: The new path.
    func setAside() throws(Failure) -> String {
        for number in 1...1000 {
            let name = path + (number == 1 ? ".damaged" : ".damaged-\(number)")
            guard access(name, F_OK) != 0 else { continue }
            guard rename(path, name) == 0 else { throw Self.failure("rename") }
            return name
        }
        throw .system(operation: "rename", code: EEXIST)
    }

    /// The file's bytes, or nil when there is no file.
    private func contents() throws(Failure) -> [UInt8]? {
        // The path has become text where it was none, and would be that of another file.
        guard !path.unicodeScalars.contains("\u{FFFD}") else {
            throw .system(operation: "open", code: EILSEQ)
        }
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw Self.failure("open")
        }
        defer { close(file) }
        guard let status = FileStatus(ofDescriptor: file) else { throw Self.failure("read") }
        guard status.kind == .file else { throw .system(operation: "read", code: EINVAL) }
        guard status.size <= Self.maximumSize else { throw .damaged }

        var bytes = [UInt8](repeating: 0, count: status.size)
        var filled = 0
        while filled < bytes.count {
            let count = bytes.withUnsafeMutableBytes {
                read(file, $0.baseAddress?.advanced(by: filled), $0.count - filled)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Self.failure("read") }
            if count == 0 { break }
            filled += count
        }
        return Array(bytes.prefix(filled))
    }

    private func openToAppend() throws(Failure) -> Int32 {
        let flags = O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK | O_CLOEXEC
        var file = open(path, flags, 0o600)
        if file < 0, errno == ENOENT {
            try makeFolder()
            file = open(path, flags, 0o600)
        }
        guard file >= 0 else { throw Self.failure("open") }
        fchmod(file, 0o600)
        return file
    }

    private func makeFolder() throws(Failure) {
        let parts = path.split(separator: "/").dropLast()
        var folder = path.hasPrefix("/") ? "" : "."
        for part in parts {
            folder += "/" + part
            if mkdir(folder, 0o700) != 0, errno != EEXIST { throw Self.failure("create the folder for") }
        }
    }

    /// Writes the file anew, by a second file so that a bad end leaves one of the two whole.
    private func replace(with lines: [String]) throws(Failure) {
        let resolved = realpath(path, nil)
        defer { free(resolved) }
        let target = resolved.map { String(cString: $0) } ?? path
        let new = target + ".new"
        let file = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw Self.failure("write") }
        defer { close(file) }
        try Self.write([Self.magic] + lines.map(Self.encode), to: file)
        guard fsync(file) == 0, rename(new, target) == 0 else { throw Self.failure("write") }
    }

    private static func write(_ texts: [String], to file: Int32) throws(Failure) {
        let bytes = Array(texts.joined().utf8)
        let code = bytes.withUnsafeBytes { $0.write(to: file) }
        if let code { throw .system(operation: "write", code: code) }
    }

    private static func failure(_ operation: String) -> Failure { .system(operation: operation, code: errno) }

    /// A line as libedit writes it: spaces and backslashes as escapes.
    private static func encode(_ line: String) -> String {
        var encoded = ""
        for character in line.withoutHarmful.unicodeScalars {
            switch character {
            case " ": encoded += "\\040"
            case "\\": encoded += "\\\\"
            default: encoded.unicodeScalars.append(character)
            }
        }
        return encoded + "\n"
    }

    /// The line that an entry stands for; nil when an escape is broken or the text isn't UTF-8.
    private static func decode(_ entry: ArraySlice<UInt8>) -> String? {
        var bytes: [UInt8] = []
        var rest = entry
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\") else {
                bytes.append(byte)
                continue
            }
            if rest.first == UInt8(ascii: "\\") {
                bytes.append(rest.removeFirst())
                continue
            }
            let digits = rest.prefix(3)
            guard digits.count == 3, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
            else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(3)
        }
        let line = String(decoding: bytes, as: UTF8.self)
        return line.utf8.elementsEqual(bytes) ? line : nil
    }
}
