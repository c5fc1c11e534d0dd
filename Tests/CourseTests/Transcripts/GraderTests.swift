import Course
import Foundation
import Session
import TestSupport
import Testing

@Suite("The grader")
struct GraderTests {
    @Test("A grader survives a thousand damaged files")
    func damagedFiles() throws {
        var numbers = SeededGenerator(seed: 7)
        let originals = try ["good", "mixed", "tampered"].map { Array(try Recordings.text($0).utf8) }
        var graded = 0, refused = 0
        for _ in 0..<1_000 {
            var bytes = originals.randomElement(using: &numbers) ?? []
            for _ in 0..<Int.random(in: 1...6, using: &numbers) { damage(&bytes, &numbers) }
            do {
                let grade = try Grader().grade(bytes)
                #expect((0...max(0, grade.maximum)).contains(grade.points))
                #expect(grade.items.allSatisfy { !$0.reasons.isEmpty })
                graded += 1
            } catch {
                #expect(!error.remedy.isEmpty)
                #expect(!error.description.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F })
                refused += 1
            }
        }
        #expect(graded > 100)
        #expect(refused > 100)
    }

    private func damage(_ bytes: inout [UInt8], _ numbers: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        let place = Int.random(in: bytes.indices, using: &numbers)
        let length = min(Int.random(in: 1...40, using: &numbers), bytes.count - place)
        let hostile = [
            "\u{1B}]0;x\u{7}", "\\u{", "\u{202E}", ";", "predict ", "{\"", "99999999999", "\n", "  undo 9\n",
        ]
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
        case 1: bytes.removeSubrange(place..<place + length)
        case 2: bytes.insert(contentsOf: bytes[place..<place + length], at: 0)
        case 3:
            bytes.insert(contentsOf: Array((hostile.randomElement(using: &numbers) ?? "").utf8), at: place)
        case 4: bytes.removeSubrange(place...)
        default: bytes[place] = UInt8.random(in: 0x20..<0x7F, using: &numbers)
        }
    }

    @Test("A grader reports a hundred files in their order", arguments: [1, 2, 7])
    func orderOfReports(tasks: Int) async throws {
        try await Recordings.withFolder { folder in
            let good = try Recordings.text("good"), mixed = try Recordings.text("mixed")
            var paths: [String] = []
            for number in 0..<100 {
                let path = folder.appending(path: "\(number).transcript").path
                let text = number == 50 ? "no transcript" : number % 3 == 0 ? mixed : good
                if number != 75 { try text.write(toFile: path, atomically: false, encoding: .utf8) }
                paths.append(path)
            }
            var reported: [GradedFile] = []
            let totals = try Recordings.batch(paths, tasks: tasks) { reported.append($0) }
            #expect(reported.map(\.path.description) == paths)
            #expect(totals.files == 100)
            #expect(totals.failed == 2)
            #expect(totals.reports == 98)
            #expect(totals.exitStatus == 2)
            #expect(try reported[0].result.get().points == 1)
            #expect(try reported[1].result.get().points == 3)
            guard case .failure(let failure) = reported[50].result else {
                Issue.record("a file without a transcript has a grade")
                return
            }
            #expect(failure.line == 1)
        }
    }

    @Test("A grader ends the batch when a report cannot be written")
    func endOfBatch() throws {
        struct Closed: Error {}
        let paths = Array(repeating: Recordings.path("good"), count: 200)
        var count = 0
        #expect(throws: Closed.self) {
            _ = try Recordings.batch(paths, tasks: 2) { _ in
                count += 1
                if count == 3 { throw Closed() }
            }
        }
        #expect(count == 3)
    }

    @Test("A grader passes nothing that asked nothing")
    func nothingAsked() throws {
        let grade = try Recordings.grade("viewdid-transcript: 1\n\n")
        #expect(grade.result == .report)
        #expect(grade.points == 0)
        #expect(grade.maximum == 0)
    }

    @Test(
        "A grader exits by the worst of its files",
        arguments: [("good", Int32(0)), ("good mixed", 0), ("mixed tampered", 1), ("mixed missing", 2)])
    func exitStatus(names: String, status: Int32) throws {
        let paths = names.split(separator: " ").map { Recordings.path(String($0)) }
        let totals = try Recordings.batch(paths, tasks: 2) { _ in }
        #expect(totals.exitStatus == status)
    }

    private struct Informing: TranscriptPlayer {
        var journal: [JournalEntry] = []
        var lessonRevision: String? { "a1" }
        let items = [
            GradeItem(id: "read-me", entry: nil, asked: "Read this.", maximum: 0, reason: "For information."),
            GradeItem(
                id: "left-out", entry: nil, asked: "viewDidLoad", maximum: 2, reason: "The step is missing."),
        ]

        mutating func take(_ entry: JournalEntry) -> [String]? {
            journal.append(entry)
            return [entry.text]
        }
    }

    @Test("A grader takes lessons from whoever can play them")
    func lessons() throws {
        let grader = Grader { _, _ in Informing() }
        let text = "viewdid-transcript: 1\nlesson: one\nlesson-revision: b2\n\n1 0.0 command x\n"
        let grade = try grader.grade(Array(text.utf8))
        #expect(grade.points == 0)
        #expect(grade.maximum == 2)
        #expect(grade.items.map(\.isFull) == [true, false])
        #expect(grade.items[1].reasons == ["The step is missing."])
        #expect(grade.findings == [TranscriptFinding(.lessonDiffers(file: "b2", here: "a1"), line: nil)])
    }
}
