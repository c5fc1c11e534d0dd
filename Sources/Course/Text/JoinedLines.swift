import CommandLanguage

extension [SourceLine] {
    /// The lines, those with open braces each joined with the lines below it up to the one that closes them.
    ///
    /// A joined line stands at the place of its first.
    var joinedByBraces: [SourceLine] {
        var joined: [SourceLine] = []
        var braces = OpenBraces()
        for line in self {
            if braces.depth > 0 {
                joined[joined.count - 1].text += "\n" + line.text
            } else {
                joined.append(line)
            }
            braces.take(line.text + "\n")
        }
        return joined
    }
}
