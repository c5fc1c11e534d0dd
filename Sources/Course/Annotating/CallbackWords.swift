import Lifecycle

/// Finds the names of callbacks in a line of a log, however they are written.
struct CallbackWords: Sendable {
    /// Callbacks by the word that begins their name, in small letters.
    private let byWord: [String: [Name]]

    /// A name of a callback.
    private struct Name: Hashable, Sendable {
        let callback: Callback
        /// The label of its first argument that has one, in small letters; empty if there is none.
        let label: String
    }

    static let all = CallbackWords()

    private init() {
        var byWord: [String: [Name]] = [:]
        for callback in Callback.allCases {
            let name = Name(callback: callback, label: CallbackWords.label(of: callback.signature))
            let spellings = [callback.signature, callback.selector, callback.rawValue]
            for word in Set(spellings.map { $0.prefix { $0 != "(" && $0 != ":" }.lowercased() })
            where !word.isEmpty {
                byWord[word, default: []].append(name)
            }
        }
        // Names within the names of delegates' methods, and some that only logs have.
        for (word, callback) in CallbackWords.others {
            byWord[word.lowercased(), default: []].append(Name(callback: callback, label: ""))
        }
        self.byWord = byWord
    }

    /// Names in words, as people write them in messages of their own.
    private static let phrases = LogWords.rows("phrase").reduce(into: [String: Callback]()) { phrases, row in
        phrases["\(row[0]) \(row[1])"] = Callback(rawValue: row[2])
    }

    /// Returns the callback that two consecutive words name, such as "did load".
    func callback(inWords first: Substring, _ second: Substring) -> Callback? {
        CallbackWords.phrases["\(first) \(second)".lowercased()]
    }

    private static let others = LogWords.rows("spelling").compactMap { row in
        Callback(rawValue: row[1]).map { (row[0], $0) }
    }

    /// `willshow` of `navigationController(_:willShow:animated:)`.
    private static func label(of signature: String) -> String {
        let labels = signature.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split(separator: ":")
        return labels.first { $0 != "_" }.map { $0.lowercased() } ?? ""
    }

    /// Returns the callback that a word names.
    ///
    /// - Parameters:
    ///   - word: The word.
    ///   - rest: The text that follows it on the line.
    /// - Returns: Nil if no callback has this name, or if the name needs an argument that doesn't follow.
    func callback(_ word: Substring, rest: Substring) -> Callback? {
        let word = word.lowercased()
        guard let names = byWord[word] else { return nil }
        let isVague = names.count > 1 || CallbackWords.isVague(word)
        guard isVague else { return names.first?.callback }
        let argument = rest.prefix(60).lowercased()
        let labelled = names.first { !$0.label.isEmpty && argument.contains($0.label) }
        return (labelled ?? (CallbackWords.isVague(word) ? nil : names.first))?.callback
    }

    /// Words with which methods of many objects begin.
    private static let vague = Set(LogWords.list("vague"))

    /// Returns whether a word names a callback only together with its argument.
    private static func isVague(_ word: String) -> Bool {
        vague.contains(word)
    }
}
