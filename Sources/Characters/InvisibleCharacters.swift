extension Unicode.Scalar {
    /// The kinds of characters that are invisible, or change the look of the text around them.
    package enum Invisibility: Hashable, Sendable {
        /// A control: C0 with tabs and line ends, DEL, C1.
        case control
        /// A separator of lines or paragraphs.
        case separator
        /// A mark of direction or another format character, such as U+202E, U+200B, U+FEFF, U+00AD and tags; what else
        /// Unicode calls ignorable, such as Hangul fillers and U+034F; a noncharacter.
        case mark
        /// A joiner or non-joiner, which stands between letters of many scripts and between emoji.
        case joiner
        /// A variation selector, which chooses another look of the letter before it.
        case selector
    }

    /// The reason nobody sees the character; nil if it is seen.
    ///
    /// This is the one list. Who shows a text asks it (`CharacterFilter`), and so does who reads a command or Swift
    /// (``ForeignCharacter``). They differ on purpose, as what is shown may be anybody's writing and code is none:
    ///
    /// - joiners and selectors are shown where writing needs them, behind a letter that is not ASCII; in code joiners stand
    ///   inside of names only, and a selector anywhere that Swift takes one;
    /// - a few combining marks on one letter are shown, and belong to names;
    /// - spaces of all kinds are shown, since they look like what they are; in code they are foreign, as Swift takes one
    ///   kind only;
    /// - U+FFFC is shown, as a box; in code it is foreign, being left of a picture that was pasted along;
    /// - private and unassigned characters are shown and left to Swift: letters of a later Unicode stay legible.
    package var invisibility: Invisibility? {
        if value < 0x7F { return value < 0x20 ? .control : nil }
        let properties = properties
        if properties.isVariationSelector { return .selector }
        if value == 0x200C || value == 0x200D { return .joiner }
        if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint { return .mark }
        switch properties.generalCategory {
        case .control: return .control
        case .lineSeparator, .paragraphSeparator: return .separator
        case .format: return .mark
        default: return nil
        }
    }
}
