import CommandLanguage
import Lifecycle
import Session

extension Exercise.Feedback {
    /// Returns whether a command of a task shows the belief: it begins like that of the feedback, or overrides its method in
    /// Swift.
    func isShown(by statement: String) -> Bool {
        guard case .surplus(let command) = mistake else { return false }
        func words(_ text: String) -> [Substring] {
            text.lowercased().split { $0.isWhitespace || $0 == "{" || $0 == "}" }
        }
        let head = words(command)
        return words(statement).starts(with: head)
            || head.count > 1 && head[0] == "override" && statement.lowercased().contains("func \(head[1])(")
    }

    /// Returns whether changed code shows the belief: it overrides the method that the feedback names, or contains the text of
    /// it, and the code of the lesson doesn't; or it lacks the text after `without`.
    ///
    /// - Parameters:
    ///   - code: The code as it is now.
    ///   - original: The code of the lesson.
    /// - Returns: Whether the learner made the mistake.
    func isShown(in code: String, changedFrom original: String) -> Bool {
        guard case .surplus(let mistake) = mistake else { return false }
        if mistake.hasPrefix("without ") { return !code.contains(String(mistake.dropFirst(8))) }
        let words = mistake.split(separator: " ")
        let isOverride = words.count == 2 && words[0] == "override"
        let signs = isOverride ? ["func \(words[1])(", mistake] : [mistake]
        return signs.contains { code.contains($0) } && !signs.contains { original.contains($0) }
    }

    /// The answer to a question about a number, a next call or a state that the feedback is on.
    ///
    /// - Parameter question: The question.
    /// - Returns: Nil if it names none.
    func answer(to question: EngineQuestion) -> PlainAnswer? {
        switch mistake {
        case .surplus(let word): question.read(word)
        case .nothing: question.read("nothing")
        case .order, .without: nil
        }
    }
}

/// A foreseen mistake with the calls that it names.
enum ResolvedMistake: Hashable {
    case order(Call, Call)
    case without(Call)
    case surplus(Call)
    case nothing

    var calls: [Call] {
        switch self {
        case .order(let first, let second): [first, second]
        case .without(let call), .surplus(let call): [call]
        case .nothing: []
        }
    }

    /// Returns whether an answer makes the mistake; false also if it doesn't concern the answer.
    ///
    /// - Parameters:
    ///   - answer: The calls of the answer.
    ///   - expected: The actual calls, as far as the exercise asks about them.
    /// - Returns: Whether it does.
    func fits(_ answer: [Call], _ expected: ExpectedCalls) -> Bool {
        switch self {
        case .order(let first, let second): Self.puts(first, before: second, answer, expected)
        case .without(let missing):
            answer.count { $0 == missing } < expected.calls.count { $0 == missing }
        case .surplus(let surplus):
            answer.count { $0 == surplus } > expected.calls.count { $0 == surplus }
        case .nothing: answer.isEmpty && !expected.calls.isEmpty
        }
    }

    /// Returns whether some answer can make the mistake.
    func canFit(_ expected: ExpectedCalls) -> Bool {
        switch self {
        case .order: fits(calls, expected)
        case .surplus(let call): fits([call] + expected.calls.filter { $0 == call }, expected)
        case .without, .nothing: fits([], expected)
        }
    }

    /// Returns whether an answer puts one call before another, and UIKit doesn't.
    ///
    /// An answer without the second call makes the mistake only if UIKit has it instead of the first: of what is left
    /// out nobody says where it would stand.
    private static func puts(
        _ one: Call, before another: Call, _ answer: [Call], _ expected: ExpectedCalls
    ) -> Bool {
        guard let given = answer.firstIndex(of: one) else { return false }
        let first = expected.calls.firstIndex(of: one)
        let second = expected.calls.firstIndex(of: another)
        guard let other = answer.firstIndex(of: another) else { return first == nil && second != nil }
        guard given < other else { return false }
        guard let first, let second else { return true }
        return expected.requires(second, before: first)
    }
}

extension Exercise.Feedback.ForeseenMistake {
    /// Looks up the calls that it names.
    ///
    /// - Parameters:
    ///   - asked: The calls that the exercise asks about.
    ///   - world: The world in which names are looked up.
    /// - Returns: The mistake.
    /// - Throws: A ``CommandError`` if it names a call that is not asked about.
    func resolved(asked: AskedCalls, world: World) throws(CommandError) -> ResolvedMistake {
        func call(_ name: String) throws(CommandError) -> Call {
            let calls = try AnswerReader.calls(in: name, asked: asked, world: world)
            guard let call = calls.first else { throw CommandError("\(name) isn't a call.") }
            return call
        }
        switch self {
        case .order(let first, let second): return .order(try call(first), try call(second))
        case .without(let name): return .without(try call(name))
        case .surplus(let name): return .surplus(try call(name))
        case .nothing: return .nothing
        }
    }
}
