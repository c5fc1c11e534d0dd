import Characters
import CommandLanguage
import CourseTexts
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
        let line = line.withoutStop
        let words = line.split { $0.isWhitespace }.map { $0.lowercased() }
        switch kind {
        case .state:
            // Behind a yes or no with a comma one may say more, or why.
            let clause = line.prefix { !",;，；.。".contains($0) }.trimmed.lowercased()
            let head = words.count > 1 && words[1] == "because" ? words[0] : clause
            guard (PlainAnswer.yes + PlainAnswer.no).contains(head) else { return nil }
            self = .truth(PlainAnswer.yes.contains(head))
        case .count:
            guard let number = PlainAnswer.count(in: line, words) else { return nil }
            self = .number(number)
        case .next:
            if AnswerReader.saysNothing(line) {
                self = .call(nil)
                return
            }
            guard words.count == 1 else { return nil }
            let parts = line.split(separator: ".", maxSplits: 1).map(String.init)
            guard let callback = parts.last.flatMap(CallbackName.callback) else { return nil }
            guard parts.count == 2, parts[0] != controller else {
                self = .call(callback)
                return
            }
            self = .callOfOther(Goal.CallName(controller: parts[0], callback: callback))
        default: return nil
        }
    }

    /// The number that a line says: `2`, `2 times`, `2x`, `twice`, `not at all`, `两次`.
    private static func count(in line: String, _ words: [String]) -> Int? {
        // No is no number.
        if AnswerReader.saysNothing(line), !no.contains(line.lowercased()) { return 0 }
        guard let first = words.first, words.count <= 2 else { return nil }
        guard words.count == 1 || ["time", "times"].contains(words[1]) || marks.contains(words[1]) else {
            return nil
        }
        let isTimes = words.count == 1 && first.count > 1 && marks.contains(where: first.hasSuffix)
        let word = isTimes ? String(first.dropLast()) : first
        return numbers.firstIndex { $0.contains(word) } ?? Int(word).flatMap { $0 < 0 ? nil : $0 }
    }

    /// The words for yes and no.
    private static let yes = CourseTexts.list("yes"), no = CourseTexts.list("no")

    /// The marks after a number that make it a count.
    private static let marks = CourseTexts.list("times")
    /// The words for the numbers from 0 on.
    private static let numbers = CourseTexts.list("numbers").map { row in
        row.split(separator: " ").map { String($0) }
    }

    /// The answer in its one canonical form.
    var text: String {
        switch self {
        case .number(let number): String(number)
        case .call(let callback): callback?.rawValue ?? "nothing"
        case .callOfOther(let call): "\(call.controller).\(call.callback.rawValue)"
        case .truth(let isSo): isSo ? "yes" : "no"
        }
    }

    /// Returns the form of an answer to an exercise of a kind.
    static func form(of kind: Exercise.Kind) -> String {
        switch kind {
        case .count: "Answer with a number, such as 2."
        case .next: "Answer with one call, such as viewDidLoad, or nothing if none is made."
        default: "Answer with yes or no."
        }
    }
}

extension String {
    /// An answer without the full stop behind it.
    fileprivate var withoutStop: String {
        var text = trimmed
        while let last = text.last, ".!…。！".contains(last) { text = text.dropLast().trimmed }
        return text
    }
}
