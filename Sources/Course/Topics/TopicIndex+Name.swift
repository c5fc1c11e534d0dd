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
