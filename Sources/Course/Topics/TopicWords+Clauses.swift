import Foundation

// The parts of a question, and what they claim about the calls that they name.
extension TopicWords {
    /// Finds the missing call in a sentence such as "viewDidLoad is called but viewWillAppear is not".
    ///
    /// - Parameter text: A question.
    /// - Returns: The specific words of the parts with a "not"; nil if the question has no such form.
    func absent(in text: String) -> Set<String>? {
        var parts: [[String]] = []
        let text = text.prefix(TopicWords.longestText)
        for clause in text.split(whereSeparator: TopicWords.clauseEnds.contains) {
            parts.append([])
            for word in plainWords(of: String(clause)) {
                if contrasting.contains(word) { parts.append([]) }
                parts[parts.count - 1].append(word)
            }
        }
        let read = parts.map { Set(words(of: $0)) }.filter { !$0.isEmpty }
        let denied = read.filter { $0.contains(TopicWords.negation) }
        guard !denied.isEmpty, denied.count < read.count else { return nil }
        let absent = denied.reduce(into: Set()) { $0.formUnion($1) }
            .subtracting([TopicWords.negation]).subtracting(places(in: String(text)))
        return absent.contains { isOfCode($0) || TopicWords.calls[$0] != nil } ? absent : nil
    }

    /// Returns whether an English name has several parts, of which one may contain a negation.
    func isContrast(_ name: String) -> Bool {
        name.contains(where: TopicWords.clauseEnds.contains)
            || name.split(separator: " ").contains { contrasting.contains(String($0)) }
    }

    /// The calls in which something is done, as in "the animation in viewDidLoad does nothing": they are not what does
    /// not come.
    ///
    /// - Parameter text: A name or question.
    /// - Returns: The stems of calls that stand nowhere else in it.
    func places(in text: String) -> Set<String> {
        let pieces = TopicWords.pieces(of: text)
        guard pieces.contains(where: { places.contains($0.text.lowercased()) || isAfterPlace($0) }) else {
            return []
        }
        var inside: Set<String> = [], elsewhere: Set<String> = []
        var isInside = false
        for (place, piece) in pieces.enumerated() {
            let word = TopicWords.withoutPrefix(piece.text).lowercased(), stem = TopicWords.stem(word)
            if isOfCode(stem) {
                if isInside || pieces.dropFirst(place + 1).first.map(isAfterPlace) == true {
                    inside.insert(stem)
                } else {
                    elsewhere.insert(stem)
                }
                isInside = false
            } else if places.contains(word) {
                isInside = true
            } else if !fillers.contains(word), !weak.contains(stem) {
                isInside = false
            }
        }
        return inside.subtracting(elsewhere)
    }

    /// Returns whether a piece begins with a particle that follows a place in languages without spaces, such
    /// as 里 and で.
    private func isAfterPlace(_ piece: Piece) -> Bool {
        piece.isUnspaced && places.contains { piece.text.hasPrefix($0) }
    }
}
