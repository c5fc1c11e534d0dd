import Lifecycle
import Testing

/// What a log does that copies share: the same as an array of Swift's.
@Suite("Logs")
struct LogTests {
    /// Around the ends of chunks and of groups of them.
    private static let counts = [0, 1, 31, 32, 33, 63, 64, 1_023, 1_024, 1_025, 2_100]

    private func log(_ count: Int) -> Log<Int> {
        var log = Log<Int>()
        for number in 0..<count { log.append(number) }
        return log
    }

    @Test("Elements stand where they were put", arguments: counts)
    func order(count: Int) {
        #expect(log(count).count == count)
        #expect(log(count).elementsEqual(0..<count))
    }

    @Test("What is cut short equals what never was longer, and grows on", arguments: counts)
    func truncation(count: Int) {
        var longer = log(2_200)
        longer.truncate(to: count)
        #expect(longer == log(count))
        longer.append(-1)
        #expect(longer.elementsEqual(Array(0..<count) + [-1]))
    }

    @Test("A log that is no longer than asked for stays as it is", arguments: counts)
    func noTruncation(count: Int) {
        var same = log(count)
        same.truncate(to: count + 1)
        #expect(same == log(count))
    }

    @Test("A copy keeps what it has while the original goes on", arguments: counts)
    func copies(count: Int) {
        var log = log(count)
        let copy = log
        for number in 0..<40 { log.append(-number) }
        #expect(copy.elementsEqual(0..<count))
        #expect(log.elementsEqual(Array(0..<count) + (0..<40).map { -$0 }))
    }
}
