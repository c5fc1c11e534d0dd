import Lifecycle

/// A world near the real one in which a wrong answer is right, or at least begins right for longer.
package struct Counterfactual: Sendable {
    /// What is different there: one thing or two.
    package let changes: [Change]
    /// How much of the answer belongs there.
    package let extent: Extent
    /// The commands that show that world, to be typed right after the prediction.
    package let command: String

    /// Whether the answer is all that happens there; otherwise it is part of it.
    package var isWhole: Bool { extent == .whole }

    /// How much of an answer a world allows.
    package enum Extent: Hashable, Sendable {
        /// The answer is what happens.
        case whole
        /// All of its calls come in their order, with others between.
        case part
        /// So do its calls up to this position.
        case beginning(Int)
    }

    /// What can be different in a nearby world.
    package enum Change: Hashable, Sendable {
        /// The release of iOS.
        case release(Release)
        /// How a controller is presented.
        case style(Controller.ModalStyle, of: String)
        /// Whether a command, named by its first word, is animated.
        case animation(Bool, of: String)
        /// Whether an override calls super.
        case callingSuper(Callback, Bool)
        /// A method is not overridden.
        case withoutOverride(Callback)
        /// Where a controller comes from.
        case source(Source, of: String)
        /// What a controller is contained in.
        case container(Container, of: String)
        /// Whether a controller's view was loaded before.
        case loaded(Bool, String)
        /// A controller is shown.
        case onScreen(String)
    }

    /// Where a controller can come from.
    package enum Source: Hashable, Sendable { case code, nib, storyboard }

    /// What a controller can be contained in.
    package enum Container: CaseIterable, Hashable, Sendable { case none, navigation, tabBar, parent }
}

extension Counterfactual {
    /// The other world in words that follow "what happens", such as "with feed in a tab bar controller".
    package var circumstances: String { changes.map(\.text).joined(separator: ", ") }
}

extension Counterfactual.Change {
    /// The change in words, such as "on iOS 5".
    package var text: String {
        switch self {
        case .release(let release): "on iOS \(release.name)"
        case .style(.automatic, let name): "with \(name) presented in the automatic style"
        case .style(let style, let name): "with \(name) presented as \(style.rawValue)"
        case .animation(let isAnimated, let command):
            "if \(command) is \(isAnimated ? "animated" : "not animated")"
        case .callingSuper(let callback, let calls):
            "if \(callback.rawValue) \(calls ? "calls super" : "does not call super")"
        case .withoutOverride(let callback): "if \(callback.rawValue) is not overridden"
        case .source(.code, let name): "with \(name) made in code, without a nib"
        case .source(.nib, let name): "with \(name) from a nib"
        case .source(.storyboard, let name): "with \(name) from a storyboard"
        case .container(.none, let name): "with \(name) in no container"
        case .container(.navigation, let name): "with \(name) in a navigation controller"
        case .container(.tabBar, let name): "with \(name) in a tab bar controller"
        case .container(.parent, let name): "with \(name) as the child of another controller"
        case .loaded(true, let name): "if the view of \(name) is loaded before"
        case .loaded(false, let name): "if the view of \(name) is not loaded before"
        case .onScreen(let name): "if \(name) is put on screen"
        }
    }

    /// Whether two changes are about the same thing, so that one undoes or hides the other.
    func concernsSame(as other: Counterfactual.Change) -> Bool {
        switch (self, other) {
        case (.release, .release): true
        case (.style(_, let one), .style(_, let two)), (.source(_, let one), .source(_, let two)),
            (.container(_, let one), .container(_, let two)), (.loaded(_, let one), .loaded(_, let two)):
            one == two
        case (.animation(_, let one), .animation(_, let two)): one == two
        case (.callingSuper(let one, _), .callingSuper(let two, _)),
            (.callingSuper(let one, _), .withoutOverride(let two)),
            (.withoutOverride(let one), .callingSuper(let two, _)),
            (.withoutOverride(let one), .withoutOverride(let two)):
            one == two
        case (.onScreen, _), (_, .onScreen): true
        default: false
        }
    }
}
