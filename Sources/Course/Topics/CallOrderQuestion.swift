import CommandLanguage
import Lifecycle

/// A question which of two calls comes first, such as "is viewDidLoad called before viewWillAppear?".
struct CallOrderQuestion: Hashable, Sendable {
    /// The two calls, in the order in which they are named.
    let calls: [Callback]
    /// The other words that tell something, as they are written, such as "popping".
    let others: [String]
    /// Indicates whether the question attributes the calls to two controllers, such as a child and its
    /// parent.
    let isOfTwo: Bool
}

extension TopicWords {
    /// Returns the question in a text that names two calls and asks for their order.
    ///
    /// - Parameters:
    ///   - text: A question.
    ///   - isDifference: Whether to accept a question about their difference as well.
    /// - Returns: Nil if it asks something else.
    func orderQuestion(in text: String, isDifference: Bool = false) -> CallOrderQuestion? {
        let text = text.prefix(TopicWords.longestText)
        var calls: [Callback] = [], rest: [Substring] = []
        // A name with its arguments, such as `willMove(toParent:)`, has to stay whole.
        for token in text.split(whereSeparator: { $0.isWhitespace || TopicWords.marks.contains($0) }) {
            let name = String(token.split(separator: ".").last ?? token)
            if CallbackName.isFullName(name), let call = CallbackName.callback(for: name) {
                calls.append(call)
            } else {
                rest.append(token)
            }
        }
        var others: [String] = [], asksOrder = false, owners: Set<String> = []
        for word in plainWords(of: rest.joined(separator: " ")) {
            if ordering.contains(word) || isDifference && comparing.contains(word) {
                asksOrder = true
            } else if word == TopicWords.negation {
                return nil
            } else if TopicWords.owners.contains(where: { $0.contains(word) }) {
                owners.insert(word)
                if !tellsNothingOfOrder(word) { others.append(word) }
            } else if let call = TopicWords.calls[word] {
                calls.append(call)
            } else if !tellsNothingOfOrder(word) {
                others.append(word)
            }
        }
        let named = calls.enumerated().filter { calls.firstIndex(of: $1) == $0 }.map(\.element)
        guard asksOrder, named.count == 2, !TopicWords.tellsWhatFollows(String(text)) else { return nil }
        return CallOrderQuestion(
            calls: named, others: others, isOfTwo: TopicWords.owners.contains(where: owners.isSuperset))
    }

    /// Returns whether a text states what happens right after something else, rather than asking for it.
    private static func tellsWhatFollows(_ text: String) -> Bool {
        let words = text.lowercased().split { !$0.isLetter }.map(String.init)
        let isAtOnce = zip(words, words.dropFirst()).contains {
            atOnce.contains($0) && ["after", "before"].contains($1)
        }
        return isAtOnce && (words.first == "why" || !QuestionWords.askSomething(text))
    }

    private static let atOnce: Set<String> = ["right", "immediately", "directly", "straight", "just"]
    /// Pairs of controllers with separate calls.
    private static let owners: [Set<String>] = [
        ["child", "parent"], ["presenter", "presented"], ["old", "new"], ["source", "destination"],
    ]

    private func tellsNothingOfOrder(_ word: String) -> Bool {
        // The A and B of a question are any two controllers.
        if word.count == 1, word.allSatisfy(\.isASCII) { return true }
        return nothing.contains(word) || roles.contains(word)
    }

    /// The punctuation around names that belongs to none.
    private static let marks: Set<Character> = [
        ",", ";", "?", "!", "'", "\u{2019}", "\"", "`", "，", "；", "？", "！", "、", "。",
    ]

    /// The calls that have a name of their own, by that name.
    static let calls: [String: Callback] = Dictionary(
        grouping: Callback.allCases
    ) { String($0.rawValue.prefix { $0 != "(" }).lowercased() }
    .compactMapValues { $0.count == 1 ? $0.first : nil }
}

extension TopicIndex {
    /// Returns the question in a text that asks for the order of two calls and for nothing else that has a
    /// page.
    ///
    /// - Parameters:
    ///   - text: A question.
    ///   - isDifference: Whether to accept a question about their difference as well.
    ///   - settings: The words for possible transitions, such as `push`.
    /// - Returns: Nil if it asks something else.
    func orderQuestion(
        in text: String, isDifference: Bool = false, settings: () -> Set<String>
    ) -> CallOrderQuestion? {
        guard let question = reader.orderQuestion(in: text, isDifference: isDifference) else { return nil }
        let others = question.others.filter { rarity[$0] != nil }
        return others.isEmpty || settings().isSuperset(of: others) ? question : nil
    }

    /// The words of a text that tell it from others.
    func words(of text: String) -> Set<String> { Set(reader.words(of: text)) }
}
