extension [SourceLine] {
    /// The lines, those with open braces each joined with the lines below it up to the one that closes them.
    ///
    /// A joined line stands at the place of its first.
    var joinedByBraces: [SourceLine] {
        var joined: [SourceLine] = []
        var depth = 0
        for line in self {
            if depth > 0 {
                joined[joined.count - 1].text += "\n" + line.text
            } else {
                joined.append(line)
            }
            depth = Swift.max(0, depth + line.text.openedBraces)
        }
        return joined
    }
}

extension String {
    /// How many more braces the line opens than it closes, strings and comments left out.
    fileprivate var openedBraces: Int {
        var count = 0, isInString = false, previous: Character = " "
        for character in self {
            switch character {
            case "\"" where previous != "\\": isInString.toggle()
            case "/" where previous == "/" && !isInString: return count
            case "{" where !isInString: count += 1
            case "}" where !isInString: count -= 1
            default: break
            }
            previous = character
        }
        return count
    }
}
