import DeepStack
import Dispatch
import Foundation

/// Grades many files on all cores, and hands out their rows in the order of the files, holding only a few at a time.
package struct GradeBatch: Sendable {
    private let grader: Grader
    private let tasks: Int

    /// Makes a batch.
    ///
    /// - Parameters:
    ///   - grader: What grades each file.
    ///   - tasks: How many are graded at the same time, usually the number of cores.
    package init(_ grader: Grader, tasks: Int) {
        self.grader = grader
        self.tasks = max(1, tasks)
    }

    /// Grades files.
    ///
    /// - Parameters:
    ///   - transcripts: The files, taken as they are needed.
    ///   - isEnded: Whether no more files are to be taken; those that are begun are still reported.
    ///   - prepare: Makes of a grade what is reported, on any thread and in any order.
    ///   - report: Takes what was made of some files, in their order, one call at a time; what it throws ends the batch.
    /// - Throws: What `report` throws.
    package func run<Row: Sendable>(
        _ transcripts: some Sequence<FoundTranscript>,
        isEnded: @escaping @Sendable () -> Bool = { false },
        prepare: @escaping @Sendable (GradedFile) -> Row, report: ([Row]) throws -> Void
    ) throws {
        try withoutActuallyEscaping(report) { report in
            let belt = FileQueue(
                transcripts.makeIterator(), window: tasks * 16, isEnded: isEnded, report: report)
            // The same code has to end the same way whichever thread plays it.
            DispatchQueue.concurrentPerform(iterations: DeepStack.prepare(tasks)) { _ in
                DeepStack.run {
                    while let (number, found) = belt.next() {
                        belt.deliver(prepare(grader.grade(found)), number)
                    }
                }
            }
            if let failure = belt.failure { throw failure }
        }
    }
}

/// A queue from which several threads take files, and to which they return rows.
///
/// Taking a file may wait for its name, and then holds only the first lock.
private final class FileQueue<Files: IteratorProtocol, Row>: @unchecked Sendable
where Files.Element == FoundTranscript {
    private let taking = NSLock()
    private var files: Files
    private var taken = 0

    private let changed = NSCondition()
    private var waiting: [Int: Row] = [:]
    private var reported = 0
    private var isReporting = false
    private(set) var failure: (any Error)?

    private let window: Int
    private let isEnded: @Sendable () -> Bool
    private let report: ([Row]) throws -> Void

    init(
        _ files: Files, window: Int, isEnded: @escaping @Sendable () -> Bool,
        report: @escaping ([Row]) throws -> Void
    ) {
        self.files = files
        self.window = window
        self.isEnded = isEnded
        self.report = report
    }

    /// The next file, with its number; nil when there is none or nobody wants more.
    func next() -> (Int, FoundTranscript)? {
        taking.lock()
        defer { taking.unlock() }
        changed.lock()
        while taken - reported >= window, failure == nil { changed.wait() }
        let isOver = failure != nil
        changed.unlock()
        guard !isOver, !isEnded(), let found = files.next() else { return nil }
        defer { taken += 1 }
        return (taken, found)
    }

    /// Takes a row, and reports it as soon as those before it are there.
    func deliver(_ row: Row, _ number: Int) {
        changed.lock()
        defer { changed.unlock() }
        waiting[number] = row
        guard !isReporting else { return }
        isReporting = true
        defer { isReporting = false }
        while failure == nil {
            var rows: [Row] = []
            while let row = waiting.removeValue(forKey: reported + rows.count) { rows.append(row) }
            guard !rows.isEmpty else { return }
            changed.unlock()
            let result = Result { try report(rows) }
            changed.lock()
            reported += rows.count
            if case .failure(let error) = result { failure = error }
            changed.broadcast()
        }
    }
}
