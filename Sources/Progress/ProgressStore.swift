import Foundation
import GRDB
import Platform

/// Keeps what a learner has done, in the file `progress.sqlite` of one folder.
///
/// Creating a store touches no file: the folder and the database are made when they are first needed.
/// Each change is one transaction, and is on the disk when its function returns. Several programs may use the
/// same folder at once. A damaged file is never deleted: it gets another name, a new file takes its place,
/// and ``takeNotices()`` tells where the old one is.
///
/// The store knows lessons and exercises by their identifiers only.
package final class ProgressStore: @unchecked Sendable {
    /// The path of the folder that holds the database.
    package let folder: String

    private let file: DatabaseFile
    private let makeIdentifier: @Sendable () -> UUID
    /// Guards the two variables.
    private let lock = NSLock()
    private var connection: DatabaseFile.Connection?
    private var notices: [String] = []

    /// Creates a store for a folder, which does not need to exist.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder that holds the database.
    ///   - makeIdentifier: Makes the identifiers of runs and attempts, which must be unique.
    package init(folder: String, makeIdentifier: @escaping @Sendable () -> UUID = { UUID() }) {
        self.folder = folder
        self.makeIdentifier = makeIdentifier
        file = DatabaseFile(folder: folder)
    }

    /// Returns the folder in which progress is kept unless the user names another one.
    ///
    /// It is the folder `viewdid` in `XDG_DATA_HOME`, when that is an absolute path; otherwise in
    /// `~/.local/share`, and on macOS in `~/Library/Application Support`.
    ///
    /// - Parameter environment: The variables of the process.
    /// - Returns: The path of the folder, which may not exist yet.
    package static func defaultFolder(environment: EnvironmentVariables) -> String {
        #if os(macOS)
            let data = "Library/Application Support"
        #else
            let data = ".local/share"
        #endif
        return folder("XDG_DATA_HOME", or: data, environment)
            ?? "\(FileManager.default.homeDirectoryForCurrentUser.path)/\(data)/viewdid"
    }

    /// The program's folder by the XDG rules; nil without a home folder.
    ///
    /// - Parameters:
    ///   - variable: The variable that names the folder that it is in.
    ///   - fallback: That folder in the home folder.
    ///   - environment: The process's environment.
    /// - Returns: Its path.
    package static func folder(
        _ variable: String, or fallback: String, _ environment: EnvironmentVariables
    ) -> String? {
        if let folder = environment[variable], folder.hasPrefix("/") { return folder + "/viewdid" }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return "\(home)/\(fallback)/viewdid"
    }

    /// Indicates whether anything was ever stored in the folder.
    package var exists: Bool { file.number != nil }

    /// Returns what the learner should be told about the stored progress, and forgets it.
    ///
    /// - Returns: The notices since the last call, oldest first.
    package func takeNotices() -> [String] {
        lock.withLock {
            defer { notices = [] }
            return notices
        }
    }

    /// Adds a notice for each damaged file that was set aside, now or earlier, and lies in the folder still.
    package func noteDamagedFiles() {
        lock.withLock {
            notices += file.damagedFiles.map(Self.notice).filter { !notices.contains($0) }
        }
    }

    private static func notice(ofDamagedFile path: String) -> String {
        "The stored progress was damaged. It was moved to \(path). Everything readable is in a new file. "
            + "To restore an earlier export: viewdid progress import FILE. Then move the damaged file away."
    }

    /// The damaged files in the folder, oldest first.
    var damagedFiles: [String] { file.damagedFiles }

    /// Begins a new run of a lesson.
    ///
    /// - Parameters:
    ///   - lesson: The lesson's identifier.
    ///   - revision: A hash of the lesson's text.
    ///   - date: The time of the start.
    /// - Returns: The identifier that the attempts of this run carry.
    /// - Throws: A ``ProgressError`` when the run was not saved.
    package func startRun(of lesson: String, revision: String, date: Date) throws(ProgressError)
        -> LessonRun.ID
    {
        let run = LessonRun(
            id: LessonRun.ID(newIdentifier()), lesson: lesson, revision: revision, started: date)
        _ = try write { try $0.insert(run) }
        return run.id
    }

    /// Saves an answer.
    ///
    /// When the run is not known, because the lesson was forgotten meanwhile, it begins with this attempt.
    ///
    /// - Parameter attempt: The answer and what became of it.
    /// - Throws: A ``ProgressError`` when the answer was not saved.
    package func record(_ attempt: Attempt) throws(ProgressError) {
        let identifier = newIdentifier()
        try write { database in
            let run = LessonRun(
                id: attempt.run, lesson: attempt.lesson, revision: attempt.revision, started: attempt.date)
            try database.insert(run)
            try database.insert(attempt, identifier: identifier)
        }
    }

    /// Keeps that the learner passed the test of a lesson.
    ///
    /// When the run is not known, because the lesson was forgotten meanwhile, it begins with this.
    ///
    /// - Parameters:
    ///   - lesson: The lesson's identifier.
    ///   - revision: A hash of the lesson's text.
    ///   - run: The run in which that was.
    ///   - date: When.
    /// - Throws: A ``ProgressError`` when it was not saved.
    package func passTest(
        of lesson: String, revision: String, in run: LessonRun.ID, date: Date
    ) throws(ProgressError) {
        try write { database in
            try database.insert(LessonRun(id: run, lesson: lesson, revision: revision, started: date))
            try database.execute(
                sql: "UPDATE run SET testedOut = ? WHERE id = ?",
                arguments: [
                    InvalidValue.checkedMilliseconds(of: date, "testedOut"), run.description,
                ])
        }
    }

    /// The value of a setting; nil if it has none.
    package func setting(_ key: String) throws(ProgressError) -> String? {
        try read { try String.fetchOne($0, sql: "SELECT value FROM setting WHERE key = ?", arguments: [key]) }
    }

    /// Gives a setting a value.
    package func set(_ key: String, to value: String) throws(ProgressError) {
        try write { database in
            try database.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [key])
            try database.insert(setting: key, value)
        }
    }

    /// Removes all runs and attempts of one lesson.
    ///
    /// - Parameter lesson: The lesson's identifier.
    /// - Throws: A ``ProgressError`` when nothing was removed.
    package func forget(_ lesson: String) throws(ProgressError) {
        try write { try $0.execute(sql: "DELETE FROM run WHERE lesson = ?", arguments: [lesson]) }
    }

    /// Removes all runs, attempts, answers of practice and settings.
    ///
    /// - Throws: A ``ProgressError`` when nothing was removed.
    package func reset() throws(ProgressError) {
        try write { database in
            try database.execute(sql: "DELETE FROM run")
            try database.execute(sql: "DELETE FROM practiceAnswer")
            try database.execute(sql: "DELETE FROM setting")
        }
    }

    func read<Value>(_ body: (Database) throws -> Value) throws(ProgressError) -> Value {
        try access { try $0.read(body) }
    }

    func write<Value>(_ body: (Database) throws -> Value) throws(ProgressError) -> Value {
        try access { try $0.write(body) }
    }

    /// Makes an identifier that is unique among all learners.
    package func newIdentifier() -> String {
        makeIdentifier().uuidString.lowercased()
    }

    private func access<Value>(_ work: (DatabaseQueue) throws -> Value) throws(ProgressError) -> Value {
        let connection = try connect(replacing: nil)
        do {
            return try work(connection.queue)
        } catch  where error.isDamage {
            // A newer program may have changed the layout meanwhile.
            if (try? connection.queue.read(Schema.migrator.hasBeenSuperseded)) == true {
                throw .newerVersion(path: file.path)
            }
            let fresh = try connect(replacing: connection)
            do { return try work(fresh.queue) } catch { throw ProgressError(error, path: file.path) }
        } catch {
            throw ProgressError(error, path: file.path)
        }
    }

    private func connect(
        replacing broken: DatabaseFile.Connection?
    ) throws(ProgressError) -> DatabaseFile.Connection {
        lock.lock()
        defer { lock.unlock() }
        if let connection {
            if connection.queue !== broken?.queue && connection.fileNumber == file.number {
                return connection
            }
            self.connection = nil
            try? connection.queue.close()
        }
        var setAside: [String] = []
        defer { notices += setAside.map(Self.notice) }
        let new = try file.open(replacing: broken?.fileNumber, setAside: &setAside)
        connection = new
        return new
    }
}
