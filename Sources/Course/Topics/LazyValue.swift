import Foundation

/// A value that is made when somebody first needs it, by whichever thread that is.
final class LazyValue<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private let make: @Sendable () -> Value
    private var made: Value?

    init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    var value: Value {
        lock.withLock {
            if let made { return made }
            let value = make()
            made = value
            return value
        }
    }
}

/// The answer to the question that was asked last.
final class LastAnswer: @unchecked Sendable {
    private let lock = NSLock()
    private var last: (question: String, answer: HandbookEntry?)?

    func answer(to question: String, _ make: () -> HandbookEntry?) -> HandbookEntry? {
        let known = lock.withLock { last }
        if let known, known.question == question { return known.answer }
        let answer = make()
        lock.withLock { last = (question, answer) }
        return answer
    }
}
