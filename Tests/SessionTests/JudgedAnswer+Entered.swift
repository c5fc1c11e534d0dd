import Testing

@testable import Session

extension JudgedAnswer {
    /// Returns the judgement of an answer in a new session.
    ///
    /// - Parameters:
    ///   - setUp: The commands before the prediction; none of them may fail.
    ///   - commands: The predicted commands.
    ///   - answer: The answer as typed.
    /// - Returns: The judgement with its explanation.
    /// - Throws: `CancellationError` if the answer was not judged, which is recorded as an issue.
    static func entered(_ setUp: String, _ commands: String, _ answer: String) throws -> JudgedAnswer {
        var session = Session(.readyController())
        for reply in session.enter(setUp) where reply.isFailure { Issue.record("\(reply)") }
        _ = session.enter("predict " + commands)
        guard case .judged(let judged)? = session.enter(answer).first else {
            Issue.record("\(answer) was not judged")
            throw CancellationError()
        }
        return judged
    }
}
