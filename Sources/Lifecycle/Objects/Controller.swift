/// The state of a view controller: its view, its parent and children, its properties and its appearance.
///
/// UIKit's effects on it are methods of ``Simulation``, which finds it by its ``ID``.
package struct Controller: Hashable, Sendable, Containable {
    /// The place of a controller in the world.
    package typealias ID = Identifier<Controller>

    /// The name by which commands know it.
    package let name: String
    package let classID: ControllerClass.ID
    /// The way it was created.
    package internal(set) var source: Source
    /// Its view; nil until something needs it.
    package internal(set) var view: View.ID?
    /// The appearance state, from off screen to on screen and back.
    package internal(set) var appearance = Appearance.disappeared
    /// The container that it is a child of.
    package internal(set) var parent: ID?
    /// The controllers that it contains, in the order in which they were added; of a stack, the bottom first.
    package internal(set) var children: [ID] = []
    /// The controller that presents it, directly.
    package internal(set) var presenter: ID?
    /// The controller that it presents, directly.
    package internal(set) var presented: ID?
    /// The style in which it was, or will be, presented.
    package var modalStyle = ModalStyle.automatic
    /// `modalPresentationStyle`, if the app's code has set it: it counts where a presentation names no style.
    package var assignedStyle: ModalStyle?
    /// The style to which its presentation has adapted, as the delegate decided: a popover that stays one has its own.
    var adaptedStyle: ModalStyle?
    /// Indicates whether the delegate decided the style with an answer that isn't known.
    var hasUnknownStyle = false
    /// `transitioningDelegate`, which isn't held.
    package var transitioningDelegate: Value?
    /// The view in which it is presented.
    var containerView: View.ID?
    /// Indicates whether an animator of the app's own is presenting or dismissing it.
    var isAnimatedByApp = false
    /// `sheetPresentationController`, once something has asked for it.
    var sheet: Instance.ID?
    /// `presentationController` where it is no sheet's, once something has asked for it.
    var presentation: Instance.ID?
    /// The app's own delegate of a container, and of a controller's presentation. Neither is held.
    var delegate: Value?, presentationDelegate: Value?
    /// `definesPresentationContext`, if the app's code has set it for this controller.
    package var definesPresentationContext: Bool?
    /// `isModalInPresentation`: a finger cannot drag it away.
    package var isModalInPresentation = false
    /// Indicates whether its presentation's delegate returns false from
    /// `presentationControllerShouldDismiss(_:)`.
    package internal(set) var refusesDismissal = false
    /// The property, `isBeingPresented` or one of its siblings, that is true inside the callbacks of the
    /// transition in flight.
    package internal(set) var appearanceTransition: AppearanceTransition?
    /// Indicates whether `deinit` is running, has run, or is waiting for the main thread.
    package internal(set) var isDeallocating = false
    /// The values of its stored properties, by the property's name. A property without an entry is nil.
    package var properties: [String: StoredValue] = [:]
    /// The properties of UIKit's that have no part in its life, such as `title`, by name.
    package var attributes: [String: Value] = [:]
    /// Indicates whether a variable of the app's retains it.
    package var isHeld = true
    /// The number of calls that end nested transitions and are still expected before the one that counts.
    var nestedTransitions = 0
    /// Indicates whether its view's move into or out of the window began the transition in flight, and so has
    /// to end it.
    var isDrivenByWindow = false
    /// Indicates whether the transition in flight began without a viewWillAppear or viewWillDisappear.
    var hasMissedWill = false
    /// Indicates whether viewIsAppearing was called in the transition in flight.
    var hasHeardIsAppearing = false
    /// Indicates whether UIKit still has to call `didMove(toParent:)` after its view has moved into or out of
    /// the window.
    var needsDidMoveCleanup = false
    /// The number of windows whose root view controller it is.
    var windowCount = 0
    /// `animated:` of the transition in flight.
    package var isTransitionAnimated = false
    /// The turn of the run loop in which that transition began.
    package var turnOfTransition = 0
    /// Indicates whether it got `willMove(toParent:)`, but no `didMove(toParent:)` yet.
    var awaitsDidMoveToParent = false
    /// The size classes that it was last told of; nil before it was first shown.
    var knownTraits: SizeClasses?
    /// The strong references to it, apart from the variable.
    var retainCount = 0
    /// Of a split view controller, how its columns stand.
    package internal(set) var columns = SplitColumns()
    /// Of a navigation controller, whether its own viewWillAppear has reached UIKit's, so that a child that comes in
    /// layout hears of it.
    var forwardsToFirstChild = false
    /// Of a tab bar controller, the position of the selected child.
    package internal(set) var selectedIndex = 0
    package internal(set) var isAlive = true
    /// The living controllers made right before and after it.
    var older: ID?, younger: ID?
    /// The values of its outlets, by name.
    package internal(set) var outlets: [String: View.ID] = [:]

    /// A reference that a command stores in a property.
    package struct Reference: Hashable, Sendable {
        /// The controller; of a closure, the one that it captures.
        package let target: ID
        /// The ownership of the target.
        package let kind: ControllerClass.Property.Reference
        /// Indicates whether the property holds a closure that captures the target.
        package let isClosure: Bool

        package init(to target: ID, kind: ControllerClass.Property.Reference, isClosure: Bool = false) {
            self.target = target
            self.kind = kind
            self.isClosure = isClosure
        }
    }

    /// The ways to create a controller.
    package enum Source: Hashable, Sendable {
        /// In code, with a nib's name or nil.
        case code(nibName: String?)
        /// Out of a storyboard, by the storyboard's position.
        case storyboard(Storyboard.ID)
    }

    /// Indicates whether it is made out of a storyboard.
    package var isFromStoryboard: Bool { if case .storyboard = source { true } else { false } }

    /// The one of `isBeingPresented`, `isBeingDismissed`, `isMovingToParent` and `isMovingFromParent` that is
    /// true.
    package enum AppearanceTransition: String, Hashable, Sendable {
        case isBeingPresented, isBeingDismissed, isMovingToParent, isMovingFromParent

        /// Indicates whether it can be true inside a callback.
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
    package enum Appearance: String, CaseIterable, Hashable, Sendable {
        case disappeared, appearing, appeared, disappearing
    }

    /// The nib's name that the controller was made with.
    package var nibName: String? {
        if case .code(let nibName) = source { nibName } else { nil }
    }

    /// The parent.
    package var container: ID? { parent }
}
