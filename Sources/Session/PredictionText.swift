import Characters
import CommandLanguage
import Lifecycle

/// The text after `predict`: the scope, if it is given, and the commands.
struct PredictionText {
    let scope: Scope
    let commands: String

    /// The scope of a prediction.
    enum Scope: Hashable {
        /// The calls typical of such commands.
        case usual
        /// All calls.
        case everything
        /// The calls that are named.
        case calls(AskedNames)
    }

    /// Reads `push detail`, `all push detail`, `all of feed: push detail`, `viewDidLoad of
    /// feed, detail: push detail`, `viewDidLoad: push detail`.
    ///
    /// - Parameter text: The text after `predict`.
    /// - Throws: A ``CommandError`` if the text before the commands names no calls.
    init(_ text: String) throws(CommandError) {
        let head = PredictionText.head(of: text)
        let words = head?.split { $0.isWhitespace } ?? []
        let calls = words.map { $0.split(separator: ".").map(String.init) }
        let areCalls =
            !words.isEmpty && calls.allSatisfy { CallbackName.callback(for: $0.last ?? "") != nil }
        if let head, words.contains("of") || areCalls, !head.contains(where: { ";{\"=".contains($0) }) {
            let names = calls.filter { $0.count > 1 }.map { $0[0] }
            let owners = names.isEmpty ? AskedNames.everybody : names.joined(separator: ", ")
            let methods = calls.compactMap { $0.last }.joined(separator: " ")
            scope = .calls(try AskedNames(areCalls ? "\(methods) of \(owners)" : String(head)))
            commands = text.dropFirst(head.count + 1).trimmed
            return
        }
        let rest = text.dropFirst("all".count)
        if text.hasPrefix("all"), rest.first.map({ $0.isWhitespace || $0 == ":" }) ?? true {
            scope = .everything
            commands = (words == ["all"] ? rest.drop { $0 != ":" }.dropFirst() : rest).trimmed
        } else {
            scope = .usual
            commands = text
        }
    }

    /// Indicates whether the last word of a line can be completed to the `all` of `predict all`.
    static func canBeAll(_ line: String) -> Bool {
        let words = line.drop { $0.isWhitespace }.split(omittingEmptySubsequences: false) { $0.isWhitespace }
        return words.count == 2 && words[0] == "predict" && "all".hasPrefix(words[1])
    }

    /// Returns the text before the first colon outside parentheses; nil if there is none.
    private static func head(of text: String) -> Substring? {
        var depth = 0
        let colon = text.firstIndex { character in
            switch character {
            case "(": depth += 1
            case ")": depth -= 1
            default: break
            }
            return character == ":" && depth <= 0
        }
        return colon.map { text[..<$0] }
    }
}
