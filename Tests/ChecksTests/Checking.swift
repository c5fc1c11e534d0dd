import Foundation

@testable import Checks

/// Checks texts and files as the program does.
enum Checking {
    /// The folder of a group of controllers beside this file.
    static func folder(_ name: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(name).path
    }

    /// The names of the Swift files in such a folder.
    static func files(in name: String) -> [String] {
        let found = (try? FileManager.default.contentsOfDirectory(atPath: folder(name))) ?? []
        return found.filter { $0.hasSuffix(".swift") }.sorted().map { folder(name) + "/" + $0 }
    }

    /// Checks some files, each named with its text.
    static func check(_ texts: [String: String], disabled: Set<FindingKind> = []) async -> CheckReport {
        let files = SourceSearch.Files(texts.keys.sorted())
        return await Checker(disabled: disabled, tasks: 2) { path in
            guard let text = texts[path] else { throw CocoaError(.fileNoSuchFile) }
            return text
        }.check(files.all)
    }

    /// Checks one text.
    static func check(_ text: String) async -> CheckReport { await check(["Feed.swift": text]) }

    /// Checks one file.
    static func check(file: String) async throws -> CheckReport {
        await check([file: try String(contentsOfFile: file, encoding: .utf8)])
    }
}

extension SourceSearch {
    /// Files of one project.
    struct Files {
        let all: [File]

        init(_ paths: [String]) { all = paths.map { File(path: $0, project: "") } }
    }
}

extension CheckReport {
    /// The findings in short: line and kind.
    var short: [String] { findings.map { "\($0.place.line) \($0.kind.identifier)" } }
}
