import Foundation
import Testing

/// Every input of the corpus, those among them that once ended the program or stalled it.
@Suite("The corpus of the fuzzer")
struct CorpusTests {
    @Test("No input does harm, and none takes long", arguments: Door.allCases)
    func replay(door: Door) throws {
        let paths = try Repository.corpus(of: door)
        #expect(!paths.isEmpty)
        for path in paths {
            let input = Array(try Data(contentsOf: URL(filePath: path)))
            do throws(Fault) {
                try door.drive(input, within: 5)
            } catch {
                Issue.record("\(path): \(error)")
            }
        }
    }
}
