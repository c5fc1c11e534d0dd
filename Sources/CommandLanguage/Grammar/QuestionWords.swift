/// Tells questions in plain words from commands.
package enum QuestionWords {
    private static let beginnings = words(
        """
        why when what who whom whose how which where does do did is are was were can could should will would \
        isn't doesn't don't didn't won't difference differences whats what's
        qué cómo cuál cuáles cuándo dónde qual quais quando como onde
        quel quelle quels quelles quand comment pourquoi où expliquez
        was wie warum wann wo welche welcher welches wer erklären
        """)

    /// Words of sentences that stand in few commands: with them a line is about something.
    private static let inSentences = words(
        """
        not when after before while without vs versus never how why does doesn't don't isn't won't can't cannot \
        instead twice because whether if
        """)

    /// Words with which the part of a sentence begins that a command has no place for.
    private static let sentenceParts = words("a an is are was were whole entire every some any")

    /// A line in a writing of its own has to have as many such letters; fewer are a name.
    private static let fewestForeign = 5
    /// A run of so many plain words is no Swift.
    private static let fewestInRun = 3

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// Whether a line asks something: it begins as a question does, ends with its mark, or is in Chinese.
    ///
    /// - Parameter line: The line as typed.
    /// - Returns: Whether what is asked may be looked for among the topics.
    package static func ask(_ line: String) -> Bool {
        guard line.utf8.count < 1_000 else { return false }
        return askOutright(line) || line.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    }

    private static func askOutright(_ line: String) -> Bool {
        let first = line.drop { $0.isWhitespace || $0 == "¿" }.prefix { !$0.isWhitespace }.lowercased()
        return beginnings.contains(first.replacing("\u{2019}", with: "'"))
            || line.last.map { "?？".contains($0) } == true
    }

    /// Whether a line of several words asks something, or is a sentence in a writing of which no command is.
    static func makeUp(_ line: String) -> Bool {
        if askOutright(line), line.contains(where: \.isWhitespace) { return true }
        // Behind the last accented letter of Latin begin Greek and Cyrillic.
        let foreign = line.unicodeScalars.lazy.filter { $0.value >= 0x370 && $0.properties.isAlphabetic }
            .prefix(fewestForeign).count
        return foreign == fewestForeign || foreign > 0 && line.contains { $0.isASCII && $0.isLetter }
    }

    /// Whether some words are those of a sentence rather than of a command.
    static func stand(in words: [String]) -> Bool { words.contains(where: inSentences.contains) }

    /// Whether a word at which a command cannot go on is that of a sentence.
    static func inNoCommand(_ word: String) -> Bool { sentenceParts.contains(word) }

    /// Whether plain words follow each other in a line as they do in no Swift.
    static func areInARow(in line: String) -> Bool {
        var run = 0
        for word in line.split(whereSeparator: \.isWhitespace) {
            run = word.allSatisfy(\.isLetter) ? run + 1 : 0
            if run == fewestInRun { return true }
        }
        return false
    }
}
