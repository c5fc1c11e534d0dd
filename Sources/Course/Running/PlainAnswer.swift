import Characters
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
        let line = line.withoutStop
        let words = line.split { $0.isWhitespace }.map { $0.lowercased() }
        switch kind {
        case .state:
            // Behind a yes or no with a comma one may say more.
            let head = line.prefix { !",;，；.。".contains($0) }.trimmed.lowercased()
            guard let isSo = PlainAnswer.truths[head] else { return nil }
            self = .truth(isSo)
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
        if AnswerReader.saysNothing(line) { return 0 }
        guard let first = words.first, words.count <= 2 else { return nil }
        guard words.count == 1 || ["time", "times"].contains(words[1]) || marks.contains(words[1]) else {
            return nil
        }
        let isTimes = words.count == 1 && first.count > 1 && marks.contains(where: first.hasSuffix)
        let word = isTimes ? String(first.dropLast()) : first
        guard let number = numbers[word] ?? Int(word), number >= 0 else { return nil }
        return number
    }

    private static let truths = [
        "yes": true, "y": true, "true": true, "yep": true, "yeah": true, "yup": true,
        "no": false, "n": false, "false": false, "nope": false, "nah": false,
        "是": true, "是的": true, "对": true, "对的": true, "会": true, "正确": true, "真": true,
        "不是": false, "不": false, "不对": false, "不会": false, "否": false, "没有": false, "假": false,
    ]

    /// The marks after a number that make it a count.
    private static let marks = ["x", "×", "次", "遍", "回"]
    private static let numbers = [
        "never": 0, "zero": 0, "once": 1, "one": 1, "twice": 2, "two": 2, "thrice": 3, "three": 3,
        "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
        "零": 0, "一": 1, "二": 2, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "十": 10,
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

    /// Returns the form of an answer to an exercise of a kind.
    static func form(of kind: Exercise.Kind) -> String {
        switch kind {
        case .count: "Answer with a number, such as 2."
        case .next: "Answer with one call, such as viewDidLoad, or the word nothing."
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
