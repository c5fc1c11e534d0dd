/// The attributes that the system reports for a file.
///
/// Foundation's attributes also include the names of the owner and group. To look them up, a statically
/// linked program would have to load libraries of the machine.
package struct FileStatus: Equatable, Sendable {
    /// The kind of the item at a path.
    package enum Kind: Hashable, Sendable { case file, folder, link, other }

    package let kind: Kind
    /// Its length in bytes.
    package let size: Int
    /// The number by which the file system tells it from others.
    package let number: UInt64
    /// The time at which it was written last, in whole seconds since 1970 and nanoseconds.
    private let seconds, nanoseconds: Int

    /// Reads the status of a file; nil if there is none, such as for a missing file. A link at the end of the
    /// path is not followed.
    package init?(ofFileAt path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Indicates whether a name from a folder's listing leads to nothing, because bytes that are not UTF-8
    /// were replaced in it. The file has to be renamed before it can be read.
    package static func isUnreachable(_ path: String) -> Bool {
        path.unicodeScalars.contains("\u{FFFD}") && FileStatus(ofFileAt: path) == nil
    }

    /// Indicates whether an open file is a device other than a terminal or the null device: input from some
    /// of them never ends. False if the file's status can't be read.
    package static func isEndlessDevice(_ descriptor: Int32) -> Bool {
        var status = stat(), null = stat()
        guard fstat(descriptor, &status) == 0, [S_IFCHR, S_IFBLK].contains(status.st_mode & S_IFMT),
            isatty(descriptor) == 0
        else { return false }
        return stat("/dev/null", &null) != 0 || status.st_rdev != null.st_rdev
    }

    /// Looks at an open file; nil if nothing can be said of it.
    ///
    /// - Parameter descriptor: The file.
    package init?(ofDescriptor descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .link
        default: kind = .other
        }
        size = Int(status.st_size)
        number = UInt64(status.st_ino)
        #if canImport(Darwin)
            let written = status.st_mtimespec
        #else
            let written = status.st_mtim
        #endif
        seconds = Int(written.tv_sec)
        nanoseconds = Int(written.tv_nsec)
    }
}
