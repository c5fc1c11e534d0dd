import ArgumentParser
import CommandLanguage
import Course
import Lifecycle
import Platform
import Practice
import Session
import SwiftSource
import Tutor

/// The completions of shells for arguments, other than options and files.
extension CompletionKind {
    /// The lessons: those of the folder that the call names, or the program's own.
    static let lessonNames = custom { words, _, _ in LessonShelf(calledWith: words).lessons.map(\.id) }

    /// The releases, newest first.
    static let releases = custom { _, _, _ in Release.lastReleases.reversed().map(\.name) }

    /// The devices; of the release that the call names, if any.
    static let devices = custom { words, _, _ in
        let release = words.value(of: "--ios").flatMap(Release.init(text:))
        return Device.all.filter { device in release.map(device.runs) ?? true }.map(\.name)
    }

    /// The topics of questions.
    static let topics = custom { _, _, _ in PracticeTopic.allCases.map(\.rawValue) }

    /// The documents and their claims.
    static let documents = custom { _, _, _ in
        DocumentLedger.shared.map { $0.documents.map(\.key) + $0.claims.map(\.id) } ?? []
    }

    /// The commands of a session, as at its first prompt.
    static let sessionCommands = custom { words, index, prefix in
        let typed = words.prefix(index).commandWords.joined(separator: " ")
        let line = typed.isEmpty ? prefix : typed + " " + prefix
        let session = Session(.readyController(code: .standard))
        let context = CommandContext(atPromptOf: session, lessons: LessonShelf(calledWith: words))
        let found = CommandCompleter.completions(of: line, in: context)
        return found.candidates.map { prefix.dropLast(found.replaced) + $0.text }
    }
}

extension LessonShelf {
    fileprivate convenience init(calledWith words: [String]) {
        self.init(named: words.value(of: "--lessons"), variables: .ofProcess)
    }
}

extension Sequence<String> {
    /// The word behind an option.
    fileprivate func value(of option: String) -> String? {
        zip(self, dropFirst()).first { $0.0 == option }?.1
    }

    /// The words of a call of `play` that are neither options nor their values.
    fileprivate var commandWords: [String] {
        var found: [String] = [], isValue = false
        for word in drop(while: { $0 != "play" }).dropFirst() {
            defer { isValue = word.hasPrefix("--") && !["--plain", "--json"].contains(word) }
            if !isValue, !word.hasPrefix("--") { found.append(word) }
        }
        return found
    }
}
