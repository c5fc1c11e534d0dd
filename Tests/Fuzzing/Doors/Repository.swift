import Foundation

/// The files of the repository that these sources belong to.
enum Repository {
    /// A file or folder of the repository.
    static func path(_ path: String) -> String {
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        return root.appending(path: path).path(percentEncoded: false)
    }

    /// The inputs of a door from which the fuzzer starts: the corpus, and what else of its kind lies in the repository.
    static func seeds(of door: Door) throws -> [String] {
        try corpus(of: door) + door.folders.flatMap { try files(in: $0.folder, ending: $0.ending) }
    }

    /// The inputs of a door that are kept for it.
    static func corpus(of door: Door) throws -> [String] {
        try files(in: "Tests/Fuzzing/Corpus/" + door.rawValue, ending: "")
    }

    private static func files(in folder: String, ending: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path(folder))
            .filter { !$0.hasPrefix(".") && $0.hasSuffix(ending) }.sorted().map { path(folder) + "/" + $0 }
    }
}

extension Door {
    /// The folders with inputs besides the corpus, each with the file name ending for this door.
    fileprivate var folders: [(folder: String, ending: String)] {
        switch self {
        case .commands: [("Tests/SwiftSourceTests/Hostile", ".viewdid")]
        case .source:
            [("Tests/SwiftSourceTests/Hostile", ".swift"), ("Tests/SwiftSourceTests/Samples", ".swift")]
        case .transcripts: [("Tests/Hostile", ".transcript"), ("Transcripts", ".transcript")]
        case .lessons: [("Lessons", ".md")]
        case .nibs:
            ["main", "outlets", "segues", "references", "nib"].flatMap { name in
                [".storyboard", ".xib"].map { ("Tests/StoryboardSourceTests/Drawn/" + name, $0) }
            }
        case .logs, .settings, .rubrics, .rosters, .rows, .exports, .databases: []
        }
    }
}
