import Foundation
import GRDB
import Progress
import TestSupport

extension Door {
    /// Reads an input as exported progress, and imports it twice: the second time adds nothing.
    static func driveExport(_ input: [UInt8]) throws(Fault) {
        try withFolder { folder throws(Fault) in
            let store = ProgressStore(folder: folder.url.path)
            do throws(ProgressError) {
                try store.importJSON(Data(input))
            } catch {
                return try demand(!error.problem.isEmpty, "a fault has no words")
            }
            do {
                let again = try store.importJSON(Data(input))
                try demand(
                    (again.runs, again.attempts, again.settings) == (0, 0, 0),
                    "a second import adds something")
                let exported = try store.exportJSON(date: Date(timeIntervalSince1970: 0))
                let copied = try store.importJSON(exported)
                try demand(copied.attempts == 0, "what was exported is not what is there")
            } catch let fault as Fault {
                throw fault
            } catch {
                throw Fault("what was imported cannot be read: \(error)")
            }
        }
    }

    /// Damages a database, and opens it: whatever is in it, progress can be read and kept afterward.
    static func driveDatabase(_ input: [UInt8]) throws(Fault) {
        try withFolder { folder throws(Fault) in
            let file = folder.file("progress.sqlite"), date = Date(timeIntervalSince1970: 1_700_000_000)
            func fill(_ store: ProgressStore) throws {
                let run = try store.startRun(of: "lazy-view", revision: "r1", date: date)
                for number in 1...3 {
                    try store.record(
                        Attempt(
                            run: run, lesson: "lazy-view", revision: "r1", exercise: "e\(number)",
                            outcome: .solved, points: 1, hints: 0, answer: "viewDidLoad", date: date))
                }
                try store.set("keys", to: "vi")
            }
            do {
                try fill(ProgressStore(folder: folder.url.path))
                try damage(file, by: String(decoding: input, as: UTF8.self))
            } catch {
                throw Fault("no database could be made: \(error)")
            }
            do {
                let store = ProgressStore(folder: folder.url.path)
                _ = try (store.lessons(), store.exercises(of: "lazy-view"), store.practiceAnswers())
                try fill(store)
                let again = ProgressStore(folder: folder.url.path)
                try demand(
                    again.lessons().contains { $0.lesson == "lazy-view" && $0.solved >= 3 },
                    "what was kept is not there")
                try demand(again.takeNotices().isEmpty, "a database that was mended is damaged")
            } catch ProgressError.newerVersion {
            } catch let fault as Fault {
                throw fault
            } catch {
                throw Fault("a damaged database cannot be used: \(error)")
            }
        }
    }

    private static func damage(_ file: URL, by text: String) throws {
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            let numbers = words.dropFirst().compactMap { Int($0) }
            if words.first == "put" || words.first == "cut" {
                guard let place = numbers.first, place >= 0 else { continue }
                var bytes = try Data(contentsOf: file)
                if words.first == "cut" {
                    bytes = bytes.prefix(place)
                } else {
                    for (offset, byte) in numbers.dropFirst().enumerated() where !bytes.isEmpty {
                        bytes[(place % bytes.count + offset) % bytes.count] = UInt8(truncatingIfNeeded: byte)
                    }
                }
                try bytes.write(to: file)
            } else {
                // Most of what chance makes is no SQL.
                try? DatabaseQueue(path: file.path).write { try $0.execute(sql: String(line)) }
            }
        }
    }

    private static func withFolder(_ body: (TemporaryFolder) throws(Fault) -> Void) throws(Fault) {
        guard let folder = try? TemporaryFolder() else { throw Fault("there is no place for files") }
        try body(folder)
    }
}
