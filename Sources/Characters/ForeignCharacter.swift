/// A character that stands for one of Swift's and of commands, and is another: Chinese and Japanese keyboards type it, or it
/// comes with pasted text.
package struct ForeignCharacter: Hashable, Sendable {
    /// The character that is probably meant; empty if there is none.
    package let meant: String
    private let name: String
    private let value: UInt32

    /// Looks a character up; nil for every character that can stand in code.
    ///
    /// - Parameter scalar: The character.
    package init?(_ scalar: Unicode.Scalar) {
        value = scalar.value
        switch value {
        case 0x09, 0x0A, 0x0D, 0x20...0x7E: return nil
        case 0x3000: (meant, name) = (" ", "an ideographic space")
        case 0x1680, 0x2000...0x200A, 0x202F, 0x205F: (meant, name) = (" ", "an unusual space")
        case 0x0B, 0x0C, 0x85: (meant, name) = (" ", "an unusual line break")
        case 0xFFFC: (meant, name) = ("", "an invisible mark")
        default:
            switch scalar.invisibility {
            case .control: (meant, name) = ("", "a control character")
            case .separator: (meant, name) = (" ", "an unusual line break")
            case .mark, .joiner: (meant, name) = ("", "an invisible mark")
            case .selector: return nil
            case nil:
                guard let known = Self.known[scalar] ?? Self.fullWidth(scalar) else { return nil }
                (meant, name) = (known, "another character than \(known)")
            }
        }
    }

    /// A description of the character, with advice, such as `U+3000 is an ideographic
    /// space; type an ordinary space`.
    package var remedy: String {
        let digits = String(value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let cure =
            switch meant {
            case "": "remove it"
            case " ": "type an ordinary space"
            default: "type \(meant)"
            }
        return "\(code) is \(name); \(cure)"
    }

    /// Indicates whether it can be inside a name: some scripts and emoji use it to join letters.
    package var joinsLetters: Bool { Unicode.Scalar(value)?.invisibility == .joiner }

    private static let known: [Unicode.Scalar: String] = [
        "、": ",", "。": ".", "“": "\"", "”": "\"", "„": "\"", "‟": "\"", "‘": "'", "’": "'", "「": "\"",
        "」": "\"",
        "『": "\"", "』": "\"", "【": "[", "】": "]", "〔": "[", "〕": "]", "→": "->", "｡": ".", "､": ",",
        "｢": "\"", "｣": "\"",
    ]

    /// The character of ASCII of which a full-width one is the wide form, as far as it is neither letter nor digit.
    private static func fullWidth(_ scalar: Unicode.Scalar) -> String? {
        guard (0xFF01...0xFF5E).contains(scalar.value), let narrow = Unicode.Scalar(scalar.value - 0xFEE0),
            !Character(narrow).isLetter, !Character(narrow).isNumber
        else { return nil }
        return String(narrow)
    }
}

extension Character {
    /// The character that it stands for where commands are typed: itself, unless it is a foreign one.
    package var meant: Character {
        guard !isASCII, unicodeScalars.count == 1, let scalar = unicodeScalars.first,
            let foreign = ForeignCharacter(scalar)
        else { return self }
        return foreign.meant.isEmpty ? " " : foreign.meant.count == 1 ? Character(foreign.meant) : self
    }
}
