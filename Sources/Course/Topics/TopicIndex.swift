import CommandLanguage

/// Finds a topic by any of its names, or by a question or message that contains one.
struct TopicIndex: Sendable {
    /// One name, as the set of its words.
    private struct Name: Sendable {
        let words: [String]
        let target: Int
        /// The letters of its words.
        let letters: Int

        /// How much it tells: its letters, and more for each further word.
        var weight: Int { letters + (words.count - 1) * 8 }
    }

    private let reader: TopicWords
    private let names: [Name]
    private let targets: [[String]: Int]
    private let vocabulary: Set<String>
    /// Names that mean the same as one of another topic, which keeps it.
    let clashes: [String]

    /// Makes an index.
    ///
    /// - Parameters:
    ///   - table: What is known of words.
    ///   - topics: All names of each topic; an index in this list is what is found.
    init(_ table: TopicWords.Table, topics: [[String]]) {
        let reader = TopicWords(table, names: topics.joined())
        var names: [Name] = [], targets: [[String]: Int] = [:], clashes: [String] = []
        let firstNames = topics.enumerated().map { (target: $0, spellings: $1.prefix(1)) }
        let otherNames = topics.enumerated().map { (target: $0, spellings: $1.dropFirst()) }
        for (target, spellings) in firstNames + otherNames {
            for spelling in spellings {
                let words = Set(reader.words(of: spelling)).sorted()
                if words.isEmpty { continue }
                if let other = targets[words] {
                    if other != target { clashes.append("\(spelling): \(topics[other].first ?? "")") }
                    continue
                }
                targets[words] = target
                let letters = words.reduce(0) { $0 + $1.count }
                names.append(Name(words: words, target: target, letters: letters))
            }
        }
        self.reader = reader
        self.names = names
        self.targets = targets
        self.clashes = clashes
        vocabulary = Set(names.flatMap(\.words))
    }

    /// The number of names.
    var count: Int { names.count }

    /// The topic that has a name, in whatever order its words stand.
    ///
    /// - Parameter text: The name as typed.
    /// - Returns: Nil if there is none.
    func topic(named text: String) -> Int? { targets[Set(reader.words(of: text)).sorted()] }

    /// The topic of the name in a question or message that tells most of it.
    ///
    /// - Parameter text: A question, or a message of the console.
    /// - Returns: Nil if it contains none, or none that tells what it is about.
    func topic(in text: String) -> Int? { topic(among: Set(reader.words(of: text))) }

    private func topic(among words: Set<String>) -> Int? {
        var best: Name?
        for name in names where name.weight > best?.weight ?? 0 && words.isSuperset(of: name.words) {
            best = name
        }
        guard let best else { return nil }
        // One word of many is no answer; three of a message are.
        let total = words.reduce(0) { $0 + $1.count }
        return best.words.count > 2 || best.letters * 3 >= total ? best.target : nil
    }

    /// The topic that is found once words that are unknown are replaced by the nearest known ones.
    ///
    /// - Parameter text: A name or question as typed.
    /// - Returns: Nil if there is none even so.
    func topic(nearly text: String) -> Int? {
        let words = reader.words(of: text).prefix(TopicIndex.mostCorrected)
        let mended = words.map { word in
            if vocabulary.contains(word) { return word }
            return Spelling.closest(to: word, among: candidates(for: word)) ?? word
        }
        let meant = Set(mended.flatMap { reader.words(of: $0) })
        return targets[meant.sorted()] ?? topic(among: meant)
    }

    private static let mostCorrected = 12

    /// Known words of about the same length, in an order that never changes.
    private func candidates(for word: String) -> [String] {
        vocabulary.filter { abs($0.count - word.count) <= 3 && $0.count > 2 }.sorted()
    }
}
