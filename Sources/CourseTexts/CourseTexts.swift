import CCarriedFiles

/// The texts that the program carries, as their files have them. `CCarriedFiles.c` lists the files.
package enum CourseTexts {
    /// The transitions that a log can show.
    package static var transitions: String { text("transitions.yaml") }

    /// The changes of commands that can cause a symptom.
    package static var faults: String { text("faults.yaml") }

    /// The statements of the rules, and their sources.
    package static var rules: String { text("rules.md") }

    /// Common wrong beliefs, and by what in an answer they show.
    package static var misconceptions: String { text("misconceptions.md") }

    /// The reasons for a call where no rule of the call itself decides.
    package static var reasons: String { text("reasons.md") }

    /// What the engine knows of each rule.
    package static var ruleFacts: String { text("Engine/rules.txt") }

    /// What the engine knows of each callback.
    package static var callbackFacts: String { text("Engine/callbacks.txt") }

    /// What the engine knows of the names that code writes and the app doesn't declare.
    package static var knownNames: String { text("Engine/names.txt") }

    /// The methods that UIKit calls and the engine doesn't.
    package static var uncalledMethods: String { text("Engine/uncalled.txt") }

    /// The lengths that UIKit and devices fix.
    package static var metrics: String { text("Engine/metrics.txt") }

    /// The devices that can be simulated.
    package static var devices: String { text("Engine/devices.txt") }

    /// The messages of UIKit and of Swift's runtime.
    package static var messages: String { text("Engine/messages.txt") }

    /// The frames of UIKit's own methods.
    package static var stackFrames: String { text("Engine/frames.txt") }

    /// Words of console logs.
    package static var logWords: String { text("Engine/log.txt") }

    /// The help and completion texts of the commands.
    package static var commands: String { text("commands.md") }

    /// Words of questions, answers and claims, and names in the code of apps.
    package static var vocabulary: String { text("vocabulary.txt") }

    /// Other words for commands.
    package static var synonyms: String { text("synonyms.md") }

    /// The apps that practice asks about, and the listed questions.
    package static var practice: String { text("practice.txt") }

    /// What the one-page map shows.
    package static var map: String { text("map.txt") }

    /// Set-ups that are ready.
    package static var worlds: String { text("worlds.md") }

    /// The page on `check`, with a row for each kind of finding.
    package static var findings: String { text("check.md") }

    /// The documents and their claims.
    package static var claims: String { text("Documents/claims.yaml") }

    /// The contradictions between the documents.
    package static var conflicts: String { text("Documents/conflicts.yaml") }

    /// The proofs of the claims' verdicts, a text for each document.
    package static var proofs: [String] { texts(below: "Documents/Proofs/").map { $0.text } }

    /// The pages of Apple's that explain a rule.
    package static var pages: String { text("Documents/pages.yaml") }

    /// The publications of the rules' sources.
    package static var origins: String { text("Documents/origins.yaml") }

    /// The lesson that authors begin with.
    package static var lesson: String { text("lesson.md") }

    /// The texts of `explain` about single topics, in the order in which they are listed.
    package static var topics: [(title: String, text: String)] {
        [
            ("Loading", "loading"),
            ("Appearing", "appearing"),
            ("Layout and rotation", "layout"),
            ("Memory", "memory"),
            ("Containers", "containers"),
            ("Tables and collections", "lists"),
            ("Presentations", "presenting"),
            ("Split views, tabs, segues", "splitting"),
            ("Views and touches", "views"),
            ("App, scene and window", "app"),
            ("Messages and exceptions", "traps"),
            ("Swift", "swift"),
        ].map { ($0.0, text("Topics/\($0.1).yaml")) }
    }

    /// The texts of `explain` that answer questions.
    package static var overviews: [(title: String, text: String)] {
        [
            ("The whole life", "whole"),
            ("Which of two", "compare"),
            ("What goes where", "places"),
            ("What went wrong", "causes"),
        ].map { ($0.0, text("Topics/\($0.1).yaml")) }
    }

    /// An example of each rule.
    package static var ruleExamples: String { text("Topics/rules.yaml") }

    /// The releases of what topics are named after.
    package static var releases: String { text("Topics/releases.yaml") }

    /// More names of topics.
    package static var names: String { text("Topics/names.yaml") }

    /// The vocabulary of questions.
    package static var words: String { text("Topics/words.md") }

    /// The ways to say something in a claim about calls.
    package static var claimPhrases: String { text("Topics/claims.md") }

    /// Common questions that are not about the life of a controller.
    package static var outside: String { text("Topics/outside.yaml") }

    /// The lessons by the names of their files, in their order.
    package static var lessons: [(file: String, text: String)] { texts(below: "Lessons/") }

    /// The colors of all pages: for a light and a dark surrounding, and light on paper. Background and text are those that
    /// the browser has for each of them.
    package static var palette: String { text("palette.css") }

    /// The page of grades, with names in double braces.
    package static var gradesPage: String { text("grades.html") }

    /// The page of a replay, with names in double braces.
    package static var playerPage: String { text("player.html") }

    /// The style of the page of grades.
    package static var gradesStyle: String { text("grades.css") }

    /// The style of the page of a replay.
    package static var playerStyle: String { text("player.css") }

    /// The script of the page of a replay.
    package static var playerScript: String { text("player.js") }

    /// The carried files in a folder.
    ///
    /// - Parameter folder: Its path with a slash at the end; empty for all files.
    /// - Returns: Their paths below the folder and their texts, in the order in which they are listed.
    package static func texts(below folder: String) -> [(file: String, text: String)] {
        files.compactMap { file in
            let path = String(cString: file.path)
            return path.hasPrefix(folder)
                ? (String(path.dropFirst(folder.count)), String(cString: file.text)) : nil
        }
    }

    /// The lines of one of the engine's tables, without comments.
    package static func lines(of table: String) -> [Substring] {
        table.utf8.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }.map {
            Substring($0)
        }
    }

    /// The cells of each line of a table that has a beginning.
    package static func rows(
        of table: String, separatedBy separator: Unicode.Scalar = " ", beginning: String = ""
    ) -> [[String]] {
        lines(of: table).filter { $0.utf8.starts(with: beginning.utf8) }.map { line in
            line.utf8.split { $0 == UInt8(ascii: separator) }.map { cell in
                let end = cell.last == UInt8(ascii: " ") ? cell.dropLast() : cell
                return String(Substring(end.drop { $0 == UInt8(ascii: " ") }))
            }
        }
    }

    /// The rows of one kind, which their first cells name, of a table with cells between bars.
    package static func rows(of kind: String, in table: String) -> [[String]] {
        rows(of: table, separatedBy: "|", beginning: kind + " |")
    }

    /// The words in a list of the vocabulary.
    package static func list(_ name: String) -> [String] {
        let words = rows(of: "list | " + name, in: vocabulary).first?[2].split(separator: ",") ?? []
        return words.map { String($0.drop { $0 == " " }) }
    }

    /// The text of a carried file; empty if none has that path, which a test rules out.
    private static func text(_ path: String) -> String {
        files.first { String(cString: $0.path) == path }.map { String(cString: $0.text) } ?? ""
    }

    private static var files: UnsafeBufferPointer<carried_file> {
        UnsafeBufferPointer(start: carried_files(), count: carried_file_count())
    }
}
