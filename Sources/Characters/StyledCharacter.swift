/// A character with the way it is shown.
package struct StyledCharacter<Style: Hashable & Sendable>: Hashable, Sendable {
    package var character: Character
    package var style: Style

    package init(character: Character, style: Style) {
        self.character = character
        self.style = style
    }
}
