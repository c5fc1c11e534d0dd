import DeepStack
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
        typealias Read = Result<(contents: SourceReading, reading: Reading), SourceError>
        let results = DeepStack.map(texts) { given -> Read in
            Result { () throws(SourceError) in
                let reading = try Reading(given.text, file: given.file), program = reading.program()
                return (SourceReading(program: program, unknown: reading.unknown), reading)
            }
        }
        length += texts.reduce(0) { $0 + $1.text.utf8.count }
        readings = isSearched ? readings + results.compactMap { try? $0.get().reading } : []
        return results.map { $0.map(\.contents) }
    }

    /// The names that nothing in the files declares, and values of the wrong type.
    package var slips: [SourceProblem] { DeepStack.run { SwiftReader.slips(in: readings) } }

    private var isSearched: Bool { length <= SwiftReader.longestSearched }
}
