import CommandLanguage
import Lifecycle
import Session

extension Exercise.Feedback {
    /// The two calls that it speaks of.
    ///
    /// - Parameters:
    ///   - asked: What the exercise asks about.
    ///   - world: The world of the names.
    /// - Returns: The calls, in the order that the feedback is for.
    /// - Throws: A ``CommandError`` if one of them is not asked about.
    func calls(asked: Asked, world: World) throws(CommandError) -> (first: Call, second: Call) {
        func call(_ name: String) throws(CommandError) -> Call {
            let calls = try AnswerReader.calls(in: name, asked: asked, world: world)
            guard let call = calls.first else { throw CommandError("\(name) is no call.") }
            return call
        }
        return (try call(first), try call(second))
    }

    /// Whether an answer makes the mistake: it has the first call before the second, and UIKit has not.
    ///
    /// An answer without the second call makes it too if UIKit needs it before the first, or instead.
    func fits(_ answer: [Call], _ expected: ExpectedCalls, _ calls: (first: Call, second: Call)) -> Bool {
        guard let given = answer.firstIndex(of: calls.first) else { return false }
        let first = expected.calls.firstIndex(of: calls.first)
        let second = expected.calls.firstIndex(of: calls.second)
        guard let other = answer.firstIndex(of: calls.second) else {
            guard let second else { return false }
            return first.map { expected.requires(second, before: $0) } ?? true
        }
        guard given < other else { return false }
        guard let first, let second else { return true }
        return expected.requires(second, before: first)
    }

    /// Whether some answer can make the mistake: UIKit does not bring the calls in this very order.
    func canFit(_ expected: ExpectedCalls, _ calls: (first: Call, second: Call)) -> Bool {
        fits([calls.first, calls.second], expected, calls)
    }
}
