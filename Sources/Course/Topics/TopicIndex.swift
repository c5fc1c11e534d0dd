import CommandLanguage
import Foundation
import Lifecycle
import PageSearch

/// Finds the page of a name, a question or a message.
struct TopicIndex: Sendable {
    /// A page that was found.
    struct Found {
        let page: Int
        /// Indicates whether the page is right as far as can be told; otherwise it is the closest one.
        let isCertain: Bool
        /// Indicates whether the next page is far behind.
        var isAhead = true
        /// The page that is right if this one isn't.
        var next: Int?
    }

    let reader: TopicWords
    /// Only questions need it.
    private let search: LazyValue<PageSearch?>
    private let targets: [Set<String>: Int]
    /// The weight of each word; the fewer pages have it in a name, the higher.
    let rarity: [String: Double]
    /// The words of all names of each page.
    private let vocabularies: [Set<String>]
    /// Known words by their length.
    private let vocabulary: [Int: [String]]
    /// The words of names that several pages have.
    private let shared: Set<Set<String>>

    /// Makes an index.
    ///
    /// - Parameters:
    ///   - words: What is known of words.
    ///   - topics: All names of each page, the most important first; an index in this list is what is found.
    ///   - texts: The text of each page.
    init(_ words: String, topics: [[String]], texts: [String]) {
        let names = TopicWords.simplified(topics.joined().joined(separator: "\n"))
        var all = names.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
        let pieces = topics.map { names in names.map { _ in TopicWords.pieces(in: all.removeFirst()) } }
        let reader = TopicWords(words, names: pieces.joined().joined())
        var targets: [Set<String>: Int] = [:], shared: Set<Set<String>> = []
        var rows: [(words: String, page: Int)] = []
        var vocabularies: [Set<String>] = topics.map { _ in [] }
        var spellings: [(name: [TopicWords.Piece], page: Int, rank: Int)] = []
        for (page, names) in topics.enumerated() {
            for (place, name) in names.enumerated() {
                // A signature means the page only where no plain name has its words.
                let isSignature = name.contains(":") && !name.contains(" ")
                spellings.append((pieces[page][place], page, place == 0 ? 0 : isSignature ? 2 : 1))
            }
        }
        for wanted in 0...2 {
            for (name, page, rank) in spellings where rank == wanted {
                let read = reader.words(of: name)
                if read.isEmpty { continue }
                if let other = targets[Set(read)] {
                    if other == page { continue }
                    if rank < 2 { shared.insert(Set(read)) }
                } else {
                    targets[Set(read)] = page
                }
                vocabularies[page].formUnion(read)
                rows.append((read.joined(separator: " "), page))
            }
        }
        var holders: [String: Double] = [:]
        for word in vocabularies.joined() { holders[word, default: 0] += 1 }
        self.reader = reader
        self.targets = targets
        self.shared = shared
        self.vocabularies = vocabularies
        rarity = holders.mapValues { log(Double(topics.count) / $0) }
        vocabulary = Dictionary(grouping: holders.keys.sorted(), by: \.utf8.count)
        let pages = zip(topics, texts).map { [$0.first ?? "", $0.dropFirst().joined(separator: " "), $1] }
        search = LazyValue { [rows] in try? PageSearch(names: rows, pages: pages) }
    }

    /// Makes what only questions need, for whoever can do that while nobody waits.
    func prepareToSearch() { _ = search.value }

    /// The page that has a name, in whatever order its words are.
    func topic(named text: String) -> Int? { targets[Set(reader.words(of: text))] }

    /// The page that a question or message is about.
    ///
    /// - Parameter text: A question, or a message of the console.
    /// - Returns: Nil if no page shares enough with it.
    func topic(in text: String) -> Found? {
        var words = correctedWords(of: text)
        if let page = targets[Set(words)] {
            return Found(page: page, isCertain: !shared.contains(Set(words)))
        }
        guard unknownTerm(in: text) == nil else { return nil }
        words.removeAll(where: reader.affirmedCalls(in: text).contains)
        let asked = Set(words)
        let found = search.value?.matches(of: words.flatMap { Array(repeating: $0, count: emphasis(of: $0)) })
        var scores: [Int: Double] = [:], whole: [Int: Int] = [:]
        for name in found?.names ?? [] {
            let others = Set(name.words).subtracting(asked)
            var score =
                name.score * (1 - TopicIndex.surplus * Double(others.count) / Double(name.words.count))
            if others.isEmpty {
                score *= 1 + TopicIndex.completeness * Double(min(name.words.count, 4))
                whole[name.page] = max(whole[name.page] ?? 0, name.words.count)
            }
            // What isn't denied by the question isn't asked about by a name that denies it.
            if !others.isDisjoint(with: TopicIndex.symptoms) { score *= TopicIndex.unasked }
            scores[name.page] = max(scores[name.page] ?? 0, score)
        }
        for (page, score) in found?.texts ?? [:] {
            scores[page, default: 0] += score * TopicIndex.text
        }
        let ranked = scores.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3).map { $0 }
        // If the best page covers too little, the next may be close enough.
        guard let place = ranked.firstIndex(where: { isNear($0.key, asked, whole[$0.key] ?? 0) }) else {
            return nil
        }
        let best = ranked[place], next = ranked.dropFirst(place + 1).first
        let isAhead =
            place == 0 && best.value - (next?.value ?? 0) >= best.value * TopicIndex.certainty
        // A rare word that names another page, and is in no name of this one, may be what the question is about.
        let isCovered = !asked.subtracting(vocabularies[best.key]).contains { word in
            targets[[word]] != nil && rarity[word].map { $0 > TopicIndex.rare } ?? true
        }
        return Found(page: best.key, isCertain: isAhead && isCovered, isAhead: isAhead, next: next?.key)
    }

    /// Returns whether the names of a page cover enough of a question.
    private func isNear(_ page: Int, _ asked: Set<String>, _ whole: Int) -> Bool {
        let common = asked.intersection(vocabularies[page])
        let part = weight(of: common) / max(weight(of: asked), 1)
        let isNamed = whole > 0 || common.count > 1 || part >= TopicIndex.leastOfOneWord
        return isNamed && (whole > 2 || common.count > 2 || part >= TopicIndex.leastPart)
    }

    /// The weight that a name loses for its words that the question lacks.
    private static let surplus = 0.4
    /// The weight that a name gains for each word if the question has them all.
    private static let completeness = 0.1
    /// The part of its weight that is left of a name with a symptom that isn't asked about.
    private static let unasked = 0.7
    /// The weight of the text of a page beside its names.
    private static let text = 0.3
    /// The page has to know this part of a question.
    private static let leastPart = 0.2
    /// If that is one word, and no name of the page, it has to be this part.
    private static let leastOfOneWord = 0.5
    /// The distance to the next page at which at most 3 of 100 are wrong.
    private static let certainty = 0.25
    /// The weight of a word that one in 16 pages has in a name.
    private static let rare = log(16.0)
    /// Words that tell more than their rarity does.
    private static let symptoms: Set<String> = [TopicWords.negation, "twice"]
    /// The weight of a word that is in no name.
    private static let unknown = 4.0

    private func emphasis(of word: String) -> Int {
        TopicIndex.symptoms.contains(word) ? 3 : reader.isCode(word) ? 2 : 1
    }

    private func weight(of words: Set<String>) -> Double {
        words.reduce(0) { $0 + (rarity[$1] ?? TopicIndex.unknown) }
    }

    /// The term of a few words that a text is, or asks about, and of which no page has the word that tells it
    /// from others, such as `zoom transition`: a page on the common word is no page on it.
    ///
    /// - Parameter text: A name, term or question.
    /// - Returns: Nil if it is no such term.
    func unknownTerm(in text: String) -> String? {
        guard text.utf8.count < TopicWords.longestText else { return nil }
        let words = correctedWords(of: text), known = words.filter { rarity[$0] != nil }
        guard (2...3).contains(words.count), known.count == 1, !known.contains(where: reader.isCode) else {
            return nil
        }
        func saysNothing(_ word: Substring) -> Bool { reader.nothing.contains(word.lowercased()) }
        let typed = text.split { $0.isWhitespace || ",;?!\"`".contains($0) }
        let term = typed.drop(while: saysNothing).reversed().drop(while: saysNothing).reversed()
        return term.count == words.count && text.utf8.allSatisfy { $0 < 0x80 }
            ? term.joined(separator: " ") : nil
    }

    /// The words of a text that tell it from others.
    func words(of text: String) -> Set<String> { Set(reader.words(of: text)) }

    /// The words of a text that tell it from others, with the nearest known ones in place of typos.
    func correctedWords(of text: String) -> [String] {
        let words = reader.words(of: text)
        guard words.count <= 12 else { return words }
        let corrected = words.map { word in
            guard rarity[word] == nil, word.utf8.count > 4, !reader.isListed(word)
            else { return word }
            let candidates = (word.utf8.count - 2...word.utf8.count + 2).flatMap { vocabulary[$0] ?? [] }
            let closest = Spelling.closest(to: word, among: candidates, forgiving: word.count < 8 ? 1 : 2)
            // In a short word only letters in the wrong order are a typo.
            return closest.map { word.utf8.count > 5 || $0.sorted() == word.sorted() ? $0 : word } ?? word
        }
        let telling = corrected.filter { !reader.nothing.contains($0) }
        return telling.isEmpty ? corrected : telling
    }
}
