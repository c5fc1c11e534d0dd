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
        let log = String(repeating: round, count: 5_000) + "Feed.viewWillAppear\nFeed.viewWillAppear\n"
        let annotation = try AnnotationTests.annotation(log)
        #expect(annotation.callCount == 20_002)
        #expect(annotation.stretches.last?.lines.upperBound == 20_002)
        #expect(annotation.findings.map(\.line).min() == 20_001)
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
        var cache = PatternCache(try #require(TransitionCatalogue.shared))
        cache.prepare(for: table)
        for place in table.calls.indices { _ = cache.fits(at: place, in: table, by: &fit) }
        #expect(cache.fits.count < 50)
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

    @Test("A long log is parted as its repeated stretch is, wherever the reader looks at it in parts")
    func parts() throws {
        let round = (Self.push + "\n" + Self.pop + "\n").replacing("Detail.viewDidLoad\n", with: "")
        let annotation = try AnnotationTests.annotation(String(repeating: round, count: 8_000))
        #expect(annotation.callCount == 64_000)
        #expect(annotation.stretchCount == 16_000)
        #expect(annotation.findingCount == 0)
        #expect(Set(annotation.stretches.map(\.calls.count)) == [4])
        #expect(annotation.transitionKinds.kinds.map(\.count).sorted() == [8_000, 8_000])
    }

    @Test("Of a log with more than is kept, the kinds are told")
    func kinds() throws {
        let log = String(repeating: Self.push + "\n" + Self.pop + "\n", count: 20)
        let all = try AnnotationTests.annotation(log)
        let few = try AnnotationTests.annotation(pieces: [Array(log.utf8)], keeping: 10)
        #expect(few.stretches.isEmpty)
        #expect(few.stretchCount == all.stretches.count)
        #expect(few.transitionKinds.total == all.stretches.count { !$0.titles.isEmpty })
        #expect(few.findingKinds.total == all.findings.count)
    }

    @Test("Calls by chance, of names without end, are read in work and memory that have a bound")
    func chance() throws {
        var generator = SeededGenerator(seed: Chance.seed)
        let callbacks = Callback.allCases.filter { $0.receiver == .controller }.map(\.rawValue)
        let log = (0..<120_000).map { number in
            "Name\(number % 2 == 0 ? number : number % 7).\(callbacks.randomElement(using: &generator) ?? "")\n"
        }.joined()
        let annotation = try AnnotationTests.annotation(pieces: [Array(log.utf8)], keeping: 400)
        #expect(annotation.callCount == 120_000)
        #expect(annotation.hasForgottenNames)
        #expect(annotation.findingKinds.kinds.count <= Tally.limit)
        #expect(annotation.findingKinds.total > Tally.limit)
    }
}
