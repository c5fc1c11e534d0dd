import Testing

@testable import Lifecycle

/// A collection that shares storage between copies, and otherwise behaves like a Swift array.
protocol GrowingCollection: RandomAccessCollection<Int>, Equatable, Sendable {
    init()
    mutating func append(_ element: consuming Int)
    mutating func truncate(to count: Int)
}

extension ChunkedArray: GrowingCollection where Element == Int {}
extension BufferedArray: GrowingCollection where Element == Int {}

@Suite("Chunked arrays and logs")
struct ChunkedArrayTests {
    /// Around the ends of chunks and of groups of them.
    private static let counts = [0, 1, 31, 32, 33, 63, 64, 1_023, 1_024, 1_025, 2_100]
    private static let kinds: [any GrowingCollection.Type] = [
        ChunkedArray<Int>.self, BufferedArray<Int>.self,
    ]

    private func made<Kind: GrowingCollection>(_ kind: Kind.Type, _ count: Int) -> Kind {
        var made = Kind()
        for number in 0..<count { made.append(number) }
        return made
    }

    @Test("Elements stand where they were put", arguments: kinds, counts)
    func order(kind: any GrowingCollection.Type, count: Int) {
        func check<Kind: GrowingCollection>(_ kind: Kind.Type) {
            #expect(made(kind, count).count == count)
            #expect(made(kind, count).elementsEqual(0..<count))
        }
        check(kind)
    }

    @Test("What is cut short equals what never was longer, and grows on", arguments: kinds, counts)
    func truncation(kind: any GrowingCollection.Type, count: Int) {
        func check<Kind: GrowingCollection>(_ kind: Kind.Type) {
            var longer = made(kind, 2_200)
            longer.truncate(to: count)
            #expect(longer == made(kind, count))
            longer.append(-1)
            #expect(longer.elementsEqual(Array(0..<count) + [-1]))
        }
        check(kind)
    }

    @Test("What is no longer than asked for stays as it is", arguments: kinds, counts)
    func noTruncation(kind: any GrowingCollection.Type, count: Int) {
        func check<Kind: GrowingCollection>(_ kind: Kind.Type) {
            var same = made(kind, count)
            same.truncate(to: count + 1)
            #expect(same == made(kind, count))
        }
        check(kind)
    }

    @Test("A copy keeps what it has while the original goes on", arguments: kinds, counts)
    func copies(kind: any GrowingCollection.Type, count: Int) {
        func check<Kind: GrowingCollection>(_ kind: Kind.Type) {
            var original = made(kind, count)
            let copy = original
            for number in 0..<40 { original.append(-number) }
            #expect(copy.elementsEqual(0..<count))
            #expect(original.elementsEqual(Array(0..<count) + (0..<40).map { -$0 }))
        }
        check(kind)
    }

    @Test("A change of a copy leaves the original alone, in each chunk", arguments: counts)
    func changedCopies(count: Int) {
        let original = made(ChunkedArray<Int>.self, count)
        var copy = original
        for index in copy.indices { copy[index] += 1 }
        copy.append(0)
        #expect(original.elementsEqual(0..<count))
        #expect(copy.elementsEqual(Array(1..<count + 1) + [0]))
    }

    @Test("A change of a log's copy leaves the original alone, and tells what it came to", arguments: counts)
    func changedLogs(count: Int) {
        let original = made(BufferedArray<Int>.self, count)
        var copy = original
        for index in copy.indices {
            let told = copy.change(at: index) { number in
                number += 1
                return number
            }
            #expect(told == index + 1)
        }
        #expect(original.elementsEqual(0..<count))
        #expect(copy.elementsEqual(1..<count + 1))
    }
}
