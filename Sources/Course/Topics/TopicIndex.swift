import CommandLanguage
import Foundation
import Lifecycle

/// Finds a topic by any of its names, or by a question or message that contains one.
struct TopicIndex: Sendable {
    /// A name as it is written.
    private struct Written {
        let text: String
        let target: Int
        let rank: Int
        let plainWords: [String]
    }

    let reader: TopicWords
    private let names: [Name]
    private let targets: [[String]: Int]
    /// The weight of each word; the fewer topics have it in a name, the higher.
    let rarity: [String: Double]
    /// The topics that are called after something that does not come.
    private let areAbsences: Set<Int>
    /// The words of all names of each topic.
    private let vocabularies: [Set<String>]
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
        var found: [(words: [String], target: Int, text: String)] = []
        let spellings = topics.enumerated().flatMap { target, names in
            names.enumerated().map { place, name in
                Written(
                    text: name, target: target, rank: TopicIndex.rank(of: name, at: place),
                    plainWords: reader.plainWords(of: name))
            }
        }
        for spelling in (0...2).flatMap({ rank in spellings.filter { $0.rank == rank } }) {
            let words = Set(reader.words(of: spelling.plainWords)).sorted()
            if words.isEmpty { continue }
            if let other = targets[words] {
                if other != spelling.target, spelling.rank < 2 {
                    clashes.append("\(spelling.text): \(topics[other].first ?? "")")
                }
                continue
            }
            targets[words] = spelling.target
            found.append((words, spelling.target, spelling.text))
        }
        // Between words that are known as one, such as `remove observer`, others may stand in a question.
        for spelling in spellings where spelling.text.contains(" ") {
            let words = Set(reader.wordsApart(spelling.plainWords)).sorted()
            if words.count < 2 || targets[words] != nil { continue }
            targets[words] = spelling.target
            found.append((words, spelling.target, spelling.text))
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
        vocabularies = found.reduce(into: topics.map { _ in Set() }) { $0[$1.target].formUnion($1.words) }
        areAbsences = Set(
            topics.indices.filter { place in
                topics[place].first.map { reader.words(of: $0).contains(TopicWords.negation) } ?? false
            })
        names = found.map { name in
            Name(
                words: name.words, target: name.target, text: name.text, reader,
                weight: name.words.reduce(Double(name.words.count - 1)) { $0 + (rarity[$1] ?? 0) })
        }
        vocabulary = Dictionary(grouping: rarity.keys.sorted().filter { $0.count > 2 }, by: \.count)
    }

    /// First come the names of topics, then other plain ones. A signature is found as it is written: its words mean the
    /// topic only where no plain name has them.
    private static func rank(of name: String, at place: Int) -> Int {
        place == 0 ? 0 : name.contains(":") && !name.contains(" ") ? 2 : 1
    }

    /// The topic that has a name, in whatever order its words stand.
    ///
    /// - Parameter text: The name as typed.
    /// - Returns: Nil if there is none.
    func topic(named text: String) -> Int? { targets[Set(reader.words(of: text)).sorted()] }

    /// The topic that a question or message is about: the one whose names know most of it.
    ///
    /// - Parameters:
    ///   - text: A question, or a message of the console.
    ///   - takesOneWord: Whether one word in common is enough that is no name by itself.
    /// - Returns: Nil if no topic knows enough of it.
    func topic(in text: String, takesOneWord: Bool = true) -> Int? {
        unknownTerm(in: text) != nil
            ? nil
            : topic(
                among: mendedWords(of: text), absent: reader.absent(in: text),
                places: reader.places(in: text),
                takesOneWord: takesOneWord)
    }

    /// The term of a few words that a text is, or asks about, and of which no page has the word that tells it from others,
    /// such as `zoom transition`: a page on the common word is no page on it.
    ///
    /// - Parameter text: A name, term or question.
    /// - Returns: Nil if it is no such term.
    func unknownTerm(in text: String) -> String? {
        guard text.utf8.count < TopicWords.longestText else { return nil }
        func tellsNothing(_ word: Substring) -> Bool { reader.fillers.contains(word.lowercased()) }
        let typed = text.split { $0.isWhitespace || ",;?!？。\"`".contains($0) }
        let term = typed.drop(while: tellsNothing).reversed().drop(while: tellsNothing).reversed()
        guard (2...TopicIndex.longestName).contains(term.count) else { return nil }
        let words = mendedWords(of: text), known = words.filter { rarity[$0] != nil }
        guard (2...TopicIndex.longestName).contains(words.count), known.count == 1,
            !known.contains(where: reader.isOfCode)
        else { return nil }
        return term.joined(separator: " ")
    }

    private func topic(
        among words: Set<String>, absent: Set<String>? = nil, places: Set<String> = [],
        takesOneWord: Bool = true
    ) -> Int? {
        let isDenied = words.contains(TopicWords.negation)
        let denied = isDenied ? words.intersection(TopicIndex.calls).subtracting(places) : []
        // Of what does not come again, that is asked, and not why it does not come.
        let isAgain = TopicWords.repetitions.contains(where: words.contains)
        var whole: [Int: (name: Name, weight: Double)] = [:]
        for name in names where words.isSuperset(of: name.words) {
            var weight = name.weight
            if let absent {
                // Of two calls, the one that does not come is asked about, or both.
                if absent.isDisjoint(with: name.words) { continue }
                if name.isDenied {
                    weight += TopicIndex.reasonOfAbsence
                } else if name.calls.count < name.words.count, !name.calls.isSubset(of: absent) {
                    // An order of calls that all come.
                    continue
                }
            }
            if isDenied, name.isElsewhere(than: places) { continue }
            if let lacking = name.absent {
                // A call that the name says is made must not be one that the question denies.
                let others = name.calls.subtracting(lacking)
                guard let absent, lacking.isSubset(of: absent), absent.isDisjoint(with: others) else {
                    continue
                }
            }
            // The missing thing is a call, and the name denies something else.
            if !denied.isEmpty, name.isDenied, name.calls.isEmpty { weight -= TopicIndex.reasonOfAbsence }
            if absent == nil, !isAgain, !denied.isEmpty {
                weight += name.fit(to: denied)
            }
            if name.isRepeated { weight += TopicIndex.reasonOfAbsence }
            if weight > whole[name.target]?.weight ?? 0 { whole[name.target] = (name, weight) }
        }
        var found: [(target: Int, known: Double, score: Double)] = []
        // In one order, so that sums are the same in each run.
        let sorted = words.sorted(), repeated = repeatedCalls(in: words)
        for target in vocabularies.indices {
            if !repeated.isEmpty, repeated.isDisjoint(with: vocabularies[target]) { continue }
            if !isDenied, whole[target] == nil, areAbsences.contains(target) { continue }
            let known = weight(of: sorted.filter(vocabularies[target].contains))
            if known > 0 { found.append((target, known, known + (whole[target]?.weight ?? 0))) }
        }
        // If the best topic covers too little, a rare word of the next may be enough.
        let ranked = found.sorted { ($1.score, $0.target) < ($0.score, $1.target) }.prefix(2)
        return ranked.first { place in
            let name = whole[place.target]?.name.words.count ?? 0
            return (name > 0 || place.target == ranked.first?.target)
                && tellsEnough(place.target, known: place.known, name, sorted, takesOneWord)
        }?.target
    }

    /// Returns whether a topic covers enough of a question.
    private func tellsEnough(
        _ target: Int, known: Double, _ name: Int, _ words: [String], _ takesOneWord: Bool
    ) -> Bool {
        let shared = words.filter(vocabularies[target].contains)
        if name == 0, !takesOneWord, shared.count < 2 { return false }
        // Three words of a message are enough, whatever stands around them.
        if name > 2 { return true }
        // So is the name of a method or class that the topic knows.
        if takesOneWord, shared.contains(where: reader.isOfCode) { return true }
        let isSentence = words.count > TopicIndex.longestName
        let isOneOfMany = isSentence && name == 1
        let unknown = isSentence && !isOneOfMany ? TopicIndex.unknownInSentence : TopicIndex.unknown
        let isFamiliar = words.filter { rarity[$0] != nil }.count * 3 >= words.count * 2
        let least =
            if name == 0 {
                TopicIndex.leastWithoutName
            } else if isOneOfMany {
                isFamiliar ? TopicIndex.leastAmongFamiliar : TopicIndex.leastByOne
            } else {
                TopicIndex.least
            }
        return known >= weight(of: words, unknown: unknown) * least
    }

    /// The calls of which a question says that they come more than once: a page that knows none of them is about
    /// something else.
    private func repeatedCalls(in words: Set<String>) -> Set<String> {
        guard TopicWords.repetitions.contains(where: words.contains) else { return [] }
        return words.intersection(TopicIndex.calls).filter { rarity[$0] != nil }
    }

    /// The stems of UIKit's callbacks.
    static let calls = Set(
        Callback.allCases.map { TopicWords.stem($0.rawValue.prefix { $0 != "(" }.lowercased()) })

    private func weight(of words: some Collection<String>, unknown: Double = TopicIndex.unknown) -> Double {
        words.reduce(0) { $0 + (rarity[$1] ?? unknown) }
    }

    /// The extra weight of a page about the missing call, over a page that compares it with the call that is
    /// made.
    private static let reasonOfAbsence = 4.0
    /// The weight of a word that is in no name: it may be the important one, or the name of one of the app's
    /// classes.
    private static let unknown = 4.0
    /// In a whole sentence it is more often one of those that stand around what counts, unless all that is known is one
    /// word.
    private static let unknownInSentence = 2.0
    /// The largest number of specific words in a name; more make a sentence.
    private static let longestName = 3
    /// The names of a topic, of which one is in the question whole, have to know this part of the question.
    private static let least = 1.0 / 3
    /// If that is a single word of a sentence, this part.
    private static let leastByOne = 0.4
    /// If it is, and most other words are known as well, though to other topics, this part.
    private static let leastAmongFamiliar = 0.2
    /// If none is, they have to know this part.
    private static let leastWithoutName = 0.6

    /// The topic with a name of which most words are in a question, once unknown ones are replaced by the nearest known
    /// ones.
    ///
    /// - Parameter text: A name or question as typed.
    /// - Returns: Nil if there is none even so.
    func topic(nearly text: String) -> Int? {
        let words = mendedWords(of: text)
        if unknownTerm(in: text) != nil { return nil }
        if let target = targets[words.sorted()] ?? topic(among: words) { return target }
        let total = weight(of: words.sorted())
        var best: (target: Int, likeness: Double)?
        for name in names {
            // Of a term of two words both are meant.
            let isTold =
                words.count > 2
                || words.allSatisfy {
                    rarity[$0] == nil || vocabularies[name.target].contains($0)
                }
            guard isTold else { continue }
            let shared = weight(of: name.words.filter(words.contains))
            let likeness = shared * 2 / (weight(of: name.words) + total)
            if likeness > best?.likeness ?? TopicIndex.leastLikeness { best = (name.target, likeness) }
        }
        return best?.target
    }

    /// A name and a question have to share this part of what they tell, of which 1 is all.
    private static let leastLikeness = 0.4

    private func mendedWords(of text: String) -> Set<String> {
        Set(reader.words(of: mendedPlainWords(of: text)))
    }

    /// The words of a text, with known ones in place of those that are nearly so.
    private func mendedPlainWords(of text: String) -> [String] {
        let plainWords = reader.plainWords(of: text)
        guard reader.words(of: plainWords).count <= TopicWords.mostCorrected else { return plainWords }
        return plainWords.map { word in
            let stem = TopicWords.stem(word)
            if rarity[stem] != nil || stem.count < 6 || reader.isListed(word) { return word }
            return Spelling.closest(to: stem, among: candidates(for: stem), forgiving: stem.count < 8 ? 1 : 2)
                ?? word
        }
    }

    /// Known words of about the same length.
    private func candidates(for word: String) -> [String] {
        (max(3, word.count - 2)...word.count + 2).flatMap { vocabulary[$0] ?? [] }
    }
}

extension TopicIndex {
    /// One name, as the set of its words.
    struct Name: Sendable {
        let words: [String]
        let target: Int
        /// Indicates whether the name contains a negation.
        let isDenied: Bool
        /// The calls that it names, without those in which something is done.
        let calls: Set<String>
        /// The calls in which something is done.
        let places: Set<String>
        /// The words for the missing call, if the name says that one call is made and another isn't;
        /// otherwise nil.
        let absent: Set<String>?
        /// Indicates whether the name says that a call is made more than once.
        let isRepeated: Bool
        /// The weight of the name: the rarity of its words, plus an extra for each word after the first.
        let weight: Double

        init(words: [String], target: Int, text: String, _ reader: TopicWords, weight: Double) {
            self.words = words
            self.target = target
            self.weight = weight
            isDenied = words.contains(TopicWords.negation)
            let named = words.filter { reader.isOfCode($0) || TopicIndex.calls.contains($0) }
            places = named.isEmpty || words.count < 2 ? [] : reader.places(in: text)
            absent = isDenied && reader.isContrast(text) ? reader.absent(in: text) : nil
            calls = Set(named).subtracting(places)
            isRepeated = !calls.isEmpty && TopicWords.repetitions.contains(where: words.contains)
        }

        /// Returns the extra weight of a name if it denies the very calls that a question denies, or a
        /// penalty if it is about other calls.
        func fit(to denied: Set<String>) -> Double {
            if isDenied { return calls.isEmpty || !calls.isSubset(of: denied) ? 0 : Name.namedAbsence }
            return calls.isDisjoint(with: denied) ? -Name.namedAbsence : 0
        }

        /// The extra weight of a page about the very call that is missing, or its penalty if it isn't.
        private static let namedAbsence = 3.0

        /// Returns whether a name is about the wrong place: it denies a call in which the question only does
        /// something, or does something in a call that the question denies.
        func isElsewhere(than others: Set<String>) -> Bool {
            if isDenied { return !calls.isEmpty && calls.isSubset(of: others) }
            return !places.isEmpty && places.isDisjoint(with: others)
        }
    }
}
