import Foundation
import GRDB
import GRDBSQLite
import Platform

/// The file `progress.sqlite` in its folder: opened, migrated, and set aside when it is damaged.
struct DatabaseFile {
    /// The folder's path.
    let folder: String
    /// As text, like all paths here: what a URL needs for the first path costs as much as the rest of the first prompt's.
    let path: String

    init(folder: String) {
        self.folder = folder
        path = Self.path(of: "progress.sqlite", in: folder)
    }

    private static func path(of name: String, in folder: String) -> String {
        folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    /// An open database, and which file it was opened from.
    struct Connection {
        let queue: DatabaseQueue
        let fileNumber: UInt64?
    }

    /// Opens the database, after setting aside a damaged file.
    ///
    /// - Parameters:
    ///   - broken: The file in which damage was found since it was opened, if there is one.
    ///   - setAside: The paths of damaged files; added to even when opening fails.
    /// - Returns: The connection.
    /// - Throws: A `ProgressError` when the database cannot be opened.
    func open(replacing broken: UInt64?, setAside: inout [String]) throws(ProgressError) -> Connection {
        // Its path has become text where it was none, and would be that of another folder.
        guard !folder.unicodeScalars.contains("\u{FFFD}") else {
            throw .notWritable(path: folder, reason: "the folder's name isn't UTF-8")
        }
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw ProgressError(creating: folder, error)
        }
        return try FolderLock.holding(folder) { () throws(ProgressError) in
            if hasLostItsBeginning {
                setAside.append(try moveAside())
            } else if isOfUnknownFormat || broken != nil && broken == number {
                return try beginAnew(setAside: &setAside)
            }
            do {
                return try connect()
            } catch  where error.isDamage {
                return try beginAnew(setAside: &setAside)
            } catch {
                throw ProgressError(error, path: path)
            }
        }
    }

    /// Gives the damaged file another name, and begins a new one with what can be read of it.
    private func beginAnew(setAside: inout [String]) throws(ProgressError) -> Connection {
        let damaged = try moveAside()
        setAside.append(damaged)
        do {
            let connection = try connect()
            try connection.queue.write { try DamagedDatabase(path: damaged)?.copy(to: $0) }
            return connection
        } catch {
            throw ProgressError(error, path: path)
        }
    }

    private func connect() throws -> Connection {
        var configuration = Configuration()
        configuration.label = "Progress"
        configuration.busyMode = .timeout(5)
        configuration.prepareDatabase(Self.prepare)
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        let migrator = Schema.migrator
        if try queue.read(migrator.hasBeenSuperseded) {
            throw ProgressError.newerVersion(path: path)
        }
        try migrator.migrate(queue)
        try queue.read(Schema.check)
        return Connection(queue: queue, fileNumber: number)
    }

    // The log stays when the database is closed, emptied: SQLite would delete it by its name, which may
    // belong to a newer file by then.
    @Sendable private static func prepare(_ database: Database) throws {
        var isPersistent: CInt = 1
        let code = sqlite3_file_control(
            database.sqliteConnection, nil, SQLITE_FCNTL_PERSIST_WAL, &isPersistent)
        guard code == SQLITE_OK else {
            throw DatabaseError(resultCode: ResultCode(rawValue: code))
        }
        try database.execute(sql: "PRAGMA journal_mode = WAL")
        try database.execute(sql: "PRAGMA journal_size_limit = 1000000")
        try database.execute(sql: "PRAGMA synchronous = FULL")
    }

    /// The number of the file that now has the database's name, or nil when there is none.
    var number: UInt64? { FileStatus(ofFileAt: path)?.number }

    /// SQLite takes a file of one byte for an empty one, and deletes the log of an empty database.
    private var hasLostItsBeginning: Bool {
        size(of: path) <= 1 && size(of: path + "-wal") > 0
    }

    /// SQLite takes a file with such a header for one that can't be written.
    private var isOfUnknownFormat: Bool {
        guard size(of: path) > 18,
            let header = try? FileHandle(forReadingFrom: URL(filePath: path)).read(upToCount: 19)
        else { return false }
        return header.last.map { $0 > 2 } ?? false
    }

    private func size(of path: String) -> Int { FileStatus(ofFileAt: path)?.size ?? 0 }

    /// The damaged files that were set aside and lie in the folder still, oldest first.
    var damagedFiles: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let numbers = names.compactMap { name -> Int? in
            guard name.hasPrefix("progress.damaged-"), name.hasSuffix(".sqlite") else { return nil }
            return Int(name.dropFirst(17).dropLast(7))
        }
        return numbers.sorted().map(setAside)
    }

    private func setAside(_ number: Int) -> String {
        Self.path(of: "progress.damaged-\(number).sqlite", in: folder)
    }

    private func moveAside() throws(ProgressError) -> String {
        let files = FileManager.default
        let suffixes = ["", "-wal", "-shm"]
        var number = 1
        var target = path
        repeat {
            target = setAside(number)
            number += 1
        } while suffixes.contains { files.fileExists(atPath: target + $0) }
        do {
            for suffix in suffixes where files.fileExists(atPath: path + suffix) {
                try files.moveItem(atPath: path + suffix, toPath: target + suffix)
            }
        } catch {
            throw .notWritable(path: folder, reason: "a damaged file can't be renamed")
        }
        return target
    }
}

extension Error {
    /// Indicates whether the file is no database, is damaged, or contains something that
    /// this program never stored.
    ///
    /// All statements are fixed, and tests run them. A statement that SQLite refuses therefore means that a
    /// table or a column is missing.
    var isDamage: Bool {
        switch self {
        case let error as DatabaseError:
            [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR, .SQLITE_MISMATCH].contains(error.resultCode)
        case is RowDecodingError, is ForeignContent: true
        default: false
        }
    }
}

extension ProgressError {
    init(_ error: any Error, path: String) {
        switch error {
        case let error as ProgressError:
            self = error
        case let error as InvalidValue:
            self = .invalidValue(place: error.place, problem: error.problem)
        case let error as DatabaseError:
            self.init(error, path: path)
        default:
            self = .failed(path: path, reason: "\(type(of: error))")
        }
    }

    private init(_ error: DatabaseError, path: String) {
        let reason = error.message ?? "\(error.resultCode)"
        switch error.resultCode {
        case .SQLITE_FULL: self = .diskFull(path: path)
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy(path: path)
        case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_CANTOPEN:
            self = .notWritable(path: path, reason: reason)
        default: self = .failed(path: path, reason: reason)
        }
    }

    fileprivate init(creating folder: String, _ error: any Error) {
        let isFull = (error as? CocoaError)?.code == .fileWriteOutOfSpace
        self =
            isFull
            ? .diskFull(path: folder)
            : .notWritable(path: folder, reason: "the folder can't be created")
    }
}
