import Foundation
import LineEditing
import Platform
import SwiftSource

/// A file that commands are read from.
package struct InputFile {
    package let descriptor: Int32
    private let path: String

    /// Gives the file back; standard input stays open.
    package func close() { if descriptor != STDIN_FILENO { _ = Foundation.close(descriptor) } }

    package static func open(_ path: String) throws -> InputFile {
        if path == "-" {
            guard !FileStatus.isEndlessDevice(STDIN_FILENO) else {
                throw Misuse(FileMessage.endlessInput)
            }
            return InputFile(descriptor: STDIN_FILENO, path: "Standard input")
        }
        try PathCheck.validate(path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Misuse("There's no file named \(path).")
        }
        guard !isFolder.boolValue else { throw Misuse("\(path) is a folder, not a file.") }
        // A pipe that nobody writes would keep the program waiting before it can be looked at.
        let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Misuse(FileMessage.unreadable(path, errno)) }
        guard !isNamedPipe(path, descriptor) else {
            _ = Foundation.close(descriptor)
            throw Misuse(
                "\(path) is a pipe, not a file. Write its output to a file, or use <(COMMAND) in the shell.")
        }
        guard !FileStatus.isEndlessDevice(descriptor) else {
            _ = Foundation.close(descriptor)
            throw Misuse("\(path) is a device, not a file.")
        }
        // Plain files keep O_NONBLOCK: some of the kernel's, such as /proc/kmsg, might wait forever.
        if !isPlainFile(descriptor) {
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
        }
        return InputFile(descriptor: descriptor, path: path)
    }

    fileprivate static func isPlainFile(_ descriptor: Int32) -> Bool {
        FileStatus(ofDescriptor: descriptor)?.kind == .file
    }

    /// Opens a file of commands, which would keep the program busy for days if it were as long as files can be.
    package static func ofCommands(_ path: String) throws -> InputFile {
        let file = try open(path), megabytes = 64
        guard let status = FileStatus(ofDescriptor: file.descriptor), status.kind == .file,
            status.size > megabytes * 1_000_000
        else { return file }
        file.close()
        throw Misuse(FileMessage.long(path, most: "\(megabytes) MB"))
    }

    /// Returns whether it is a named pipe in a folder. Pipes opened by a shell have names such as
    /// `/dev/fd/63`.
    private static func isNamedPipe(_ path: String, _ descriptor: Int32) -> Bool {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return false }
        return !path.hasPrefix("/dev/") && !path.hasPrefix("/proc/")
    }

    /// All that the file holds.
    ///
    /// - Parameter limit: The most bytes that it may have.
    /// - Returns: All its bytes.
    /// - Throws: That there are more, or why they cannot be read.
    package func contents(limit: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        let pieces = FilePieces(descriptor: descriptor)
        while let piece = pieces.next() {
            bytes += piece
            guard bytes.count <= limit else {
                let most =
                    limit < 1_000_000 ? "\(limit / 1000) kB" : "\((limit + 500_000) / 1_000_000) MB"
                throw Misuse(FileMessage.long(path, most: most))
            }
        }
        if let code = pieces.failure { throw unreadable(code) }
        return bytes
    }

    /// All that a file holds.
    ///
    /// - Parameters:
    ///   - path: The file; - is standard input.
    ///   - limit: The most bytes that it may have.
    /// - Returns: All its bytes.
    /// - Throws: That there are more, or why they cannot be read.
    package static func contents(of path: String, limit: Int) throws -> [UInt8] {
        let file = try open(path)
        defer { file.close() }
        return try file.contents(limit: limit)
    }

    /// The text of a file.
    ///
    /// - Parameters:
    ///   - path: The file; - is standard input.
    ///   - limit: The most bytes that it may have.
    /// - Returns: All its text.
    /// - Throws: That it is none, that there is more, or why it cannot be read.
    package static func text(of path: String, limit: Int = SwiftReader.longestText) throws -> String {
        guard let text = String(validating: try contents(of: path, limit: limit), as: UTF8.self) else {
            throw Misuse("\(path) isn't UTF-8 text. Save it as UTF-8.")
        }
        return text
    }

    /// Returns the error for a failed read, by its `errno`.
    package func unreadable(_ code: Int32) -> Misuse { Misuse(FileMessage.unreadable(path, code)) }
}

/// The bytes of a file, piece by piece, as the system hands them over; Ctrl-C ends them.
///
/// It is a class so that whoever hands it on can ask afterwards how it ended.
package final class FilePieces: Sequence, IteratorProtocol {
    package let descriptor: Int32
    /// The number of the error that ended the reading; nil if it was the end of the file.
    package private(set) var failure: Int32?

    private let isPlainFile: Bool
    private let skipsHoles: Bool
    /// A terminal, opened once more so that reading it never waits: Ctrl-C takes away what was typed, also between the
    /// question whether there is something and the reading. Nil for anything else.
    private let terminal: Int32?

    /// Makes a sequence of what is still to be read.
    ///
    /// - Parameters:
    ///   - descriptor: An open file.
    ///   - skipsHoles: Whether what was never written to a file, and would be read as zeros, is passed over.
    package init(descriptor: Int32, skipsHoles: Bool = false) {
        self.descriptor = descriptor
        self.skipsHoles = skipsHoles
        failure = FileStatus.isEndlessDevice(descriptor) ? ENODEV : nil
        isPlainFile = InputFile.isPlainFile(descriptor)
        terminal = FilePieces.reopened(descriptor)
    }

    deinit { if let terminal { _ = Foundation.close(terminal) } }

    private static func reopened(_ descriptor: Int32) -> Int32? {
        guard isatty(descriptor) == 1, let name = ttyname(descriptor) else { return nil }
        // Of its own, since other programs that share the terminal want to wait.
        let terminal = Foundation.open(name, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        return terminal >= 0 ? terminal : nil
    }

    package func next() -> [UInt8]? {
        var count = 0
        while failure == nil, !Interrupt.isPending {
            guard hasSomething else { continue }
            if skipsHoles, isPlainFile { guard skipHole() else { return nil } }
            let piece = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
                count = read(terminal ?? descriptor, buffer.baseAddress, buffer.count)
                filled = Swift.max(0, count)
            }
            if count < 0, errno == EINTR || terminal != nil && errno == EAGAIN { continue }
            if count < 0 { failure = errno }
            return count > 0 ? piece : nil
        }
        failure = failure ?? EINTR
        return nil
    }

    /// Goes to what was written next.
    ///
    /// - Returns: False if nothing more was.
    private func skipHole() -> Bool {
        #if os(Linux)
            let data: Int32 = 3
        #else
            let data = SEEK_DATA
        #endif
        return lseek(descriptor, lseek(descriptor, 0, SEEK_CUR), data) >= 0 || errno != ENXIO
    }

    /// Indicates whether a read would return without waiting. It polls only for a moment, since Ctrl-C may
    /// arrive right before the wait.
    private var hasSomething: Bool {
        guard !isPlainFile else { return true }
        var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&poller, 1, 200) > 0
    }
}
