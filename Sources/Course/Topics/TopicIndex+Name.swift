extension TopicIndex {
    /// One name, as the set of its words.
    struct Name: Sendable {
        let words: [String]
        let target: Int
        /// Whether it says that something is not so.
        let isDenied: Bool
        /// The calls that it names, without those in which something is done.
        let calls: Set<String>
        /// The calls in which something is done.
        let places: Set<String>
        /// What does not come although something else does.
        let absent: Set<String>?
        /// Whether it says that a call comes more than once.
        let isRepeated: Bool
        /// How much it tells: its words, each by its rarity, and more for each further word.
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

        /// How much more a name tells because it says that the very calls do not come that a question denies, or
        /// how much less because it speaks of something else.
        func fit(to denied: Set<String>) -> Double {
            if isDenied { return calls.isEmpty || !calls.isSubset(of: denied) ? 0 : Name.namedAbsence }
            return calls.isDisjoint(with: denied) ? -Name.namedAbsence : 0
        }

        /// How much it tells that a page is about the very call that does not come, or is not.
        private static let namedAbsence = 3.0

        /// Whether a name says that a call does not come in which the question only does something, or does
        /// something in a call that the question says does not come.
        func isElsewhere(than others: Set<String>) -> Bool {
            if isDenied { return !calls.isEmpty && calls.isSubset(of: others) }
            return !places.isEmpty && places.isDisjoint(with: others)
        }
    }
}
