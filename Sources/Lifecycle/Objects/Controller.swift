/// A view controller as it is now: its view, its place among others, what it holds, how far its appearance has come.
///
/// What UIKit does to it is a method of ``Simulation``, which finds it by its ``ID``.
package struct Controller: Hashable, Sendable {
    /// The place of a controller in the world.
    package typealias ID = Identifier<Controller>

    /// The name by which commands know it.
    package let name: String
    package let classID: ControllerClass.ID
    /// Where it came from.
    package let source: Source
    /// Its view; nil until something needs it.
    package internal(set) var view: View.ID?
    /// Where it is between off and on screen.
    package internal(set) var appearance = Appearance.disappeared
    /// The container that it is a child of.
    package internal(set) var parent: ID?
    /// The controllers that it contains, in the order in which they were added; of a stack, the bottom first.
    package internal(set) var children: [ID] = []
    /// The controller that presents it, directly.
    package internal(set) var presenter: ID?
    /// The controller that it presents, directly.
    package internal(set) var presented: ID?
    /// How it was, or is to be, presented.
    package internal(set) var modalStyle = ModalStyle.automatic
    /// `modalPresentationStyle`, if the app's code has set it: it counts where a presentation names no style.
    var assignedStyle: ModalStyle?
    /// `sheetPresentationController`, once something has asked for it.
    var sheet: Instance.ID?
    /// `presentationController` where it is no sheet's, once something has asked for it.
    var presentation: Instance.ID?
    /// The app's own delegate of a container, and of a controller's presentation. Neither is held.
    var delegate: Value?, presentationDelegate: Value?
    /// `definesPresentationContext`, if the app's code has set it for this controller.
    var definesPresentationContext: Bool?
    /// `isModalInPresentation`: a finger cannot drag it away.
    package internal(set) var isModalInPresentation = false
    /// Whether the delegate of its presentation returns false from `presentationControllerShouldDismiss(_:)`.
    package internal(set) var refusesDismissal = false
    /// Which of `isBeingPresented` and its siblings is true inside the callbacks of the transition in flight.
    package internal(set) var appearanceTransition: AppearanceTransition?
    /// Whether `deinit` runs, has run, or waits for the main thread.
    package internal(set) var isDeallocating = false
    /// What its stored properties hold, by the property's name; a name without a slot is nil.
    package internal(set) var properties: [String: StoredValue] = [:]
    /// The properties of UIKit's that have no part in its life, such as `title`, by name.
    var attributes: [String: Value] = [:]
    /// Whether a variable of the app's own holds it.
    package internal(set) var isHeld = true
    /// How many more ends of a transition have to come before the one that counts.
    var nestedTransitions = 0
    /// Whether its view's move into or out of the window began the transition in flight, and so has to end it.
    var isDrivenByWindow = false
    /// Whether the transition in flight began without a will.
    var hasMissedWill = false
    /// Whether viewIsAppearing has been sent in the transition in flight.
    var hasHeardIsAppearing = false
    /// Whether UIKit has to tell it that it has moved, once its view's move into or out of the window is over.
    var needsDidMoveCleanup = false
    /// How many windows have it as their root.
    var windowCount = 0
    /// `animated:` of the transition in flight.
    var isTransitionAnimated = false
    /// The turn of the run loop in which that transition began.
    var turnOfTransition = 0
    /// Whether it was told that it will move to a parent, and not yet that it did.
    var isBetweenParents = false
    /// The size classes that it was last told of; nil before it was first shown.
    var knownTraits: SizeClasses?
    /// The strong references to it, apart from the variable.
    var retainCount = 0
    /// Of a split view controller, how its columns stand.
    package internal(set) var columns = SplitColumns()
    /// Of a navigation controller, whether its own viewWillAppear has reached UIKit's, so that a child that comes in
    /// layout hears of it.
    var tellsFirstChild = false
    /// Of a tab bar controller, the position of the selected child.
    package internal(set) var selectedIndex = 0
    /// Whether it lives.
    package internal(set) var isAlive = true
    /// The living controllers made right before and after it.
    var older: ID?, younger: ID?
    /// The values of its outlets, by name.
    package internal(set) var outlets: [String: View.ID] = [:]

    /// What a command puts into a stored property.
    package struct Reference: Hashable, Sendable {
        /// The controller; of a closure, the one that it captures.
        package let target: ID
        /// How it is held.
        package let kind: ControllerClass.Property.Reference
        /// Whether a closure stands between.
        package let isClosure: Bool

        package init(to target: ID, kind: ControllerClass.Property.Reference, isClosure: Bool = false) {
            self.target = target
            self.kind = kind
            self.isClosure = isClosure
        }
    }

    /// How a controller was made.
    package enum Source: Hashable, Sendable {
        /// In code, with a nib's name or nil.
        case code(nibName: String?)
        /// Out of a storyboard, by the storyboard's position.
        case storyboard(Storyboard.ID)
    }

    /// Whether a storyboard made it.
    var isFromStoryboard: Bool { if case .storyboard = source { true } else { false } }

    /// What `isBeingPresented`, `isBeingDismissed`, `isMovingToParent` and `isMovingFromParent` tell.
    package enum AppearanceTransition: String, Hashable, Sendable {
        case isBeingPresented, isBeingDismissed, isMovingToParent, isMovingFromParent

        /// Whether it can be true inside a callback.
        func isValid(in callback: Callback) -> Bool {
            switch callback {
            case .viewWillAppear, .viewIsAppearing, .viewDidAppear:
                self == .isBeingPresented || self == .isMovingToParent
            case .viewWillDisappear, .viewDidDisappear:
                self == .isBeingDismissed || self == .isMovingFromParent
            default: false
            }
        }
    }

    /// `modalPresentationStyle`.
    package enum ModalStyle: String, CaseIterable, Hashable, Sendable {
        case automatic, fullScreen, pageSheet, formSheet, currentContext, overFullScreen, overCurrentContext,
            popover,
            custom
    }

    /// UIKit's two-bit state of appearance.
    package enum Appearance: String, Hashable, Sendable {
        case disappeared, appearing, appeared, disappearing
    }
}
