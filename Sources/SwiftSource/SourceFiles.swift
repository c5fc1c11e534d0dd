import DeepStack
import Dispatch
import Foundation
import Lifecycle

/// Files that belong together: each is parsed once, and several at the same time.
package struct SourceFiles {
    /// The files, as long as they are short enough together to be searched for slips.
    private var readings: [Reading] = []
    private var length = 0

    package init() {}

    /// Reads more files.
    ///
    /// - Parameter texts: The texts, each with its file's name.
    /// - Returns: What each contains, or what the Swift parser finds wrong with it, in the same order.
    package mutating func read(_ texts: [(text: String, file: String)]) -> [Result<
        SourceReading, SourceError
    >] {
        let desk = Desk(texts)
        // The same text has to mean the same whichever thread reads it.
        let tasks = DeepStack.prepare(min(ProcessInfo.processInfo.activeProcessorCount, texts.count))
        DispatchQueue.concurrentPerform(iterations: min(tasks, texts.count)) { _ in
            DeepStack.run { while desk.readNext() {} }
        }
        length += texts.reduce(0) { $0 + $1.text.utf8.count }
        readings = isSearched ? readings + desk.results.compactMap { try? $0.get().reading } : []
        return desk.results.map { $0.map(\.contents) }
    }

    /// The names that nothing in the files declares, and values of the wrong type.
    package var slips: [SourceProblem] { DeepStack.run { SwiftReader.slips(in: readings) } }

    private var isSearched: Bool { length <= SwiftReader.longestSearched }

    /// Where several threads take texts and leave what they read.
    private final class Desk: @unchecked Sendable {
        private let texts: [(text: String, file: String)]
        private let lock = NSLock()
        private var taken = 0
        private var read: [Int: Result<(contents: SourceReading, reading: Reading), SourceError>] = [:]

        init(_ texts: [(text: String, file: String)]) { self.texts = texts }

        /// What was read, in the order of the texts.
        var results: [Result<(contents: SourceReading, reading: Reading), SourceError>] {
            texts.indices.compactMap { read[$0] }
        }

        /// Reads the next text; false if there is none.
        func readNext() -> Bool {
            let number = lock.withLock {
                taken += 1
                return taken - 1
            }
            guard texts.indices.contains(number) else { return false }
            let result = Result { () throws(SourceError) in
                let reading = try Reading(texts[number].text, file: texts[number].file)
                let program = reading.program()
                return (contents: SourceReading(program: program, unknown: reading.unknown), reading: reading)
            }
            lock.withLock { read[number] = result }
            return true
        }
    }
}
