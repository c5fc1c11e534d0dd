import Course
import Foundation
import Lifecycle
import Session
import SwiftSource
import TestSupport

enum Recordings {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Transcripts")

    static func path(_ name: String) -> String { folder.appending(path: "\(name).transcript").path }

    /// A sample, with the rules of today in its header.
    static func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: "\(name).transcript"), encoding: .utf8)
            .replacing(/rules-revision: .*/, with: "rules-revision: \(Rule.revision)")
    }

    /// A transcript of the lines of a person, two and a half seconds apart.
    static func record(_ lines: [String], release: Release = .standard, learner: String? = nil) -> Transcript
    {
        let start = Session.Start.readyController(Environment(release: release), code: .standard)
        var session = Session(start)
        for (index, line) in lines.enumerated() { _ = session.enter(line, at: Double(index) * 2.5) }
        return Transcript(header: TranscriptHeader(start, learner: learner), journal: session.journal)
    }

    static func grade(_ text: String) throws -> Grade { try Grader().grade(Array(text.utf8)) }

    /// Grades files at once.
    static func batch(
        _ paths: [String], tasks: Int, report: (GradedFile) throws -> Void
    ) throws -> GradeTotals {
        var totals = GradeTotals()
        let batch = GradeBatch(Grader(), tasks: tasks)
        try batch.run(TranscriptSearch(paths.map { FilePath($0) })) { file in
            file
        } report: { files in
            for file in files {
                totals.add(file)
                try report(file)
            }
        }
        return totals
    }

    static func withFolder<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
        let folder = try TemporaryFolder()
        return try await body(folder.url)
    }
}
