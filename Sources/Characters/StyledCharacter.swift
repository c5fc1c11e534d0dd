/// A character with the way it is shown.
public struct StyledCharacter<Style: Hashable & Sendable>: Hashable, Sendable {
    /// The character.
    public var character: Character
    /// How it is shown.
    public var style: Style

    /// Makes a character.
    ///
    /// - Parameters:
    ///   - character: The character.
    ///   - style: How it is shown.
    public init(character: Character, style: Style) {
        self.character = character
        self.style = style
    }
}
