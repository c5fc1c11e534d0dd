import ArgumentParser
import CommandLanguage
import Course
import Foundation
import Lifecycle
import LineEditing
import Platform
import Session
import SwiftSource
import Tutor
import VisibleText

/// The release and the device of a session's app.
struct EnvironmentOptions: ParsableArguments {
    @Option(name: .long, help: "The iOS version to simulate, such as 5 or 17.", completion: .releases)
    var ios: String?

    @Option(name: .long, help: "The device to simulate, such as \"iPhone 15\".", completion: .devices)
    var device: String?

    func environment() throws -> Environment {
        var release = Release.standard
        if let ios {
            guard let named = Release(text: ios) else {
                throw ValidationError("There's no iOS \(ios). The versions are \(Release.majorNumbers).")
            }
            release = named
        }
        guard let device else { return Environment(release: release) }
        guard let named = Device.named(device, on: release) else {
            let names = Device.all.filter { $0.runs(release) }.map(\.name).joined(separator: ", ")
            throw ValidationError("There's no device named \(device). Use one of: \(names).")
        }
        guard named.runs(release) else {
            let names = Device.all.filter { $0.runs(release) }.map(\.name).joined(separator: ", ")
            throw ValidationError(
                "iOS \(release.name) doesn't run on \(named.inWords). It runs on: \(names).")
        }
        if named.name.lowercased() != device.lowercased() {
            StandardError.print(
                "iOS \(release.name) doesn't run on \(device), so the app runs on \(named.name).")
        }
        return Environment(release: release, device: named)
    }
}

/// The limits on the Swift code of a session.
struct LimitOptions: ParsableArguments {
    @Option(
        name: .long,
        help: "How many Swift statements and calls a command may run before the app counts as hung.")
    var steps: Int = ExecutionLimit().steps

    func validate() throws {
        guard (1...Self.mostSteps).contains(steps) else {
            throw ValidationError("--steps takes a number from 1 to \(Self.mostSteps).")
        }
    }

    var limit: ExecutionLimit { Self.limit(steps: steps) }

    /// A limit; Ctrl-C ends the code before it.
    static func limit(steps: Int = ExecutionLimit().steps) -> ExecutionLimit {
        ExecutionLimit(steps: steps) { Interrupt.isPending }
    }

    private static let mostSteps = 1_000_000_000
}

/// The learner's name.
struct LearnerOptions: ParsableArguments {
    @Option(
        name: .long,
        help: "Your name, for recordings. VIEWDID_LEARNER sets it permanently.")
    var learner: String?

    @OptionGroup var sealing: KeyOptions

    var name: String? { Self.name(given: learner) }

    func validate() throws { try Self.validate(name) }

    /// The name as transcripts hold it.
    ///
    /// - Parameter given: What was typed; what is set for good if nothing was.
    /// - Returns: The name without spaces at its ends, the same however it was typed; nil if nothing says who answers.
    static func name(given: String?) -> String? {
        let setting = EnvironmentVariables.ofProcess["VIEWDID_LEARNER"] ?? ""
        return (given ?? (setting.isEmpty ? nil : setting))
            .map { $0.split { $0.isWhitespace && !$0.isNewline }.joined(separator: " ") }
            .map(\.precomposedStringWithCanonicalMapping)
    }

    static func validate(_ name: String?) throws {
        guard let name else { return }
        guard !name.isEmpty, name.utf8.count <= TranscriptHeader.longestName else {
            throw ValidationError(
                "--learner or VIEWDID_LEARNER takes a name of at most \(TranscriptHeader.longestName) bytes.")
        }
        // Bytes that are no text have become marks of that.
        guard name.withoutHarmful == name, !name.unicodeScalars.contains("\u{FFFD}") else {
            throw ValidationError(
                "--learner or VIEWDID_LEARNER takes a name in UTF-8, on one line, without control or invisible "
                    + "characters; \(name.visible) has one.")
        }
    }
}

/// The teacher's key.
struct KeyOptions: ParsableArguments {
    @Option(
        name: .long,
        help:
            "A key from the teacher that seals transcripts (Documentation/grading.md). VIEWDID_KEY sets it, too."
    )
    var key: String?

    private var text: String? {
        key ?? EnvironmentVariables.ofProcess["VIEWDID_KEY"].flatMap { $0.isEmpty ? nil : $0 }
    }

    var parsed: TranscriptKey? { text.flatMap(TranscriptKey.init) }

    func validate() throws {
        guard text == nil || parsed != nil else {
            throw ValidationError("--key or VIEWDID_KEY can't be used. \(TranscriptKey.remedy)")
        }
    }
}

/// The style of output, and the program's folders.
struct ProgramOptions: ParsableArguments {
    @Flag(name: .long, help: "Plain text without color, for screen readers and files.")
    var plain = false

    @Option(name: .long, help: "The folder of the lessons.", completion: .directory)
    var lessons: String?

    @Option(name: .long, help: "The folder for progress and history.", completion: .directory)
    var dataDir: String?

    func validate() throws {
        do throws(Misuse) {
            if let lessons { try PathCheck.validate(lessons, of: "--lessons") }
            if let dataDir { try PathCheck.validate(dataDir, of: "--data-dir") }
        } catch {
            throw ValidationError(error.description)
        }
    }

    static let noLessons = ValidationError(LessonShelf.isEmpty)

    /// The settings from the options.
    var settings: ProgramSettings {
        ProgramSettings(isPlain: plain, lessons: lessons, dataFolder: dataDir)
    }

    /// Creates the loop of a session.
    func loop(
        _ start: Session.Start = .readyController(code: .standard), learner: String? = nil,
        key: TranscriptKey? = nil
    ) -> ReadEvalPrintLoop {
        ReadEvalPrintLoop(start, learner: learner, key: key, surroundings: settings.surroundings)
    }
}
