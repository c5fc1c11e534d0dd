import CommandLanguage
import Lifecycle
import Session

/// An answer in a word or two: a number, a call, or yes or no.
enum PlainAnswer: Hashable, Sendable {
    case number(Int)
    /// A call; nil when nothing is called.
    case call(Callback?)
    /// A call of another controller than the one asked about.
    case callOfOther(Goal.CallName)
    case truth(Bool)

    /// Reads an answer; nil if the line is none to such an exercise.
    ///
    /// - Parameters:
    ///   - line: The line as typed.
    ///   - kind: The kind of the exercise.
    ///   - controller: The controller asked about.
    init?(_ line: String, to kind: Exercise.Kind, about controller: String) {
        let words = line.split { $0.isWhitespace }.map { $0.lowercased() }
        switch kind {
        case .state:
            guard words.count == 1, let isSo = PlainAnswer.truths[words[0]] else { return nil }
            self = .truth(isSo)
        case .count:
            guard let first = words.first, words.count == 1 || ["time", "times"].contains(words[1]),
                words.count <= 2, let number = PlainAnswer.numbers[first] ?? Int(first), number >= 0
            else { return nil }
            self = .number(number)
        case .next:
            if AnswerReader.saysNothing(line) {
                self = .call(nil)
                return
            }
            guard words.count == 1 else { return nil }
            let parts = line.trimmingWhitespace().split(separator: ".", maxSplits: 1).map(String.init)
            guard let callback = parts.last.flatMap(CallbackName.callback) else { return nil }
            guard parts.count == 2, parts[0] != controller else {
                self = .call(callback)
                return
            }
            self = .callOfOther(Goal.CallName(controller: parts[0], callback: callback))
        default: return nil
        }
    }

    private static let truths = [
        "yes": true, "y": true, "true": true, "no": false, "n": false, "false": false,
    ]
    private static let numbers = [
        "never": 0, "zero": 0, "once": 1, "one": 1, "twice": 2, "two": 2, "three": 3,
    ]

    /// The answer in its one canonical form.
    var text: String {
        switch self {
        case .number(let number): String(number)
        case .call(let callback): callback?.rawValue ?? "nothing"
        case .callOfOther(let call): "\(call.controller).\(call.callback.rawValue)"
        case .truth(let isSo): isSo ? "yes" : "no"
        }
    }

    /// How an exercise of a kind is answered.
    static func form(of kind: Exercise.Kind) -> String {
        switch kind {
        case .count: "Answer with a number, such as: 2"
        case .next: "Answer with one call, such as: viewDidLoad; or: nothing"
        default: "Answer with yes or no."
        }
    }
}
