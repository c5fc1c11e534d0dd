import ArgumentParser
import Course
import Foundation
import Platform
import Progress
import Tutor
import VisibleText

/// The style of output, and the program's folders: from the options, or the defaults.
struct ProgramSettings {
    var isPlain = false
    /// The folder of the lessons that was named.
    var lessons: String?
    /// The folder of progress and history that was named.
    var dataFolder: String?

    /// The style for standard output.
    var styling: Styling {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        return Styling(
            isTerminal: isTerminal, isPlain: isPlain, environment: .ofProcess,
            columns: isTerminal ? TerminalSize.columns(of: STDOUT_FILENO) : nil)
    }

    /// The other folders of lessons that were named.
    var moreLessons: [String] = []

    /// The lessons of all folders that were named, and those of the course that are in none of them.
    var allLessons: LessonLibrary {
        var library = shelf.library
        for folder in moreLessons { library.add(LessonLibrary(.onDisk(folder))) }
        if lessons != nil { library.add(LessonLibrary(.carried)) }
        return library
    }

    var shelf: LessonShelf { LessonShelf(named: lessons, variables: .ofProcess) }

    var store: ProgressStore {
        ProgressStore(folder: dataFolder ?? ProgressStore.defaultFolder(environment: .ofProcess))
    }

    /// Does something with the progress. Damage is told on standard error, whatever else comes of it.
    ///
    /// - Parameters:
    ///   - showsAll: Whether what was damaged earlier is told too, as what is there now is not all.
    ///   - body: What to do.
    /// - Throws: What `body` throws, or else the exit status that says that answers from before are damaged.
    func useProgress(showingAll showsAll: Bool = false, _ body: (ProgressStore) throws -> Void) throws {
        let store = self.store
        var isDamaged = false
        do {
            defer {
                if showsAll { store.noteDamagedFiles() }
                for notice in store.takeNotices() {
                    isDamaged = true
                    StandardError.print(notice)
                }
            }
            try body(store)
        }
        if isDamaged { throw ExitStatus.damagedProgress }
    }

    /// The file of the lines typed; nil without a home folder.
    var history: String? {
        let folder = dataFolder ?? ProgressStore.folder("XDG_STATE_HOME", or: ".local/state", .ofProcess)
        return folder.map { $0 + "/history" }
    }

    var surroundings: ReadEvalPrintLoop.Surroundings {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let isScreen = isTerminal && !isPlain && EnvironmentVariables.ofProcess["TERM"] ?? "dumb" != "dumb"
        return ReadEvalPrintLoop.Surroundings(
            styling: styling,
            columns: { isTerminal ? TerminalSize.columns(of: STDOUT_FILENO) : nil },
            rows: { isScreen ? TerminalSize.rows() : nil },
            shelf: shelf,
            progress: LearnerProgress(store: store, now: { Date() }),
            editor: { TextEditor(variables: .ofProcess) })
    }
}
