import Characters

/// Tells the characters of a text that may be shown from those that may not, one after the other.
///
/// Whatever shows a text asks it. Harmful is what `Unicode.Scalar.invisibility` lists, which also tells where code is read
/// differently, and
///
/// - variation selectors and joiners only where nothing needs them: one behind a letter or symbol that is not ASCII is
///   part of emoji, Chinese, Persian and the scripts of India; behind `1` or `a` it would only make two equal words
///   differ;
/// - combining marks beyond ``markLimit`` on one letter.
package struct CharacterFilter: Sendable {
    /// The most combining marks that a letter keeps: more than any script writes on one.
    static let markLimit = 8

    private enum Company { case ascii, other, selector, joiner }

    private var previous = Company.ascii
    private var marks = 0

    /// Begins a text.
    package init() {}

    /// Indicates whether the next character of the text is harmful in its position and must not be shown.
    package mutating func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x7F {
            (previous, marks) = (.ascii, 0)
            return scalar.value < 0x20
        }
        switch scalar.invisibility {
        case .selector:
            defer { previous = .selector }
            return previous != .other
        case .joiner:
            defer { previous = .joiner }
            return previous != .other && previous != .selector
        case .control, .separator, .mark:
            (previous, marks) = (.ascii, 0)
            return true
        case nil: break
        }
        switch scalar.properties.generalCategory {
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
