import ArgumentParser
import CommandLanguage
import Foundation
import Lifecycle
import LineEditing
import Progress
import Session
import VisibleText

/// What the app of a session runs on.
struct EnvironmentOptions: ParsableArguments {
    @Option(name: .long, help: "The iOS version to simulate, such as 5 or 17.", completion: .releases)
    var ios: String?

    @Option(name: .long, help: "The device to simulate, such as \"iPhone 15\".", completion: .devices)
    var device: String?

    func environment() throws -> Environment {
        var release = Release.standard
        if let ios {
            guard let named = Release(text: ios) else {
                throw ValidationError("There is no iOS \(ios). There are 2 to 18 and 26.")
            }
            release = named
        }
        guard let device else { return Environment(release: release) }
        guard let named = Device.named(device, on: release) else {
            let names = Device.all.filter { $0.runs(release) }.map(\.name).joined(separator: ", ")
            throw ValidationError("There is no device \(device). There are: \(names).")
        }
        guard named.runs(release) else {
            let names = Device.all.filter { $0.runs(release) }.map(\.name).joined(separator: ", ")
            throw ValidationError(
                "iOS \(release.name) does not run on \(named.name). It runs on: \(names).")
        }
        if named.name.lowercased() != device.lowercased() {
            StandardError.print(
                "iOS \(release.name) does not run on \(device): the app runs on \(named.name).")
        }
        return Environment(release: release, device: named)
    }
}

/// How long the Swift code of a session may run.
struct LimitOptions: ParsableArguments {
    @Option(
        name: .long,
        help: "How many statements and calls of Swift one command may take before the app counts as hung.")
    var steps: Int = ExecutionLimit().steps

    func validate() throws {
        guard (1...Self.mostSteps).contains(steps) else {
            throw ValidationError("--steps takes a number from 1 to \(Self.mostSteps).")
        }
    }

    /// The limit; ^C ends the code before it.
    var limit: ExecutionLimit { ExecutionLimit(steps: steps) { Interrupt.isPending } }

    private static let mostSteps = 1_000_000_000
}

/// Who answers.
struct LearnerOptions: ParsableArguments {
    @Option(
        name: .long,
        help: "Who answers: kept in the first lines of what is recorded. VIEWDID_LEARNER says it for good.")
    var learner: String?

    /// The name as transcripts hold it: one line without spaces at its ends, and the same however it was typed.
    var name: String? {
        given.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
            .map(\.precomposedStringWithCanonicalMapping)
    }

    /// What was typed, or else what is set for good.
    private var given: String? {
        let setting = ProcessInfo.processInfo.environment["VIEWDID_LEARNER"] ?? ""
        return learner ?? (setting.isEmpty ? nil : setting)
    }

    /// The most bytes of a name.
    private static let longest = 200

    func validate() throws {
        guard let name else { return }
        guard !name.isEmpty, name.utf8.count <= Self.longest else {
            throw ValidationError(
                "--learner or VIEWDID_LEARNER takes a name, of \(Self.longest) bytes at most.")
        }
    }
}

/// How output looks, and where things are.
struct ProgramOptions: ParsableArguments {
    @Flag(name: .long, help: "Plain text: no colour, for screen readers and files.")
    var plain = false

    @Option(name: .long, help: "The folder of the lessons.", completion: .directory)
    var lessons: String?

    @Option(name: .long, help: "The folder where progress and history are kept.", completion: .directory)
    var dataDir: String?

    /// The style for standard output.
    var styling: Styling {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        return Styling(
            isTerminal: isTerminal, isPlain: plain, environment: variables,
            columns: isTerminal ? TerminalSize.columns(of: STDOUT_FILENO) : nil)
    }

    var variables: [String: String] { Self.variables }
    static var variables: [String: String] { ProcessInfo.processInfo.environment }

    static let noLessons = ValidationError("No lessons were found. Name their folder with --lessons.")

    var shelf: LessonShelf { LessonShelf(named: lessons, variables: variables) }

    var store: ProgressStore {
        let folder =
            dataDir.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? ProgressStore.defaultFolder(environment: variables)
        return ProgressStore(folder: folder)
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
                    StandardError.print(notice.description)
                }
            }
            try body(store)
        }
        if isDamaged { throw ExitCode.damagedProgress }
    }

    /// The file of the lines typed; nil without a home folder.
    var history: String? { dataDir.map { $0 + "/history" } ?? Folders(variables).history }

    var surroundings: ReadEvalPrintLoop.Surroundings {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        return ReadEvalPrintLoop.Surroundings(
            initialStyling: styling,
            columns: { isTerminal ? TerminalSize.columns(of: STDOUT_FILENO) : nil },
            shelf: shelf,
            progress: LearnerProgress(store: store, now: { Date() }),
            pager: plain ? nil : Pager(variables: variables, screenRows: TerminalSize.rows()),
            editor: TextEditor(variables: variables))
    }
}
