import Foundation

extension Array where Element: Sendable {
    /// The same as `map`, with all processors at once: for what many tests wait for.
    package func concurrentMap<Result: Sendable>(
        _ transform: @Sendable (Element) throws -> Result
    ) throws -> [Result] {
        let results = Places<Swift.Result<Result, any Error>>(count: count)
        DispatchQueue.concurrentPerform(iterations: count) { index in
            results.fill(index, Swift.Result { try transform(self[index]) })
        }
        return try results.filled.map { try $0.get() }
    }
}

/// Results as they come, each in its place.
private final class Places<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Value?]

    init(count: Int) { values = Array(repeating: nil, count: count) }

    func fill(_ place: Int, _ value: Value) {
        lock.withLock { values[place] = value }
    }

    var filled: [Value] { lock.withLock { values.compactMap { $0 } } }
}
