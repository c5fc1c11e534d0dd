import Foundation

extension Array where Element: Sendable {
    /// The same as `map`, with all processors at once: for what many tests wait for.
    package func concurrentMap<Result: Sendable, Failure: Error>(
        _ transform: @Sendable (Element) throws(Failure) -> Result
    ) throws(Failure) -> [Result] {
        let results = Places<Swift.Result<Result, Failure>>(count: count)
        DispatchQueue.concurrentPerform(iterations: count) { index in
            results.fill(index, Swift.Result { () throws(Failure) in try transform(self[index]) })
        }
        return try results.filled.map { result throws(Failure) in try result.get() }
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
