/// The meanings of the words inside commands, for the list of completions.
enum KeywordSummary {
    /// Returns the meaning of a word of a command, in a few words; empty where the word says it all.
    static func text(of word: String, in form: CommandForm) -> String {
        if form.pattern.leadingWords.contains(word) { return form.summary }
        return byCommand[form.name]?[word] ?? common[word] ?? ""
    }

    private static let common = [
        "in": "names the class or controller that is meant", ",": "one more", "and": "one thing more",
        "animated": "takes its time", "not": "not animated: at once",
        "hold": "stops before the animation ends",
        "from": "names where it begins", "onto": "names the navigation controller",
        "as": "names how, or itself",
        "to": "names where it ends", "nil": "nobody, or nothing", "window": "the window itself",
        "appearing": "on the way to the screen", "disappearing": "on the way off the screen",
        "closure": "a closure that captures a controller", "capturing": "what the closure captures",
        "by": "names the style of the transition", "scroll": "pages slide", "curl": "pages turn like paper",
        "show": "pushes", "modal": "presents", "embed": "makes a child while the view loads",
        "unwind": "goes back to a controller that is there already", "outlet": "connects an outlet",
        "view": "says of which class and size the view is", "named": "gives it a name",
        "root": "the first of the stack",
        "true": "yes", "false": "no", "primary": "the narrow column", "secondary": "the wide column",
        "automatic": "as UIKit thinks fit", "secondaryOnly": "the primary column is hidden",
        "oneBesideSecondary": "both columns, side by side", "oneOverSecondary": "the primary column on top",
        "primaryHidden": "secondaryOnly before iOS 14", "allVisible": "oneBesideSecondary before iOS 14",
        "primaryOverlay": "oneOverSecondary before iOS 14",
        "frame": "left, top, width and height", "at": "a place among the subviews; 0 is the back",
        "times": "multiplies the other anchor", "plus": "adds points",
        "enabled": "it gets touches", "disabled": "touches pass it by", "front": "in front of its siblings",
        "landscape": "on its side", "portrait": "upright", "all": "each way round",
    ]

    private static let byCommand = [
        "override": [
            "with": "with super, or with nothing", "without": "without calling super",
            "super": "the superclass's own method", "nothing": "an empty body",
            "then": "gives a command, such as push detail", "setting": "assigns the view",
            "reading": "reads view, perhaps too early",
            "view": "the controller's view", "nil": "no view at all", "of": "another controller's view",
        ],
        "nib": [
            "with": "connects the view outlet", "without": "leaves the view outlet alone",
            "view": "the outlet of File's Owner", "outlet": "connects an outlet",
        ],
        "storyboard": [
            "with": "the classes of its controllers", ",": "one more",
        ],
        "new": [
            "as": "gives it a name", "from": "loads it out of a file", "nib": "a nib by its name",
            "storyboard": "a storyboard", "with": "what a container begins with",
        ],
        "class": [":": "names the superclass"], "property": [":": "names the type"],
        "compare ios": [":": "the commands to compare"],
    ]
}
