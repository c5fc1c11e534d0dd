import CommandLanguage
import Course
import Lifecycle
import Practice
import Session

/// Input that isn't a command: a bare "why", titles of lessons, questions in plain words.
extension Learner {
    private static let why: Set<[String]> = [
        ["why"], ["why", "not"], ["but", "why"], ["but", "why", "not"], ["为什么"],
        ["what", "did", "i", "get", "wrong"], ["what's", "wrong"], ["what", "is", "wrong"],
    ]

    /// Returns whether a line is a bare why.
    static func asksWhy(_ line: String) -> Bool {
        why.contains(line.lowercased().split { $0.isWhitespace || ",?？!.".contains($0) }.map(String.init))
    }

    /// The line, or the command for a line whose meaning depends on where it is typed. For a bare why that is what the last
    /// answer offers: a question why, else its rule. Without such an offer it is a bare why, whose fault says what can stand
    /// behind it.
    ///
    /// - Parameters:
    ///   - line: The line as typed.
    ///   - offers: What the last answer offers.
    ///   - why: The question why that was offered last since the question was asked.
    ///   - isAtTerminal: Whether a person types.
    /// - Returns: The line itself if it means itself.
    func spelledOut(_ line: String, offers: String, why: String?, isAtTerminal: Bool) -> String {
        let words = line.lowercased().split { $0.isWhitespace || ",?？!.".contains($0) }.map(String.init)
        if words.first == "why", words.contains(where: { $0.hasPrefix("crash") }), let rule = stage.crash {
            return "explain \(rule.facts.identifier)"
        }
        guard Self.why.contains(words) else {
            return command(meantHereBy: words, of: line, isAtTerminal: isAtTerminal) ?? line
        }
        let offered = offers.split(separator: Line.betweenOffers).map(String.init)
        return offered.first { $0.hasPrefix("why ") } ?? (awaitsAnswer ? why : nil)
            ?? offered.first(where: explainsRule) ?? (lesson == nil ? session.whyLastCommand : nil) ?? "why"
    }

    /// Phrases for going back in a lesson, also after ``asking``.
    private static let goingBack: Set<String> = ["go back", "get back", "undo that", "undo this"]
    private static let asking = ["how do i ", "how can i ", "how to ", "can i ", "i want to "]

    /// The command that some words mean at this place, and another one elsewhere: in a lesson, in `play`, in the session.
    ///
    /// - Parameters:
    ///   - words: The words of the line in small letters.
    ///   - line: The line as typed.
    ///   - isAtTerminal: Whether a person types.
    /// - Returns: Nil if the line means itself.
    private func command(
        meantHereBy words: [String], of line: String, isAtTerminal: Bool
    ) -> String? {
        guard words.contains(where: { !$0.isEmpty }) else {
            guard isAtTerminal, line.allSatisfy({ $0.isWhitespace }) else { return nil }
            if let lesson, lesson.isPlaying { return awaitsAnswer ? nil : "back" }
            return answeringHelp?.isAnswered ?? false ? "next" : nil
        }
        if words.count > 1, ["--help", "-h"].contains(words.last) {
            return "help \(words[words[0] == "viewdid" ? 1 : 0])"
        }
        let said = words.joined(separator: " ")
        let asked = Self.asking.first(where: said.hasPrefix).map { String(said.dropFirst($0.count)) }
        switch said {
        case "where am i", "where are we":
            guard round == nil, lesson != nil || !awaitsAnswer else { return "question" }
            return lesson == nil ? "state" : "steps"
        case "n", "go", "next": return nextHere(said, isAtTerminal: isAtTerminal)
        case _ where Self.goingBack.contains(asked ?? said):
            return lesson.map { $0.isPlaying ? "back" : "previous" }
        default:
            if let asked, CommandHelp.all.contains(where: { $0.name == asked }), asked != "quit" {
                return "help \(asked)"
            }
            // Who asks how to quit hasn't quit yet.
            let asksHow = ["how", "where"].contains(words[0]) && lesson == nil
            let meant = asksHow ? CommandParser.instruction(of: line, in: stage.context) : nil
            return meant == .session(.quit) ? "help quit" : commandAtQuestion(meantBy: line)
        }
    }

    /// The commands that may be given in words of one's own in a lesson or where a question waits, and what they are there:
    /// `stop` leaves the lesson, not the program.
    private static let atQuestions = [
        "skip": "skip", "hint": "hint", "question": "question", "help": "help", "next": "next",
        "quit": "leave",
    ]

    /// The command for words, such as "I don't know", that can only mean one thing in a lesson or while a question waits.
    private func commandAtQuestion(meantBy line: String) -> String? {
        let context = stage.context
        // A letter is rather a choice, and a misspelled word is asked about.
        guard awaitsAnswer || lesson != nil, (2..<80).contains(line.utf8.count),
            CommandParser.misspelledWord(of: line) == nil,
            CommandParser.instruction(of: line, in: context) == nil,
            let meant = CommandParser.fault(ofCommand: line, in: context)?.suggestion,
            meant != "quit" || lesson != nil
        else { return nil }
        return Self.atQuestions[meant]
    }

    /// The command for going on, where a word that may also be a name or an answer means it.
    private func nextHere(_ said: String, isAtTerminal: Bool) -> String? {
        let stage = self.stage
        guard stage.simulation.world.controller(named: said) == nil else { return nil }
        guard let lesson else { return isAtTerminal && !awaitsAnswer ? "learn" : nil }
        guard awaitsAnswer else { return "next" }
        // To some questions n is a letter, or no; in a round without help going on gives the question up.
        let letters = stage.pending?.offered.count ?? 0
        let isAnswer = lesson.exercise?.kind == .state || letters > 13
        return isAnswer || hidesVerdicts ? nil : "next"
    }

    private func explainsRule(_ offer: String) -> Bool {
        let command = "explain "
        return offer.hasPrefix(command) && Rule(identifier: String(offer.dropFirst(command.count))) != nil
    }

    /// Returns whether a line is a command of the session or of lessons that neither answers a question nor goes on without an
    /// answer.
    static func isBesideQuestion(_ line: String) -> Bool {
        let word = line.split { $0.isWhitespace }.first.map { $0.lowercased() } ?? "next"
        return CommandHelp.all.contains {
            [.asking, .session, .lesson].contains($0.group) && $0.name == word
        } && !["next", "skip", "hint"].contains(word) && !asksQuestionAgain(line)
    }

    /// Returns whether a line is the command that shows the question once more.
    static func asksQuestionAgain(_ line: String) -> Bool {
        ["question", "again"].contains(line.trimmed.lowercased())
    }

    /// Returns the reply to a bare "why" at a question that can't be explained yet; nil for all other lines.
    func tooEarly(_ line: String) -> Line? {
        guard line == "why", awaitsAnswer, !hidesVerdicts else { return nil }
        let isAnswered = lesson?.isAnswered ?? stage.pending?.hasWrongAnswer ?? false
        let reason = isAnswered ? "Saying more would give the answer away." : "Answer first. Then ask why."
        return Line("  " + reason, next: isAnswered ? "hint   skip" : "help   question")
    }

    /// Returns the session's replies to a line. A question that isn't a command gets the page that answers it, as if
    /// requested by name.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - seconds: The seconds since the session began.
    ///   - shelf: The lessons, whose titles are commands too.
    /// - Returns: The replies, in order.
    mutating func repliesInSession(
        to line: String, at seconds: Double, lessons shelf: LessonShelf
    ) -> [Reply] {
        guard session.pending == nil else { return session.enter(line, at: seconds) }
        if session.lastRun == nil, let command = AskedTopic.command(answeringWhy: line) {
            return session.enter(command, at: seconds)
        }
        return session.enter(line, at: seconds).flatMap { reply in
            guard case .misunderstood(let statement, let error) = reply else { return [reply] }
            // A slip in a command isn't the title of a lesson.
            let first = error.suggestion.flatMap { $0.split(separator: " ").first }
            let isSlip = first.map { statement.hasPrefix($0) } ?? false || !AskedTopic.mayName(statement)
            if !isSlip, let command = shelf.request(in: statement, at: session) { return [.request(command)] }
            guard error.suggestion?.hasPrefix("explain ") ?? true,
                let command = AskedTopic.command(answering: statement, in: session.context)
            else { return [.misunderstood(statement, shelf.existing(error, in: session.context))] }
            return session.enter(command, at: seconds)
        }
    }
}

extension Session {
    /// The rule behind the exception that ended the app; nil if it runs.
    fileprivate var crash: Rule? {
        let trace = simulation.trace
        guard simulation.world.application == .crashed else { return nil }
        return (0..<trace.count).last { if case .exception = trace[$0].event { true } else { false } }
            .map { trace[$0].rule }
    }
}

extension LessonShelf {
    /// Returns the program's command for words that a session doesn't know, such as a lesson's title.
    ///
    /// - Parameters:
    ///   - statement: The statement that the session didn't understand.
    ///   - session: The session.
    /// - Returns: Nil if it isn't such a command.
    fileprivate func request(in statement: String, at session: Session) -> SessionCommand? {
        let context = CommandContext(atPromptOf: session, lessons: self, readsTopics: false)
        switch CommandParser.instruction(of: statement, in: context) {
        // The session knows its set-ups, and has said what is wrong with the name.
        case .session(.world)?: return nil
        case .session(let command)?: return command
        default: return nil
        }
    }

    /// Returns an error whose suggestion names no lesson or topic that there isn't, but the nearest one or none, and is no
    /// command that a session refuses.
    fileprivate func existing(_ error: CommandError, in context: CommandContext) -> CommandError {
        guard let suggestion = error.suggestion,
            case .session(let command)? = CommandParser.instruction(of: suggestion, in: context)
        else { return error }
        let known: String?
        switch command {
        case .learn(let lesson?), .test(let lesson?):
            known = self.lesson(lesson) == nil ? closest(to: lesson) : lesson
        case .practice(let topic?):
            let names = PracticeTopic.allCases.map { $0.rawValue } + ["beliefs"]
            known = PracticeTopic(word: topic)?.rawValue ?? Spelling.closest(to: topic, among: names)
        // Where no question is open, these would be refused.
        case .hint, .skip, .play, .back, .previous, .steps, .rules: return error.suggesting(nil)
        case .learn, .test, .practice, .undo, .redo, .goto, .gotoExercise, .reset, .log, .save, .replay, .run,
            .learnFor, .today, .lessons, .edit, .help, .helpNow, .leave, .progress, .worlds, .world,
            .question,
            .interview, .stats, .card, .forget, .more, .next, .quit:
            return error
        }
        return error.suggesting(suggestion.prefix { $0 != " " } + (known.map { " \($0)" } ?? ""))
    }
}

extension LessonRunner {
    /// Indicates whether the exercise has been answered, right or wrong.
    var isAnswered: Bool { (exercise.flatMap { results[$0.id]?.attempts } ?? 0) > 0 }

    /// Returns the replies to a line. If the line is a question rather than an answer, they include the page that answers
    /// it, as in a session.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - seconds: The seconds since the session began.
    ///   - shelf: The lessons, whose titles are commands too.
    /// - Returns: The replies, in order.
    mutating func replies(to line: String, at seconds: Double, lessons shelf: LessonShelf) -> [LessonReply] {
        let replies = enter(line, at: seconds)
        guard case .session(.misunderstood(let statement, let error))? = replies.first,
            replies.dropFirst().allSatisfy({ $0.asks })
        else { return replies }
        if !isTesting, let command = shelf.request(in: statement, at: stage) {
            return [.session(.request(command))]
        }
        guard QuestionWords.askSomething(statement), error.suggestion?.hasPrefix("explain ") ?? true,
            let command = AskedTopic.command(answering: statement, in: stage.context)
        else { return replies }
        return enter(command, at: seconds)
    }
}

extension Reply {
    /// Indicates whether the reply is a question that waits for an answer.
    var asks: Bool { if case .question = self { true } else { false } }
}

extension LessonReply {
    /// Indicates whether the reply is the setup of an exercise.
    var isSetup: Bool { if case .setup = self { true } else { false } }

    /// Indicates whether the reply is an exercise, or its question again.
    var asks: Bool {
        switch self {
        case .exercise: true
        case .session(let reply): reply.asks
        default: false
        }
    }
}
