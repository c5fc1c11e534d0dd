import Lifecycle
import TestSupport
import Testing

@testable import Course

@Suite("Annotating long logs", .serialized)
struct LongLogTests {
    private static let push = AnnotationTests.push, pop = AnnotationTests.pop

    @Test("A long log is read and annotated to its end", .timeLimit(.minutes(10)))
    func longLogs() throws {
        let round = "Feed.viewWillAppear\nFeed.viewDidAppear\nFeed.viewWillDisappear\nFeed.viewDidDisappear\n"
        let log = String(repeating: round, count: 4_000) + "Feed.viewWillAppear\nFeed.viewWillAppear\n"
        let annotation = try AnnotationTests.annotation(log)
        #expect(annotation.callCount == 16_002)
        #expect(annotation.stretches.last?.lines.upperBound == 16_002)
        #expect(annotation.findings.map(\.line).min() == 16_001)
    }

    @Test("Stretches that differ in nothing but names are fitted once")
    func fittingOnce() throws {
        let log = (0..<2_000).map { number in
            Self.push.replacing("Detail", with: "Detail 0x\(String(4096 + number, radix: 16))") + "\n"
                + Self.pop.replacing("Detail", with: "Detail 0x\(String(4096 + number, radix: 16))") + "\n"
        }.joined()
        var names = LogNames(), fit: PatternFit?
        let table = LogTable(try AnnotationTests.calls(log), &names)
        #expect(names.subjects.count == 2_001)
        var cache = PatternCache(try #require(TransitionCatalogue.shared), in: names)
        for place in table.calls.indices { _ = cache.fits(at: place, in: table, by: &fit) }
        // The calls of the last eighty places are followed by the end of the log.
        #expect(cache.fits.count < 200)
    }

    @Test("A line as long as a file is passed over")
    func longLines() throws {
        let long = String(repeating: "x", count: 1_000_000) + "\nFeed.viewDidLoad\n"
        #expect(try AnnotationTests.calls(long).map(\.line) == [2])
    }

    @Test("A log says the same wherever it is cut into pieces")
    func pieces() throws {
        let log = Array((Self.push + "\r\n" + Self.pop + "\nÉtat viewDidLoad\n").utf8)
        let whole = try AnnotationTests.annotation(pieces: [log])
        #expect(whole.callCount == 10)
        for cut in log.indices {
            let parted = try AnnotationTests.annotation(pieces: [Array(log[..<cut]), Array(log[cut...])])
            #expect(parted.stretches.map(\.calls) == whole.stretches.map(\.calls), "cut at \(cut)")
        }
        let bytes = try AnnotationTests.annotation(pieces: log.map { [$0] })
        #expect(bytes.stretches.map(\.titles) == whole.stretches.map(\.titles))
    }

    @Test("Of a log with too many calls the last ones are only counted")
    func chance() throws {
        var generator = SeededGenerator(seed: Chance.seed)
        let callbacks = Callback.allCases.filter { $0.receiver == .controller }.map(\.rawValue)
        let log = (0..<LogReader.callLimit + 1_000).map { number in
            "Name\(number % 2 == 0 ? number : number % 7).\(callbacks.randomElement(using: &generator) ?? "")\n"
        }.joined()
        let annotation = try AnnotationTests.annotation(pieces: [Array(log.utf8)])
        #expect(annotation.callCount == LogReader.callLimit)
        #expect(annotation.omittedCount == 1_000)
        #expect(annotation.lineCount == LogReader.callLimit + 1_000)
    }
}
