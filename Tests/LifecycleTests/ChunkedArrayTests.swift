import Lifecycle
import Testing

/// What an array does that copies share: the same as Swift's own.
@Suite("Chunked arrays")
struct ChunkedArrayTests {
    /// Around the ends of chunks and of groups of them.
    private static let counts = [0, 1, 31, 32, 33, 63, 64, 1_023, 1_024, 1_025, 2_100]

    private func array(_ count: Int) -> ChunkedArray<Int> {
        var array = ChunkedArray<Int>()
        for number in 0..<count { array.append(number) }
        return array
    }

    @Test("Elements stand where they were put", arguments: counts)
    func order(count: Int) {
        #expect(array(count).count == count)
        #expect(array(count).elementsEqual(0..<count))
    }

    @Test("What is cut short equals what never was longer, and grows on", arguments: counts)
    func truncation(count: Int) {
        var longer = array(2_200)
        longer.truncate(to: count)
        #expect(longer == array(count))
        longer.append(-1)
        #expect(longer.elementsEqual(Array(0..<count) + [-1]))
    }

    @Test("An array that is no longer than asked for stays as it is", arguments: counts)
    func noTruncation(count: Int) {
        var same = array(count)
        same.truncate(to: count + 1)
        #expect(same == array(count))
    }

    @Test("A change of a copy leaves the original alone, in each chunk", arguments: counts)
    func copies(count: Int) {
        let original = array(count)
        var copy = original
        for index in copy.indices { copy[index] += 1 }
        copy.append(0)
        #expect(original.elementsEqual(0..<count))
        #expect(copy.elementsEqual(Array(1..<count + 1) + [0]))
    }
}
