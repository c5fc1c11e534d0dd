import CommandLanguage

/// A topic of practice.
package enum PracticeTopic: String, CaseIterable, Sendable, Hashable {
    case loading
    case nibs
    case appearance
    case navigation
    case presentation
    case tabs
    case children
    case memory
    case lifetime
    case rotation
    case background
    case layout
    case touches

    /// The topic in a few words.
    package var summary: String {
        switch self {
        case .loading: "loadView, viewDidLoad and reading the view"
        case .nibs: "nibs, storyboards and segues"
        case .appearance: "appearing on screen, windows and roots"
        case .navigation: "push and pop"
        case .presentation: "presenting, dismissing and sheets"
        case .tabs: "tabs, and stacks inside them"
        case .children: "child view controllers"
        case .memory: "memory warnings"
        case .lifetime: "deinit, and what keeps a controller alive"
        case .rotation: "rotating the device"
        case .background: "leaving the app and returning to it"
        case .layout: "frames, constraints and layout"
        case .touches: "which view gets a touch, and the responder chain"
        }
    }

    /// The topic that a learner means.
    ///
    /// - Parameter word: A topic's name, or words that people use for it, if all of them mean the same one.
    package init?(word: String) {
        let words = word.lowercased().split { $0.isWhitespace || $0 == "," }.map(String.init)
        let telling = words.count > 1 ? words.filter { !Self.fillers.contains($0) } : words
        let found = telling.map { word in
            PracticeTopic.allCases.first { $0.rawValue == word || $0.words.contains(word) }
        }
        guard let first = found.first, let topic = first, found.allSatisfy({ $0 == topic }) else {
            return nil
        }
        self = topic
    }

    /// Words beside others that say nothing of the topic.
    private static let fillers: Set<String> = [
        "and", "or", "the", "a", "view", "views", "bar", "controller", "controllers",
    ]

    /// Returns the message about a word that names no topic, with a list of the topics.
    ///
    /// - Parameters:
    ///   - word: The word.
    ///   - command: The command that the word was given to.
    /// - Returns: One or more sentences.
    package static func noTopic(_ word: String, for command: String) -> String {
        let names = PracticeTopic.allCases.map { $0.rawValue }
        let meant = Spelling.closest(to: word, among: names)
        return "There is no topic \(word). " + (meant.map { "Did you mean: \(command) \($0)? " } ?? "")
            + "Use one of: \(names.joined(separator: ", "))."
    }

    /// Other words for it.
    private var words: [String] {
        switch self {
        case .loading: ["load", "view", "loadview", "viewdidload"]
        case .nibs: ["nib", "xib", "storyboard", "storyboards", "segue", "segues"]
        case .appearance: ["appear", "appearing", "window", "windows", "root", "order", "lifecycle"]
        case .navigation: ["push", "pushing", "pop", "popping", "stack", "stacks", "swipe"]
        case .presentation:
            ["present", "presenting", "sheet", "sheets", "dismiss", "dismissing", "modal", "modals"]
        case .tabs: ["tab"]
        case .children: ["child", "containment", "container", "containers"]
        case .memory: ["warning", "warnings", "viewdidunload"]
        case .lifetime: ["leak", "leaks", "deinit", "arc", "release"]
        case .rotation: ["rotate", "rotating"]
        case .background: ["app", "home", "foreground"]
        case .layout:
            [
                "frame", "frames", "bounds", "constraint", "constraints", "layoutsubviews", "safearea",
                "autolayout",
            ]
        case .touches: ["touch", "tap", "hittest", "hit-testing", "responder", "responders"]
        }
    }
}
