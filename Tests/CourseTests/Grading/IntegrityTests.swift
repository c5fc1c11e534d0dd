import Foundation
import Session
import Testing

@testable import Course

@Suite("Transcripts of different learners")
struct IntegrityTests {
    private static let way = [
        "access view", "undo", "predict access view", "viewDidLoad", "hint", "nothing",
        "loadView viewDidLoad",
        "predict memory warning", "viewDidUnload", "hint", "didReceiveMemoryWarning", "set view nil",
    ]

    /// A way with pauses of its own.
    private func text(_ learner: String, pauses: Int, lines: [String] = way) -> String {
        let transcript = Recordings.record(lines, learner: learner)
        var seconds = 0.0
        let entries = transcript.entries.enumerated().map { index, entry in
            seconds += Double(2_000 + (index * 7_919 + pauses * 104_729) % 9_973) / 1000
            return JournalEntry(
                kind: entry.kind, text: entry.text, seconds: seconds, outcome: entry.outcome)
        }
        return TranscriptWriter.text(of: Transcript(header: transcript.header, journal: entries))
    }

    private func pairs(_ texts: [String]) throws -> [Similarity] {
        var wants = Grader.Wants(.points)
        wants.similarity = true
        let grader = Grader(wants: wants)
        var search = SimilaritySearch()
        for (number, text) in texts.enumerated() {
            search.add(
                GradedFile(path: FilePath("\(number)"), result: .success(try grader.grade(Array(text.utf8)))))
        }
        return search.pairs { path in
            Int(path.description).flatMap { try? TranscriptReader.read(texts[$0]) }?.transcript.entries
        }
    }

    @Test("Transcripts of different learners that are equal but for the learner are told")
    func equal() throws {
        let found = try pairs([text("ada", pauses: 1), text("bob", pauses: 1), text("eve", pauses: 2)])
        let equal = try #require(found.first { $0.kind == .equal })
        #expect([equal.first.learner, equal.second.learner] == ["ada", "bob"])
        #expect(equal.shared == Self.way.count)
        #expect(equal.examples.first == "command access view")
        #expect(found.filter { $0.kind == .sameDetours }.map(\.second.learner) == ["eve", "eve"])
    }

    @Test("Transcripts of different learners that share a part with its times are nearly equal")
    func nearlyEqual() throws {
        let copied = text("ada", pauses: 1)
        let changed = text("bob", pauses: 1, lines: Self.way.dropLast(3) + ["nothing", "nothing", "nothing"])
        let found = try pairs([copied, changed])
        #expect(found.map(\.kind) == [.nearlyEqual])
        #expect(found[0].shared >= 8)
    }

    @Test("Transcripts of different learners that answer the same at other times have nothing in common")
    func nothingInCommon() throws {
        let right = [
            "predict access view", "loadView viewDidLoad", "predict memory warning",
            "didReceiveMemoryWarning",
        ]
        #expect(
            try pairs([text("ada", pauses: 1, lines: right), text("bob", pauses: 2, lines: right)]).isEmpty)
        #expect(try pairs([text("ada", pauses: 1), text("ada", pauses: 1)]).isEmpty)
    }

    @Test("Answers that came too quickly are told, and a session that begins in the future")
    func impossibleTimes() throws {
        let quick = Recordings.record(["predict access view", "loadView viewDidLoad"])
        let text = TranscriptWriter.text(of: quick).replacing("  2     2.5", with: "  2     0.1")
        let finding = try #require(try Grader().grade(Array(text.utf8)).findings.first)
        #expect(finding.code == "quick-answers")
        #expect(!finding.isTampering)
        let dated = text.replacing("ios:", with: "started: 2026-06-01T12:00:00Z\nios:")
        let before = try Date("2026-05-01T12:00:00Z", strategy: .iso8601)
        let codes = try Grader(now: before).grade(Array(dated.utf8)).findings.map(\.code)
        #expect(codes.contains("in-future"))
        let after = try Date("2026-06-01T12:00:30Z", strategy: .iso8601)
        #expect(try !Grader(now: after).grade(Array(dated.utf8)).findings.map(\.code).contains("in-future"))
    }
}

@Suite("The roster")
struct RosterTests {
    @Test("A roster is CSV with the learners and the names that reports show")
    func csv() throws {
        let roster = try Roster(
            Array("\u{FEFF}name,learner,pseudonym\r\n\"Lovelace, \"\"Ada\"\"\",ada,fox\nBob,bob,\n".utf8))
        #expect(roster.learners == ["ada", "bob"])
        #expect(roster.pseudonym(of: "ada") == "fox")
        #expect(roster.pseudonym(of: "bob") == "learner 2")
        #expect(roster.pseudonym(of: "eve") == "a learner who is not on the roster")
        #expect(!roster.lists("eve"))
    }

    @Test(
        "A roster that cannot be used says where",
        arguments: [
            ("name\nada\n", 1), ("learner,b\nada\n", 2), ("learner\nada\nada\n", 3), ("learner\n\"ada\n", 2),
            ("learner\na\"da\n", 2), ("learner\n\"ada\"x\n", 2), ("", 1),
        ])
    func placeOfFault(csv: String, line: Int) {
        let error = #expect(throws: FileFault.self) { try Roster(Array(csv.utf8)) }
        #expect(error?.line == line)
    }

    @Test(
        "A roster that cannot be used says what to do",
        arguments: [
            ("learner;pseudonym\nada;fox\n", 1, "commas"), ("learner\tpseudonym\n", 1, "commas"),
            ("Learner,pseudonym\nada,fox\n", 1, "lowercase"), ("a, learner\n", 1, "lowercase"),
            ("learner,pseudonym\nada,fox\nbob,fox\n", 3, "a different pseudonym"),
            ("learner,pseudonym\nada,learner 2\nbob,\n", 3, "a different pseudonym"),
        ])
    func remedyOfFault(csv: String, line: Int, remedy: String) throws {
        let error = try #require(throws: FileFault.self) { try Roster(Array(csv.utf8)) }
        #expect(error.line == line)
        #expect(error.remedy.contains(remedy))
    }
}
