import CommandLanguage
import Course
import Lifecycle
import Practice
import Session

/// Input that isn't a command: a bare "why", titles of lessons, questions in plain words.
extension ReadEvalPrintLoop {
    private static let why: Set<[String]> = [
        ["why"], ["why", "not"], ["but", "why"], ["but", "why", "not"], ["为什么"],
    ]

    /// The line, or the command for a line whose meaning depends on where it is typed. For a bare why that is what the last
    /// answer offers: a question why, else its rule. Without such an offer it is a bare why, whose fault says what can stand
    /// behind it.
    func spelledOut(_ line: String) -> String {
        let words = line.lowercased().split { $0.isWhitespace || ",?？!.".contains($0) }.map(String.init)
        guard Self.why.contains(words) else { return command(meantHereBy: words, of: line) ?? line }
        let offered = answer.offers.split(separator: Line.betweenOffers).map(String.init)
        return offered.first { $0.hasPrefix("why ") } ?? offered.first(where: explainsRule) ?? "why"
    }

    /// Phrases for going back in a lesson, also after ``asking``.
    private static let goingBack: Set<String> = ["go back", "get back", "undo that", "undo this"]
    private static let asking = ["how do i ", "how can i ", "how to ", "can i ", "i want to "]

    /// The command that some words mean at this place, and another one elsewhere: in a lesson, in `play`, in the session.
    ///
    /// - Parameters:
    ///   - words: The words of the line in small letters.
    ///   - line: The line as typed.
    /// - Returns: Nil if the line means itself.
    private func command(meantHereBy words: [String], of line: String) -> String? {
        guard words.contains(where: { !$0.isEmpty }) else {
            guard mode.isAtTerminal, line.allSatisfy(\.isWhitespace) else { return nil }
            if let lesson, lesson.isPlaying { return awaitsAnswer ? nil : "back" }
            return answeringHelp?.isAnswered ?? false ? "next" : nil
        }
        let said = words.joined(separator: " ")
        let asked = Self.asking.first(where: said.hasPrefix).map { String(said.dropFirst($0.count)) }
        switch said {
        case "where am i", "where are we":
            guard round == nil, lesson != nil || !awaitsAnswer else { return "question" }
            return lesson == nil ? "state" : "steps"
        case "n", "go", "next": return nextHere(said)
        case _ where Self.goingBack.contains(asked ?? said):
            return lesson.map { $0.isPlaying ? "back" : "previous" }
        default:
            guard let asked, CommandHelp.all.contains(where: { $0.name == asked }), asked != "quit" else {
                return nil
            }
            return "help \(asked)"
        }
    }

    /// The command for going on, where a word that may also be a name or an answer means it.
    private func nextHere(_ said: String) -> String? {
        let stage = lesson?.stage ?? session
        guard stage.simulation.world.controller(named: said) == nil else { return nil }
        guard let lesson else { return mode.isAtTerminal && !awaitsAnswer ? "learn" : nil }
        guard awaitsAnswer else { return "next" }
        // To some questions n is a letter, or no; in a round without help going on gives the question up.
        let letters = stage.pending?.offered.count ?? 0
        let isAnswer = lesson.exercise?.kind == .state || letters > 13
        return isAnswer || round?.round.hidesVerdicts == true ? nil : "next"
    }

    private func explainsRule(_ offer: String) -> Bool {
        let command = "explain "
        return offer.hasPrefix(command) && Rule(identifier: String(offer.dropFirst(command.count))) != nil
    }

    /// Returns the reply to a bare "why" at a question that can't be explained yet; nil for all other lines.
    func tooEarly(_ line: String) -> Line? {
        guard line == "why", awaitsAnswer, !(round?.round.hidesVerdicts ?? false) else { return nil }
        let isAboutCalls = lesson?.exercise.map { $0.kind == .predict } ?? true
        let reason =
            isAboutCalls
            ? "Answer first. After that, why explains any call."
            : "You'll get the explanation after you answer."
        return Line("  " + reason, next: "help   question")
    }

    /// Returns the replies to a command of lessons, or to a question about what is possible, while a
    /// prediction of the session is waiting. The prediction stays.
    ///
    /// - Parameter line: The line as typed.
    /// - Returns: Nil to all other lines.
    func besidePrediction(_ line: String) -> [Reply]? {
        guard case .session(let command)? = CommandParser.instruction(of: line, in: session.context) else {
            return nil
        }
        if command == .helpNow { return session.enter("help", at: seconds) }
        if case .gotoExercise = command { return [.request(command)] }
        return [.play, .back, .next, .previous, .steps].contains(command) ? [.request(command)] : nil
    }

    /// Returns the program's command for words that a session doesn't know, such as a lesson's title.
    ///
    /// - Parameters:
    ///   - statement: The statement that the session didn't understand.
    ///   - session: The session.
    /// - Returns: Nil if it isn't such a command.
    func request(in statement: String, at session: Session) -> SessionCommand? {
        let context = CommandContext(atPromptOf: session, lessons: surroundings.shelf, readsTopics: false)
        switch CommandParser.instruction(of: statement, in: context) {
        // The session knows its set-ups, and has said what is wrong with the name.
        case .session(.world)?: return nil
        case .session(let command)?: return command
        default: return nil
        }
    }

    /// Returns a lesson's replies to a line. If the line is a question rather than an answer, they include
    /// the page that answers it, as in a session.
    func replies(of runner: inout LessonRunner, to line: String, at seconds: Double) -> [LessonReply] {
        let replies = runner.enter(line, at: seconds)
        guard case .session(.misunderstood(let statement, let error))? = replies.first,
            replies.dropFirst().allSatisfy(\.asks)
        else { return replies }
        if !runner.isTesting, let command = request(in: statement, at: runner.stage) {
            return [.session(.request(command))]
        }
        guard QuestionWords.askSomething(statement), error.suggestion?.hasPrefix("explain ") ?? true,
            let command = AskedTopic.command(answering: statement, in: runner.stage.context)
        else { return replies }
        return runner.enter(command, at: seconds)
    }
}

extension Reply {
    /// Indicates whether the reply is a question that waits for an answer.
    var asks: Bool { if case .question = self { true } else { false } }
}

extension LessonReply {
    /// Indicates whether the reply is an exercise, or its question again.
    var asks: Bool {
        switch self {
        case .exercise: true
        case .session(let reply): reply.asks
        default: false
        }
    }
}
