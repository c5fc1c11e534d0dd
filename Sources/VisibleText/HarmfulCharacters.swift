/// Tells the characters of a text that may be shown from those that may not, one after the other.
///
/// This is the one list of what a terminal would obey, hide or heap up; whatever shows a text asks it. Harmful are
///
/// - controls (C0, C1 and DEL), and the separators of lines and paragraphs;
/// - marks of direction and all other format characters, such as U+202E, U+2066, U+061C, U+200B, U+FEFF, U+00AD and
///   tags;
/// - whatever else Unicode calls ignorable, such as Hangul fillers and U+034F, and noncharacters;
/// - variation selectors and joiners, but for one behind a letter or symbol that is not ASCII, where emoji, Chinese,
///   Persian and the scripts of India need it; behind `1` or `a` it would only make two equal words differ;
/// - combining marks beyond ``markLimit`` on one letter.
///
/// Private and unassigned characters are shown: a terminal has a glyph or a box for them, so that nobody is deceived,
/// and letters of a later Unicode stay legible. So are spaces of any width.
public struct CharacterJudge: Sendable {
    /// The most combining marks that a letter keeps: more than any script writes on one.
    static let markLimit = 8

    private enum Company { case ascii, other, selector, joiner }

    private var previous = Company.ascii
    private var marks = 0

    /// Begins a text.
    public init() {}

    /// Whether the next character of the text is harmful where it stands.
    ///
    /// - Parameter scalar: The character.
    /// - Returns: Whether it may not be shown.
    public mutating func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x7F {
            (previous, marks) = (.ascii, 0)
            return scalar.value < 0x20
        }
        let properties = scalar.properties
        if properties.isVariationSelector {
            defer { previous = .selector }
            return previous != .other
        }
        if scalar == "\u{200C}" || scalar == "\u{200D}" {
            defer { previous = .joiner }
            return previous != .other && previous != .selector
        }
        guard !properties.isDefaultIgnorableCodePoint, !properties.isNoncharacterCodePoint else {
            (previous, marks) = (.ascii, 0)
            return true
        }
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator:
            (previous, marks) = (.ascii, 0)
            return true
        case .nonspacingMark, .enclosingMark, .spacingMark:
            marks += 1
            if previous != .ascii { previous = .other }
            return marks > Self.markLimit
        default:
            (previous, marks) = (.other, 0)
            return false
        }
    }
}
