import CourseTexts

/// Tells questions in plain words from commands.
package enum QuestionWords {
    private static let beginnings = Set(CourseTexts.list("beginning questions"))

    /// Words of sentences that stand in few commands: with them a line is about something.
    static let inSentences = Set(CourseTexts.list("in sentences"))

    /// Words with which the part of a sentence begins that a command has no place for.
    static let inNoCommand = Set(CourseTexts.list("in no command"))

    /// A line in a writing of its own has to have as many such letters; fewer are a name.
    private static let fewestForeign = 5
    /// A run of so many plain words is no Swift.
    private static let fewestInRun = 3

    /// Indicates whether a line is a question to look up among the topics: it begins like a question, ends
    /// with a question mark, or is in Chinese.
    package static func askSomething(_ line: String) -> Bool {
        guard line.utf8.count < 1_000 else { return false }
        return askOutright(line) || line.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    }

    private static func askOutright(_ line: String) -> Bool {
        let first = line.drop { $0.isWhitespace || $0 == "¿" }.prefix { !$0.isWhitespace }.lowercased()
        return beginnings.contains(String(first.map { $0 == "\u{2019}" ? "'" : $0 }))
            || line.last.map { "?？".contains($0) } == true
    }

    /// Indicates whether a line of several words is a question, or a sentence in a
    /// script that no command uses.
    static func makeUp(_ line: String) -> Bool {
        if askOutright(line), line.contains(where: { $0.isWhitespace }) { return true }
        // Behind the last accented letter of Latin begin Greek and Cyrillic.
        let foreign = line.unicodeScalars.lazy.filter { $0.value >= 0x370 && $0.properties.isAlphabetic }
            .prefix(fewestForeign).count
        return foreign == fewestForeign || foreign > 0 && line.contains { $0.isASCII && $0.isLetter }
    }

    /// Indicates whether a line has more plain words in a row than any Swift code.
    static func followEachOther(in line: String) -> Bool {
        var run = 0
        for word in line.split(whereSeparator: { $0.isWhitespace }) {
            run = word.allSatisfy { $0.isLetter } ? run + 1 : 0
            if run == fewestInRun { return true }
        }
        return false
    }
}
