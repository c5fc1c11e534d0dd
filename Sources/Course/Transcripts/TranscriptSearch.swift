import Platform

/// A file or folder to grade, or the reason why it can't be graded.
package struct FoundTranscript: Hashable, Sendable {
    /// The file or folder.
    package let path: FilePath
    /// The reason why there is nothing to grade; nil if there may be.
    package let problem: TranscriptFileError?
    /// The bytes of the transcript, if they came with its name; nil if they are in the file.
    package let bytes: [UInt8]?

    /// Makes a file that should be graded.
    package init(_ path: FilePath, problem: TranscriptFileError? = nil, bytes: [UInt8]? = nil) {
        self.path = path
        self.problem = problem
        self.bytes = bytes
    }
}

/// Finds transcripts, one after the other: those that are named, and all below the folders that are named.
///
/// A folder is gone through by the bytes of its names. Only what ends in `.transcript` counts there. A link to a folder is
/// not followed unless it was named itself, so that no walk goes round.
package struct TranscriptSearch<Names: IteratorProtocol>: Sequence, IteratorProtocol
where Names.Element == FoundTranscript {
    private var names: Names
    private var folders: [FolderNames] = []
    /// Indicates whether the last named folder contained a transcript.
    private var hasFound = false

    /// Begins a search.
    ///
    /// - Parameter names: The files and folders to go through.
    package init(_ names: Names) { self.names = names }

    /// The next transcript, or what cannot be one although it was named so.
    package mutating func next() -> FoundTranscript? {
        while true {
            let found = folders.isEmpty ? root() : step()
            switch found {
            case .transcript(let transcript):
                hasFound = true
                return transcript
            case .nothing: continue
            case .end: return nil
            }
        }
    }

    private enum Step {
        case transcript(FoundTranscript)
        case nothing, end
    }

    /// Takes the next name that was given.
    private mutating func root() -> Step {
        guard let named = names.next() else { return .end }
        guard named.problem == nil, named.bytes == nil,
            case .folder = Self.kind(of: named.path, followingLinks: true)
        else {
            return .transcript(named)
        }
        folders = [FolderNames(of: named.path)]
        hasFound = false
        return .nothing
    }

    /// Takes the next name of the innermost folder.
    private mutating func step() -> Step {
        let folder = folders[folders.count - 1].path
        do throws(TranscriptFileError) {
            if let name = try folders[folders.count - 1].next() {
                return take(folder.appending(name))
            }
        } catch {
            folders.removeLast()
            return .transcript(FoundTranscript(folder, problem: error))
        }
        folders.removeLast()
        guard folders.isEmpty, !hasFound else { return .nothing }
        return .transcript(FoundTranscript(folder, problem: .noTranscripts(path: folder.description)))
    }

    /// Takes what lies in a folder.
    private mutating func take(_ path: FilePath) -> Step {
        switch Self.kind(of: path, followingLinks: false) {
        case .folder where path.namesTranscript:
            return .transcript(FoundTranscript(path, problem: .isFolder(path: path.description)))
        case .folder:
            folders.append(FolderNames(of: path))
            return .nothing
        case .file: return path.namesTranscript ? .transcript(FoundTranscript(path)) : .nothing
        case .gone: return .nothing
        case .unknown(let reason):
            let problem = TranscriptFileError.notReadable(path: path.description, reason: reason)
            return .transcript(FoundTranscript(path, problem: problem))
        }
    }

    private enum Kind {
        case folder, file
        /// Someone removed it meanwhile.
        case gone
        case unknown(reason: String)
    }

    private static func kind(of path: FilePath, followingLinks: Bool) -> Kind {
        var status = stat()
        let result = path.withSystemPath { followingLinks ? stat($0, &status) : lstat($0, &status) }
        if result == 0 { return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file }
        return errno == ENOENT ? .gone : .unknown(reason: String(cString: strerror(errno)))
    }
}

extension TranscriptSearch where Names == IndexingIterator<[FoundTranscript]> {
    /// Begins a search.
    ///
    /// - Parameter paths: The files and folders to go through.
    package init(_ paths: [FilePath]) { self.init(paths.map { FoundTranscript($0) }.makeIterator()) }
}

/// The names in a folder that may lead to transcripts, in the order of their bytes.
private struct FolderNames {
    let path: FilePath
    /// The next names, the nearest last; nil before the folder is read.
    private var waiting: [[UInt8]]?

    init(of path: FilePath) { self.path = path }

    mutating func next() throws(TranscriptFileError) -> [UInt8]? {
        if waiting == nil { waiting = try all().sorted { $1.lexicographicallyPrecedes($0) } }
        return waiting?.popLast()
    }

    private func all() throws(TranscriptFileError) -> [[UInt8]] {
        guard let folder = path.withSystemPath({ opendir($0) }) ?? nil else { throw fault }
        defer { closedir(folder) }
        var names: [[UInt8]] = []
        // Nothing but the number of the error tells a fault from the end.
        errno = 0
        while let entry = readdir(folder) {
            if let name = Self.name(of: entry) { names.append(name) }
            errno = 0
        }
        if errno != 0 { throw fault }
        return names
    }

    /// What the system said last.
    private var fault: TranscriptFileError {
        .notReadable(path: path.description, reason: String(cString: strerror(errno)))
    }

    /// The name of what may be a transcript or a folder with some.
    private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8]? {
        guard let start = entry.pointer(to: \.d_name) else { return nil }
        let text = UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self)
        let count = strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))
        let name = Array(UnsafeBufferPointer(start: text, count: count))
        let type = Int32(entry.pointee.d_type)
        guard name != [0x2E], name != [0x2E, 0x2E] else { return nil }
        let mayBeFolder = type == Int32(DT_DIR) || type == Int32(DT_UNKNOWN)
        return mayBeFolder || FilePath(name).namesTranscript ? name : nil
    }
}
