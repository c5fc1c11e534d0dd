/// A transition onto or off the screen, like UIKit's transition context.
///
/// Each kind has a file with the order of its steps; `UIViewControllerContextTransitioning.swift` has the
/// beginning and the end of all kinds.
package struct Transition: Hashable, Sendable {
    /// The number of a transition: it never comes again, so that work for one that is over finds nothing.
    package typealias ID = Identifier<Transition>

    /// The controller that runs it; for a presentation, a dismissal and a dragged sheet, the presenter.
    let container: Controller.ID
    /// The kind of transition, with the controllers in it.
    let kind: Kind
    package var isAnimated: Bool
    /// Indicates whether it waits until its container's first child, which it covers, is on screen.
    var waitsForFirstChild = false
    /// Indicates whether a touch drives it, so that it ends when the finger lifts.
    package var isInteractive = false
    package var phase = Phase.waiting
    /// Indicates whether its viewDidAppear and viewDidDisappear are being called. Transitions that their code
    /// begins start right after it, not in the middle.
    var isEnding = false
    /// Indicates whether it was requested during another transition, which UIKit logs a complaint about when
    /// this one begins.
    var isNested = false
    /// Indicates whether viewWillAppear and viewWillDisappear were called at its beginning, before the views
    /// moved.
    var hasToldWills = false
    /// The completion block of the learner's, held until it has run.
    package var completion = Value.nothing
    /// The app's own animator, and what belongs to it.
    var custom: CustomAnimation?

    enum Kind: Hashable, Sendable {
        case navigation(NavigationTransition)
        case presentation(PresentationTransition)
        case dismissal(PresentationTransition)
        case sheetDrag(of: Controller.ID)
        case page(PageTransition)
        case tab(from: Controller.ID, to: Controller.ID)
        case childSwap(from: Controller.ID, to: Controller.ID)
        case columns(ColumnTransition)
    }

    package enum Phase: Hashable, Sendable {
        /// Another transition of its container comes first.
        case waiting
        /// It is under way, but the wills are not out.
        case begun
        /// The wills are out.
        case running
        /// The dids are out, and the delegate of a stack hears of it: something else may begin.
        case over
    }

    /// The controllers that its container has let go already: they live until it is over.
    fileprivate var gone: [Controller.ID] { dismissed + (navigation?.popped ?? []) }

    /// The controllers that it holds itself until it is over: of a presentation and a dismissal both that take part.
    var retained: [Controller.ID] { presented.map { [container, $0] } ?? [] }

    /// Indicates whether it stays on record until viewDidAppear and viewDidDisappear have returned, so that
    /// their code can ask for it. If it is removed earlier, that code can begin another transition.
    var outlastsDids: Bool {
        switch kind {
        case .navigation, .page: true
        case .presentation, .dismissal, .sheetDrag, .tab, .childSwap, .columns: false
        }
    }

    /// The change of a navigation controller's stack, if it is one.
    var navigation: NavigationTransition? {
        if case .navigation(let change) = kind { change } else { nil }
    }
}

/// Everything that is on its way onto or off the screen. What is over leaves nothing here.
package struct Transitions: Hashable, Sendable {
    /// The transitions that are under way or wait, in the order in which they began, and the number of each.
    private var transitions: [Transition] = [], identifiers: [Transition.ID] = []
    private var begun = 0
    /// The changes of navigation controllers' stacks that come behind those under way.
    var postponed: [PostponedStackChange] = []
    /// The blocks that wait for the end of a controller's transition, in the order in which they were handed over.
    package var completions: [CoordinatedCompletion] = []
    /// The blocks that wait until the finger that drives a transition lets go.
    package var interactions: [Value] = []
    /// The blocks that run beside the change of size that is being told of.
    package var sizeAnimations: [Value] = []

    /// The transition with a number; nil when it is over, after which nothing changes it.
    package subscript(id: Transition.ID) -> Transition? {
        get { identifiers.firstIndex(of: id).map { transitions[$0] } }
        set { if let newValue, let index = identifiers.firstIndex(of: id) { transitions[index] = newValue } }
    }

    mutating func append(_ transition: Transition) -> Transition.ID {
        let id = Transition.ID(begun)
        begun += 1
        transitions.append(transition)
        identifiers.append(id)
        return id
    }

    /// Takes a transition off the list.
    @discardableResult
    mutating func remove(_ id: Transition.ID) -> Transition? {
        guard let index = identifiers.firstIndex(of: id) else { return nil }
        identifiers.remove(at: index)
        return transitions.remove(at: index)
    }

    /// The oldest transition that fits.
    func first(where fits: (Transition) -> Bool) -> Transition.ID? {
        transitions.firstIndex(where: fits).map { identifiers[$0] }
    }

    /// Returns the first non-nil result for a transition, from the oldest on, with that transition's
    /// identifier.
    func first<Part>(having part: (Transition) -> Part?) -> (Transition.ID, Part)? {
        for index in transitions.indices {
            if let found = part(transitions[index]) { return (identifiers[index], found) }
        }
        return nil
    }

    /// The latest transition that fits.
    func last(where fits: (Transition) -> Bool) -> Transition.ID? {
        transitions.lastIndex(where: fits).map { identifiers[$0] }
    }

    /// The latest presentation or dismissal of a controller that is not over.
    package func latest(of presented: Controller.ID) -> Transition.ID? { last { $0.presented == presented } }

    package func contains(where fits: (Transition) -> Bool) -> Bool { transitions.contains(where: fits) }

    /// Indicates whether a transition retains a controller until it is over: one that its container has
    /// removed, or one that takes part.
    func hold(_ controller: Controller.ID) -> Bool {
        contains { $0.gone.contains(controller) || $0.retained.contains(controller) }
            || postponed.contains { $0.controllers.contains(controller) }
    }

    /// The blocks of the learner's that wait here.
    var heldValues: [Value] {
        transitions.flatMap { [$0.completion] + ($0.custom?.objects ?? []) } + completions.map { $0.block }
            + interactions + sizeAnimations
    }

    /// The turn of a page view controller that is under way.
    func page(of container: Controller.ID) -> (id: Transition.ID, turn: PageTransition)? {
        first {
            if case .page(let turn) = $0.kind, $0.container == container { turn } else { nil }
        }
    }

    mutating func takePostponed(of navigation: Controller.ID) -> PostponedStackChange? {
        postponed.firstIndex { $0.navigation == navigation }.map { postponed.remove(at: $0) }
    }

    /// The oldest transition with an animator of which something is true.
    func custom(where fits: (CustomAnimation) -> Bool) -> (Transition.ID, CustomAnimation)? {
        first { $0.phase == .running && $0.custom.map(fits) == true ? $0.custom : nil }
    }
}
