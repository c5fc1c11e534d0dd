import Lifecycle

/// A world near the real one in which a wrong answer is right, or part of the right one.
package struct Counterfactual: Sendable {
    /// The differences from the real world.
    package let changes: [Change]
    /// The part of the answer that is right there.
    package let coverage: Coverage
    /// The commands that show that world, to be typed right after the prediction.
    package let command: String
    /// The calls in question that are made there, in order, as answers write them.
    package let calls: [String]
    /// Indicates whether another command is of a subject that nothing in the app has to do with, such as children.
    package var isForeign = false

    /// Indicates whether the whole answer is right there, not only a part.
    package var isWhole: Bool { coverage == .whole || coverage == .allowed }

    /// Indicates whether it is on a release that differs from an environment in a rule.
    package func differs(in rule: Rule, from environment: Environment) -> Bool {
        changes.contains { change in
            guard case .release(let release) = change else { return false }
            return Environment(release: release).holds(rule) != environment.holds(rule)
        }
    }

    /// The part of an answer that is right in a world.
    package enum Coverage: Hashable, Sendable {
        /// Exactly the calls that are made.
        case whole
        /// Another order that the rules there allow.
        case allowed
        /// All calls are made in this order, with others in between.
        case part
    }

    /// A difference between a nearby world and the real one.
    package enum Change: Hashable, Sendable {
        /// The release of iOS.
        case release(Release)
        /// The presentation style of a controller.
        case style(Controller.ModalStyle, of: String)
        /// A command, named by its first word, is or isn't animated.
        case animation(Bool, of: String)
        /// An override calls or doesn't call super.
        case callingSuper(Callback, Bool)
        /// A method is not overridden.
        case withoutOverride(Callback)
        /// The code of an override is in the override of another method.
        case moved(Callback, from: Callback)
        /// The source of a controller.
        case source(Source, of: String)
        /// The container of a controller.
        case container(Container, of: String)
        /// A controller is a child of another one, with its view in the parent's view.
        case embedded(String, in: String)
        /// A controller is not pushed before.
        case notPushed(String)
        /// A controller is not embedded in another one before.
        case notEmbedded(String, in: String)
        /// A controller's view was or wasn't loaded before.
        case loaded(Bool, String)
        /// A controller's view is set to nil before.
        case viewDropped(String)
        /// The tab of a controller is selected before.
        case selected(String)
        /// A controller is shown, or only loaded.
        case onScreen(Bool, String)
        /// A view is added without the controller that it belongs to.
        case onlyView(of: String)
        /// A variable does or doesn't hold something.
        case held(Bool, String)
        /// Code does what the user did.
        case inCode(String)
        /// The user does what code did.
        case byFinger(String)
        /// Another command does what the answer expects: it, and of several commands the one that it replaces.
        case by(String, insteadOf: String? = nil)
        /// A command is left out: it, in quotation marks, and which of several like it.
        case without(String)
        /// What is presented here is pushed onto a stack with the presenter.
        case pushed(String)
        /// The window is on screen before.
        case visibleWindow
        /// A sheet may not be dragged away.
        case locked(String)
        /// The controllers of a class forward to their children by hand.
        case forwardingByHand(String)
        /// A sheet may be dragged away.
        case draggable(String)
        /// The controllers of a class leave forwarding to UIKit.
        case forwarding(String)
        /// A controller's view is not set to nil.
        case viewKept(String)
        /// No memory warning was received.
        case withoutWarning
        /// Code hasn't called beginAppearanceTransition on a controller.
        case withoutBegin(of: String)
        /// A held action, named by its command's first word, is completed.
        case completed(String)
        /// The controllers of a class define a presentation context.
        case definingContext(String)
        /// A view gets or ignores touches.
        case takingTouches(Bool, String)
        /// The delegate of a split view controller does or doesn't keep the primary column on top.
        case preferringPrimary(Bool, of: String)
        /// The finger stays on the screen.
        case stillTouching
        /// The app has no scenes.
        case withoutScenes
        /// Something that the setup forbids is allowed.
        case allowed(Restriction)
        /// The app runs on a device of the other family.
        case device(Device.Idiom, isLandscape: Bool)
        /// Another command comes right after.
        case followed(by: String)
        /// A property refers to a controller in another way, such as weakly.
        case property(ControllerClass.Property.Reference, String)
        /// The app's own code is different.
        case code(Code)
    }

    /// A difference in the app's own code.
    package enum Code: Hashable, Sendable {
        /// A closure captures something strongly.
        case capturingStrongly
        /// A closure captures something weakly.
        case capturingWeakly
        /// A timer repeats.
        case repeatingTimer
        /// A timer or something similar is never invalidated.
        case withoutInvalidating
    }

    /// A capability that a setup statement can forbid or remove.
    package enum Restriction: Hashable, Sendable {
        /// Support for all orientations, in the app or in the controllers of a class.
        case orientations(of: String)
        /// Performing a segue that a tap triggers.
        case segue(String)
        /// Scenes.
        case scenes
        /// Staying in the background.
        case background
        /// Running in the background.
        case running
        /// A window at the same level as others.
        case level(of: String)
    }

    /// The source of a controller.
    package enum Source: Hashable, Sendable { case code, nib, storyboard }

    /// The container of a controller.
    package enum Container: CaseIterable, Hashable, Sendable { case none, navigation, tabBar, parent }

    /// The other world in words that follow "would be right", such as "if feed were in a tab bar controller".
    package var circumstances: String {
        let releases: [Release] = changes.compactMap {
            if case .release(let release) = $0 { release } else { nil }
        }
        // On the release of the question the default style is tried only if it is a sheet.
        let isSheet = releases.first.map { Environment(release: $0).holds(.sheetIsTheDefault) } ?? true
        return changes.map { $0.text(defaultIsSheet: isSheet) }.joined(separator: ", ")
    }
}

extension Counterfactual.Change {
    /// Returns the change in words, such as "on iOS 5".
    ///
    /// - Parameter defaultIsSheet: Indicates whether a presentation without a style is a sheet in that world.
    /// - Returns: Words that follow "would be right".
    fileprivate func text(defaultIsSheet: Bool) -> String {
        switch self {
        case .release(let release): "on iOS \(release.name)"
        case .style(.automatic, let name):
            "if \(name) were presented in the default style (\(defaultIsSheet ? "a sheet" : "full screen"))"
        case .style(let style, let name): "if \(name) were presented as \(style.rawValue)"
        case .animation(let isAnimated, let command):
            "if the \(Self.event(command)) \(isAnimated ? "were" : "weren't") animated"
        case .callingSuper(let callback, let calls):
            "if \(callback.rawValue) \(calls ? "called super" : "didn't call super")"
        case .withoutOverride(let callback): "if \(callback.rawValue) weren't overridden"
        case .moved(let callback, let other):
            "if the code in \(other.rawValue) were in \(callback.rawValue)"
        case .source(.code, let name): "if \(name) were created in code, without a nib"
        case .source(.nib, let name): "if \(name) came from a nib"
        case .source(.storyboard, let name): "if \(name) came from a storyboard"
        case .container(.none, let name): "if \(name) weren't in a container"
        case .container(.navigation, let name): "if \(name) were in a navigation controller"
        case .container(.tabBar, let name): "if \(name) were in a tab bar controller"
        case .container(.parent, let name): "if \(name) were a child of another controller"
        case .embedded(let name, let parent): "if \(name) were already a child of \(parent)"
        case .notPushed(let name): "if \(name) hadn't been pushed"
        case .notEmbedded(let name, let parent): "if \(name) hadn't been embedded in \(parent)"
        case .loaded(true, let name): "if \(name.possessive) view were already loaded"
        case .loaded(false, let name): "if \(name.possessive) view weren't loaded yet"
        case .viewDropped(let name): "if you had set \(name.possessive) view to nil first"
        case .selected(let name): "if \(name.possessive) tab were already selected"
        case .onScreen(true, let name): "if \(name) were put on screen"
        case .onScreen(false, let name): "if \(name.possessive) view were only loaded, not put on screen"
        case .onlyView(let name): "if only \(name.possessive) view were added, not \(name) itself"
        case .held(true, let name): "if something still retained \(name)"
        case .held(false, let name): "if no variable retained \(name)"
        case .inCode(let command): "with \"\(command)\" in code instead"
        case .byFinger(let command): "with \"\(command)\" by the user instead"
        case .by(let command, let other):
            "with \"\(command)\" instead" + (other.map { " of \"\($0)\"" } ?? "")
        case .without(let command): "without \(command)"
        case .pushed(let name): "if you pushed \(name) in a navigation controller instead"
        case .visibleWindow: "if the window were already on screen"
        case .locked(let name): "if \(name) couldn't be dragged away"
        case .forwardingByHand(let name): "if \(name) forwarded appearance callbacks itself"
        case .draggable(let name): "if \(name) could be dragged away"
        case .forwarding(let name): "if \(name) left forwarding to UIKit"
        case .viewKept(let name): "if \(name.possessive) view weren't set to nil"
        case .withoutWarning: "if there had been no earlier memory warning"
        case .withoutBegin(let name): "if you hadn't called beginAppearanceTransition on \(name)"
        case .completed(let command): "if the \(Self.event(command)) had finished"
        case .definingContext(let name): "if \(name) defined a presentation context"
        case .takingTouches(let takes, let view): "if \(view) \(takes ? "accepted" : "ignored") touches"
        case .preferringPrimary(let prefers, let name):
            "if \(name.possessive) delegate \(prefers ? "kept" : "didn't keep") the primary column on top"
        case .stillTouching: "if the finger stayed on the screen"
        case .withoutScenes: "in an app without scenes"
        case .allowed(.orientations(let name)): "if \(name) allowed every orientation"
        case .allowed(.segue(let name)): "if the segue \(name) were allowed"
        case .allowed(.scenes): "in an app with scenes"
        case .allowed(.background): "if the app stayed in the background"
        case .allowed(.running): "if the app hadn't been suspended"
        case .allowed(.level(let window)): "if \(window) kept its window level"
        case .device(let idiom, let isLandscape):
            (idiom == .pad ? "on an iPad" : "on an iPhone") + (isLandscape ? " in landscape" : "")
        case .followed(let command): "with \"\(command)\" right after it"
        case .property(.strong, let name): "if the property \(name) were strong"
        case .property(let reference, let name): "if the property \(name) were \(reference.rawValue)"
        case .code(.capturingStrongly): "if the closure captured it strongly"
        case .code(.capturingWeakly): "if the closure captured it weakly"
        case .code(.repeatingTimer): "if the timer repeated"
        case .code(.withoutInvalidating): "if invalidate() weren't called"
        }
    }

    /// A noun for what a command does, by its first word.
    private static func event(_ command: String) -> String {
        let nouns = ["push": "push", "pop": "pop", "present": "presentation", "dismiss": "dismissal"]
        return nouns[command] ?? (command == "rotate" ? "rotation" : "transition")
    }
}
