import CommandLanguage
import Course
import Practice
import Session

/// A round of questions in front of the session: practice, an interview or an exam.
struct OpenRound {
    var round: PracticeRound
    /// The second of the session when it began; later by all the time that doesn't count.
    var began: Double
    /// The file that it is recorded to; nil if it isn't recorded.
    let file: String?
    /// Indicates whether its first questions show what to learn, because none was answered before.
    var isPlacement = false
    /// The lesson that begins once its question is answered; nil for a round of its own.
    var lesson: Lesson?

    /// The number of questions after which a plan is told.
    static let placementLength = 5

    /// The seconds that are left; nil if they are not limited.
    func secondsLeft(at seconds: Double) -> Double? { round.form.seconds.map { $0 - (seconds - began) } }

    /// Returns whether the time is up.
    func isOver(at seconds: Double) -> Bool { secondsLeft(at: seconds).map { $0 < 0 } ?? false }

    /// Returns how much is left; nil in practice.
    func rest(at seconds: Double) -> String? {
        if let left = secondsLeft(at: seconds) {
            let rest = max(0, Int(left.rounded()))
            return "\(rest / 60):\(rest % 60 < 10 ? "0" : "")\(rest % 60) left"
        }
        return round.paper.map { "question \(round.questions.count) of \($0.count)" }
    }
}

/// The outcome of a line in a round in which nothing helps.
enum SilentOutcome {
    /// The line would tell something about the question.
    case refused
    /// The line is no answer, and the replies to it tell nothing.
    case shown([LessonReply])
    /// The line is an answer, as it was understood.
    case noted(String, [LessonReply])
}

extension LessonRunner {
    /// Takes a line of a round in which nothing helps: an answer, and else nothing that would tell anything.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - command: The command that it is; nil if it is none of the session's.
    ///   - seconds: The seconds since the session began.
    /// - Returns: What the line is.
    mutating func answerSilently(
        _ line: String, command: SessionCommand?, at seconds: Double
    ) -> SilentOutcome {
        guard let id = exercise?.id, command == nil || command == .question, letterAsked(in: line) == nil
        else {
            return .refused
        }
        let answers = results[id]?.attempts ?? 0
        let replies = enter(line, at: seconds)
        _ = takeEvents()
        if (results[id]?.attempts ?? 0) > answers {
            return .noted(results[id]?.answer ?? "nothing", replies)
        }
        let first = Lexer.statements(in: line).first?.text ?? ""
        let context = stage.context
        // Information on the app's state would answer the question.
        let isHelp = replies.contains { reply in
            switch reply {
            case .session(.question), .setup, .exercise: false
            case .session(.misunderstood): CommandParser.fault(ofCommand: first, in: context) != nil
            case .session(let reply): !reply.isFailure
            default: CommandParser.instruction(of: first, in: context) != nil
            }
        }
        return isHelp ? .refused : .shown(replies)
    }
}
