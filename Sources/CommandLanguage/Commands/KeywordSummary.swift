/// The meanings of the words inside commands, for the list of completions.
enum KeywordSummary {
    /// Returns the meaning of a word of a command, in a few words; empty where the word says it all.
    static func text(of word: String, in form: CommandForm) -> String {
        if form.pattern.leadingWords.contains(word) { return form.summary }
        return byCommand[form.name]?[word] ?? common[word] ?? ""
    }

    private static let common = [
        "in": "in which class or controller", ",": "one more", "and": "one more",
        "animated": "with an animation", "not": "without an animation",
        "hold": "stops before the animation ends",
        "from": "from which controller", "onto": "onto which navigation controller",
        "as": "a style or a name",
        "to": "to which controller", "nil": "none", "window": "the window itself",
        "appearing": "begins to appear", "disappearing": "begins to disappear",
        "closure": "a closure that captures a controller", "capturing": "what the closure captures",
        "by": "the transition style", "scroll": "pages slide", "curl": "pages turn like paper",
        "show": "pushes", "modal": "presents", "embed": "adds a child when the view loads",
        "unwind": "goes back to an existing controller", "outlet": "connects an outlet",
        "view": "sets the view's class and size", "named": "gives it a name",
        "root": "the stack's first controller",
        "true": "yes", "false": "no", "primary": "the narrow column", "secondary": "the wide column",
        "automatic": "UIKit decides", "secondaryOnly": "the primary column is hidden",
        "oneBesideSecondary": "both columns, side by side", "oneOverSecondary": "the primary column on top",
        "primaryHidden": "secondaryOnly's name before iOS 14",
        "allVisible": "oneBesideSecondary's name before iOS 14",
        "primaryOverlay": "oneOverSecondary's name before iOS 14",
        "frame": "x, y, width and height", "at": "an index among the subviews (0 is the back)",
        "times": "multiplies the other anchor", "plus": "adds points",
        "enabled": "it gets touches", "disabled": "it ignores touches", "front": "in front of its siblings",
        "landscape": "rotated", "portrait": "upright", "all": "every orientation",
    ]

    private static let byCommand = [
        "override": [
            "with": "with super or nothing", "without": "without calling super",
            "super": "the superclass's own method", "nothing": "an empty body",
            "then": "runs a command, such as push detail", "setting": "assigns view",
            "reading": "reads view, perhaps too early",
            "view": "the controller's view", "nil": "no view at all", "of": "another controller's view",
        ],
        "nib": [
            "with": "connects the view outlet", "without": "leaves the view outlet unconnected",
            "view": "the outlet of File's Owner", "outlet": "connects an outlet",
        ],
        "storyboard": [
            "with": "the classes of its controllers", ",": "one more",
        ],
        "new": [
            "as": "gives it a name", "from": "loads it from a file", "nib": "the name of a nib",
            "storyboard": "the name of a storyboard", "with": "the container's first controllers",
        ],
        "class": [":": "the superclass"], "property": [":": "the type"],
        "compare ios": [":": "the commands to compare"],
    ]
}
