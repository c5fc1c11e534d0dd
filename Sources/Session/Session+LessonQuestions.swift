import CommandLanguage
import Lifecycle

/// The callbacks and controllers that a lesson asks about, by name.
package struct AskedNames: Hashable, Sendable {
    /// The callbacks that are offered, in the author's order; nil means all.
    package let callbacks: [Callback]?
    /// The controllers' names, in the author's order.
    package let controllers: [String]
    /// The name that stands for all controllers.
    static let everybody = "all"

    package init(_ callbacks: [Callback], of controllers: [String]) {
        self.callbacks = callbacks
        self.controllers = controllers
    }

    /// Reads what is asked, such as `loadView viewDidLoad of login, feed` or `all of login`.
    ///
    /// - Parameter text: The question in words.
    /// - Throws: A ``CommandError`` that names the word that is not understood.
    package init(_ text: String) throws(CommandError) {
        let words = text.replacing(",", with: " ").split { $0.isWhitespace }.map(String.init)
        guard let of = words.lastIndex(of: "of"), of > 0, of + 1 < words.count else {
            throw CommandError(
                "Name the calls and the controller, for example: loadView viewDidLoad of login")
        }
        controllers = Array(words[(of + 1)...])
        guard words[..<of] != ["all"] else {
            callbacks = nil
            return
        }
        var found: [Callback] = []
        for word in words[..<of] {
            switch CallbackName.match(word, among: Callback.ofControllers) {
            case .one(let callback): found.append(callback)
            case .several(let callbacks):
                throw CommandError(CallbackName.ambiguity(of: word, callbacks))
            case .none:
                guard let callback = CallbackName.callback(for: word) else {
                    let meant = Spelling.closest(to: word, among: Callback.allCases.map { $0.rawValue })
                    throw CommandError("There's no method named \(word).", suggestion: meant)
                }
                guard Callback.ofControllers.contains(callback) else {
                    throw AskedNames.errorForCallOfNoController(callback)
                }
                found.append(callback)
            }
        }
        callbacks = found
    }

    /// Returns an error about a method that no controller has. It would be wrong to say that it isn't called.
    private static func errorForCallOfNoController(_ callback: Callback) -> CommandError {
        let who =
            switch callback.receiver {
            case .view: "a view"
            case .list: "the data source or delegate of a list"
            default: "the delegate of the app or its scene"
            }
        return CommandError(
            "\(callback.rawValue) is a method of \(who), but predictions are only about controllers. If a class "
                + "overrides it, run the commands without predict to see when it is called.")
    }
}

extension Session {
    /// Poses a prediction about given commands and names.
    ///
    /// - Parameters:
    ///   - commands: The commands to run.
    ///   - names: The callbacks and controllers to ask about.
    /// - Returns: The question, which now waits for an answer.
    /// - Throws: A ``CommandError`` if a command is not understood or a controller does not exist.
    package mutating func pose(_ commands: String, asking names: AskedNames) throws(CommandError) -> Question
    {
        let attempt = TrialRun(commands, from: stage)
        if let failure = attempt.failure { throw failure.error }
        let world = attempt.stage.simulation.world
        let controllers = names.controllers.compactMap(world.newestController(named:))
        if let name = names.controllers.first(where: { world.newestController(named: $0) == nil }) {
            throw CommandError("There's no controller named \(name).")
        }
        let asked = AskedCalls(controllers: controllers, callbacks: names.callbacks)
        let doubtful = ExpectedCalls.doubtfulRules(
            in: attempt.stage.simulation.trace, entries: attempt.entries, asked: asked)
        let offered = controllers.flatMap { controller in
            (names.callbacks ?? []).map { Call(controller, $0) }
        }
        let question = Question(
            commands: commands, asked: asked, offered: offered, doubtful: doubtful,
            result: attempt, origin: .lesson)
        pending = question
        return question
    }

    /// Returns whether a belief leads to a wrong answer to a question: whether it shows in an answer with one call too
    /// many, one too few, or one in the wrong place.
    package func isAnsweredWrong(
        by belief: Misconception, _ commands: String, asking names: AskedNames
    ) -> Bool {
        var copy = self
        guard let question = try? copy.pose(commands, asking: names), question.doubtful.isEmpty else {
            return false
        }
        let calls = question.expected.calls
        let fewer = calls.indices.map { index in calls.indices.filter { $0 != index }.map { calls[$0] } }
        let more = (fewer + [calls]).flatMap { answer in
            (0...answer.count).flatMap { place in
                question.offered.map { Array(answer[..<place]) + [$0] + answer[place...] }
            }
        }
        return (fewer + more).contains { answer in
            let judgement = Judgement(of: answer, against: question.expected)
            return !judgement.isRight && belief.fit(to: wrongAnswer(judgement, question)) != nil
        }
    }

    /// Lets wrong answers show the order, as the learner has seen it or has taken the last hint.
    package mutating func revealOrder() { pending?.isOrderKnown = true }

    /// Lets so many answers be given before the order is shown.
    package mutating func allow(tries: Int) { pending?.tries = tries }

    /// Takes back the question that waits for an answer: nothing has happened.
    package mutating func dropQuestion() { pending = nil }
}
