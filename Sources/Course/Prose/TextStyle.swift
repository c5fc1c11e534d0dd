import Characters

typealias ProseCharacter = StyledCharacter<TextStyle>

/// The style of a piece of text.
struct TextStyle: OptionSet, Hashable {
    let rawValue: UInt8

    static let bold = TextStyle(rawValue: 1)
    static let dim = TextStyle(rawValue: 2)
    static let underline = TextStyle(rawValue: 4)

    /// The codes of the ANSI sequence that sets the style.
    fileprivate var codes: String {
        let all: [(TextStyle, String)] = [(.bold, "1"), (.dim, "2"), (.underline, "4")]
        return all.filter { contains($0.0) }.map { $0.1 }.joined(separator: ";")
    }
}

extension Array where Element == ProseCharacter {
    init(_ text: some StringProtocol, _ style: TextStyle = []) {
        self = text.map { ProseCharacter(character: $0, style: style) }
    }

    /// The text with its escape sequences; each run of one style is reset at its end.
    var ansi: String {
        var text = ""
        var style: TextStyle = []
        for one in self {
            if one.style != style {
                text += style.isEmpty ? "" : "\u{1B}[0m"
                text += one.style.isEmpty ? "" : "\u{1B}[\(one.style.codes)m"
                style = one.style
            }
            text.append(one.character)
        }
        return text + (style.isEmpty ? "" : "\u{1B}[0m")
    }

    /// The text alone.
    var plain: String {
        String(map { $0.character })
    }
}
