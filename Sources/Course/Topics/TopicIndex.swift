import CommandLanguage
import Foundation

/// Finds a topic by any of its names, or by a question or message that contains one.
struct TopicIndex: Sendable {
    /// One name, as the set of its words.
    private struct Name: Sendable {
        let words: [String]
        let target: Int
        /// How much it tells: its words, each by its rarity, and more for each further word.
        let weight: Double
    }

    private let reader: TopicWords
    private let names: [Name]
    private let targets: [[String]: Int]
    /// How much each word tells: the more, the fewer topics have it in a name.
    private let rarity: [String: Double]
    /// Known words by their number of letters, in an order that never changes.
    private let vocabulary: [Int: [String]]
    /// Names that mean the same as one of another topic, which keeps it.
    let clashes: [String]

    /// Makes an index.
    ///
    /// - Parameters:
    ///   - table: What is known of words.
    ///   - topics: All names of each topic; an index in this list is what is found.
    init(_ table: TopicWords.Table, topics: [[String]]) {
        let reader = TopicWords(table, names: topics.joined())
        var targets: [[String]: Int] = [:], clashes: [String] = []
        var found: [(words: [String], target: Int)] = []
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
                found.append((words, target))
            }
        }
        var holders: [String: Set<Int>] = [:]
        for name in found { for word in name.words { holders[word, default: []].insert(name.target) } }
        let rarity = Dictionary(
            uniqueKeysWithValues: holders.map {
                let bonus = reader.symptoms.contains($0) ? 2 : Double($0.count) / 6
                return ($0, log(Double(topics.count) / Double($1.count)) + bonus)
            })
        self.reader = reader
        self.targets = targets
        self.clashes = clashes
        self.rarity = rarity
        names = found.map { name in
            let weight = name.words.reduce(Double(name.words.count - 1)) { $0 + (rarity[$1] ?? 0) }
            return Name(words: name.words, target: name.target, weight: weight)
        }
        vocabulary = Dictionary(grouping: rarity.keys.sorted().filter { $0.count > 2 }, by: \.count)
    }

    /// The topic that has a name, in whatever order its words stand.
    ///
    /// - Parameter text: The name as typed.
    /// - Returns: Nil if there is none.
    func topic(named text: String) -> Int? { targets[Set(reader.words(of: text)).sorted()] }

    /// The topic of the name in a question or message that tells most of it.
    ///
    /// - Parameter text: A question, or a message of the console.
    /// - Returns: Nil if it contains none, or none that tells what it is about.
    func topic(in text: String) -> Int? { topic(among: Set(mended(text))) }

    private func topic(among words: Set<String>) -> Int? {
        var best: Name?
        for name in names where name.weight > best?.weight ?? 0 && words.isSuperset(of: name.words) {
            best = name
        }
        guard let best else { return nil }
        // One word of many is no answer; three of a message are.
        return best.words.count > 2 || best.weight * 3 >= weight(of: words) ? best.target : nil
    }

    private func weight(of words: some Collection<String>) -> Double {
        words.reduce(0) { $0 + (rarity[$1] ?? TopicIndex.unknown) }
    }

    /// How much a word tells that is in no name: it may be the one that counts, or the name of somebody's class.
    private static let unknown = 4.0

    /// The topic with a name of which most words are in a question, once unknown ones are replaced by the nearest known
    /// ones.
    ///
    /// - Parameter text: A name or question as typed.
    /// - Returns: Nil if there is none even so.
    func topic(nearly text: String) -> Int? {
        let words = Set(mended(text))
        if let target = targets[words.sorted()] ?? topic(among: words) { return target }
        let total = weight(of: words)
        var best: (target: Int, likeness: Double)?
        for name in names {
            let shared = weight(of: name.words.filter(words.contains))
            let likeness = shared * 2 / (weight(of: name.words) + total)
            if likeness > best?.likeness ?? TopicIndex.leastLikeness { best = (name.target, likeness) }
        }
        return best?.target
    }

    /// A name and a question have to share this part of what they tell, of which 1 is all.
    private static let leastLikeness = 0.4

    /// The words of a text, with known ones in place of those that are nearly so.
    private func mended(_ text: String) -> [String] {
        let words = reader.words(of: text)
        guard words.count <= TopicWords.mostCorrected else { return words }
        let mended = words.map { word in
            if rarity[word] != nil || word.count < 6 { return word }
            return Spelling.closest(to: word, among: candidates(for: word), forgiving: word.count < 8 ? 1 : 2)
                ?? word
        }
        return mended == words ? words : reader.words(of: mended.joined(separator: " "))
    }

    /// Known words of about the same length.
    private func candidates(for word: String) -> [String] {
        (max(3, word.count - 2)...word.count + 2).flatMap { vocabulary[$0] ?? [] }
    }
}
