import Lifecycle

/// A condition under which a belief can be the cause of a mistake: what was asked for, and what the world is like.
struct Circumstance: Sendable {
    let holds: @Sendable (WrongAnswer) -> Bool

    init(_ holds: @escaping @Sendable (WrongAnswer) -> Bool) { self.holds = holds }

    static func not(_ circumstance: Circumstance) -> Circumstance { Circumstance { !circumstance.holds($0) } }

    /// One of two. It weighs as much as one.
    static func either(_ one: Circumstance, _ other: Circumstance) -> Circumstance {
        Circumstance { one.holds($0) || other.holds($0) }
    }

    /// Two that weigh as much as one.
    static func both(_ one: Circumstance, _ other: Circumstance) -> Circumstance {
        Circumstance { one.holds($0) && other.holds($0) }
    }

    /// The circumstance with a name; nil if there is none.
    init?(word: String) {
        if let request = Request(rawValue: word) {
            self.init(request.isMade)
        } else if let situation = Situation(rawValue: word) {
            self.init(situation.isGiven)
        } else {
            return nil
        }
    }
}

// MARK: - The commands

extension Circumstance {
    /// A kind of request, named by its word in the text.
    enum Request: String, CaseIterable {
        /// Changes the top of a stack.
        case changesStack
        /// Changes the content of a container, or begins to.
        case changesContent
        /// Adds or removes the view of a child, or the child itself.
        case movesViews
        /// Asks for a view, and gets it.
        case asksForView
        case unanimated
        /// A segue unwinds a presentation.
        case unwindsPresentation
        /// A presentation ends, by dismiss or by a segue that unwinds it.
        case endsPresentation
        /// A view is assigned, by a line of Swift or by an override, in addition to the one that loading assigns.
        case assignsView
        /// A view is read although it is already loaded, or more than once, or while it loads.
        case readsAgain
        /// The finger that is lifted was swiping back in a stack, not turning a page or dragging a sheet.
        case hasSwipedBack
        /// The commands stop in the middle of an animation, and no finger is on the screen.
        case animationIsHeld
        /// The root of a hidden window is set.
        case setsHiddenRoot
        /// The root of a window is set to the same controller again. A line of Swift that sets a root always counts.
        case setsRootAgain
        /// A segue is performed by code, not by a control, or a tab is selected by code, not by a tap.
        case inCode
        /// A segue is performed that its source forbids.
        case forbiddenSegue

        func isMade(in wrong: WrongAnswer) -> Bool {
            func given(_ kinds: CommandKind...) -> Bool { kinds.contains(where: wrong.has) }
            func some(_ part: some RoleVocabulary) -> Bool { wrong.hasController(part.includes) }
            switch self {
            case .changesStack:
                return given(.push, .pop, .popToRoot, .setStack)
                    || given(.performSegue) && some(Role.Containing.leavesTop)
            case .changesContent:
                return Request.changesStack.isMade(in: wrong)
                    || given(.swipeBack, .selectTab, .turnPage, .swipePage, .finish, .cancel)
            case .movesViews:
                return given(.embed, .unembed, .addChild, .addSubview, .removeView, .removeFromParent)
            case .asksForView: return given(.accessView, .loadViewIfNeeded)
            case .unanimated: return wrong.commands.contains { $0.facts.isAnimated == false }
            case .unwindsPresentation:
                return segue(.unwind).holds(wrong) && some(Role.Presenting.wasPresented)
            case .endsPresentation:
                return given(.dismiss) || Request.unwindsPresentation.isMade(in: wrong)
            case .assignsView:
                return wrong.commands.contains { $0.code?.assignsView ?? false }
                    || wrong.world.classes.identifiers.contains { type in
                        wrong.world.classes[type].overrides.contains { callback, body in
                            let isBeside = callback != .loadView || body.callsSuper
                            return isBeside && body.source?.assignsView ?? false
                        }
                    }
            case .readsAgain:
                return wrong.hasController {
                    Role.Showing.wasLoaded.includes($0, $1) && Role.Showing.isLoaded.includes($0, $1)
                }
                    || wrong.commands.count { [.accessView, .loadViewIfNeeded, .launch].contains($0.kind) }
                        > 1
                    || wrong.hasController(Role.readsView(in: .viewDidLoad).includes)
            case .hasSwipedBack:
                return !wrong.hasController {
                    ($0.earlier($1)?.presenter != nil || Role.Containing.inPages.includes($0, $1))
                        && [.appearing, .disappearing].contains($0.earlier($1)?.appearance)
                }
            case .animationIsHeld: return !given(.swipeBack, .dragSheet, .swipePage, .beginAppearance)
            case .setsHiddenRoot:
                return wrong.commands.contains { command in
                    guard case .window(.setRootViewController(_, let window)) = command else { return false }
                    return !wrong.world.windows[window].isVisible
                }
            case .setsRootAgain:
                return wrong.commands.contains { command in
                    if let code = command.code { return CommandKind.setRoot.isIn(code) }
                    guard case .window(.setRootViewController(let root, let window)) = command,
                        let before = wrong.before.windows[window]
                    else { return false }
                    return before.root == root
                }
            case .inCode:
                return wrong.commands.contains { command in
                    switch command {
                    case .segues(.perform), .tabs(.select): true
                    default: false
                    }
                }
            case .forbiddenSegue:
                return wrong.performedSegues.contains { segue in
                    wrong.world.classes[segue.source].forbiddenSegues.contains(segue.name)
                }
            }
        }
    }

    /// One of the commands is of one of some kinds.
    static func given(_ kinds: [CommandKind]) -> Circumstance {
        Circumstance { wrong in kinds.contains(where: wrong.has) }
    }

    /// A line of Swift has some words in it.
    static func code(_ words: String) -> Circumstance {
        Circumstance { wrong in
            wrong.commands.contains {
                if case .swift(.run(let body)) = $0 { body.source?.contains(words) ?? false } else { false }
            }
        }
    }

    /// A segue of a kind is performed.
    static func segue(_ kind: Segue.Kind) -> Circumstance {
        Circumstance { wrong in wrong.performedSegues.contains { $0.kind == kind } }
    }

    /// Returns the condition that something presented, in code or by a segue, has or had one of some styles.
    static func style(_ styles: [Controller.ModalStyle]) -> Circumstance {
        Circumstance { wrong in
            let inCode = wrong.commands.compactMap { command -> Controller.ModalStyle? in
                if case .presentation(.present(_, _, let style, _)) = command { style } else { nil }
            }
            let bySegue = wrong.performedSegues.filter { $0.kind == .modal || $0.kind == .show }.map {
                $0.style
            }
            let given = inCode + bySegue
            if !given.isEmpty { return given.contains(where: styles.contains) }
            return wrong.before.controllers.identifiers.contains {
                Role.Presenting.wasPresented.includes(wrong, $0)
                    && wrong.before.controllers[$0].map { styles.contains($0.modalStyle) } ?? false
            }
                || wrong.hasController { wrong, controller in
                    Role.Presenting.presented.includes(wrong, controller)
                        && styles.contains(wrong.later(controller).modalStyle)
                }
        }
    }

    // MARK: - What happens

    static func holds(_ rule: Rule) -> Circumstance { Circumstance { $0.holds(rule) } }

    /// A rule caused something that happened.
    static func meets(_ rule: Rule) -> Circumstance {
        Circumstance { wrong in
            (wrong.start..<wrong.after.trace.count).contains { wrong.after.trace[$0].rule == rule }
        }
    }

    /// A rule decided something, whether it caused or prevented it.
    static func decided(_ rule: Rule) -> Circumstance { Circumstance { $0.deciding.contains(rule) } }

    /// Some calls are made.
    static func calls(_ callbacks: [Callback], by role: Role) -> Circumstance {
        Circumstance { wrong in wrong.expected.calls.contains { role.hears(callbacks, $0, wrong) } }
    }

    /// The answer has some calls.
    static func answers(_ callbacks: [Callback], by role: Role) -> Circumstance {
        Circumstance { wrong in wrong.answer.contains { role.hears(callbacks, $0, wrong) } }
    }

    /// The answer doesn't show another sign, which belongs to a belief that goes further.
    static func unless(_ sign: Sign) -> Circumstance { Circumstance { sign.explained(in: $0) == nil } }

    /// Some controller has a role.
    static func some(_ role: Role) -> Circumstance { Circumstance { $0.hasController(role.includes) } }

    /// A fact about the answer, the views or the world, named by its word in the text.
    enum Situation: String, CaseIterable {
        /// The app ends.
        case crash
        /// The app is in the background in the end.
        case inBackground
        /// Nothing is called.
        case silence
        /// The answer is that nothing is called.
        case saysNothing
        /// Every call of the answer is made.
        case addsNothing
        /// The view that is read, changed or touched is no controller's own view.
        case subview
        case button
        /// The view, or a superview, ignores touches.
        case deafView
        case offScreenView
        /// The view that gets a touch has no color.
        case clearViewIsHit
        case hiddenView, transparentView
        /// A view extends beyond its superview; if views are tapped, one of them.
        case overhang
        /// The interface is in landscape.
        case isLandscape
        /// A controller was notified of a rotation before the commands.
        case turnedBefore
        case severalWindows
        /// The app has been in the background since its launch, and never before.
        case firstForeground

        func isGiven(in wrong: WrongAnswer) -> Bool {
            var world: World { wrong.world }
            var trace: Trace { wrong.after.trace }
            func aims(_ fits: (View) -> Bool) -> Bool {
                wrong.targetViews.contains { fits(wrong.earlier($0)) }
            }
            func hasView(of some: [View.ID] = [], _ fits: (View) -> Bool) -> Bool {
                (some.isEmpty ? Array(world.views.identifiers) : some).contains { fits(world.views[$0]) }
            }
            switch self {
            case .crash: return world.application == .crashed
            case .inBackground: return world.application == .background
            case .silence: return wrong.expected.calls.isEmpty
            case .saysNothing: return wrong.answer.isEmpty
            case .addsNothing: return wrong.mistakes.surplus.isEmpty
            case .subview: return aims { $0.controller == nil }
            case .button: return aims { $0.className == "UIButton" }
            case .deafView:
                return aims { view in
                    sequence(first: view) { $0.superview.map { wrong.earlier($0) } }
                        .contains { !$0.isUserInteractionEnabled }
                }
            case .offScreenView: return aims { !$0.isInWindow }
            case .clearViewIsHit:
                return (wrong.start..<trace.count).contains { index in
                    guard case .change(.hitByTouch) = trace[index].event,
                        case .view(let view) = trace[index].receiver
                    else { return false }
                    return world.views[view].backgroundColor == .clear
                }
            case .hiddenView: return hasView { $0.isHidden }
            case .transparentView: return hasView { $0.alpha == 0 }
            case .overhang:
                let tapped = wrong.commands.compactMap { command -> View.ID? in
                    if case .touch(.tapView(let view)) = command { view } else { nil }
                }
                return hasView(of: tapped) { view in
                    guard view.isAlive, let superview = view.superview else { return false }
                    let size = world.views[superview].frame.size, frame = view.frame
                    return view.name != nil
                        && (frame.x < 0 || frame.y < 0 || frame.x + frame.size.width > size.width
                            || frame.y + frame.size.height > size.height)
                }
            case .isLandscape: return world.screen.width > world.screen.height
            case .turnedBefore: return wrong.heardBefore.contains { $0.callback == .viewWillTransition }
            case .severalWindows: return world.windows.count > 1
            case .firstForeground:
                let background: [Callback] = [.sceneDidEnterBackground, .applicationDidEnterBackground]
                let names = background.map { $0.rawValue }
                return !(0..<trace.count).contains { names.contains(trace[$0].callbackName) }
            }
        }
    }
}

extension WrongAnswer {
    /// Indicates whether any controller has a role.
    func hasController(_ plays: (WrongAnswer, Controller.ID) -> Bool) -> Bool {
        world.controllers.identifiers.contains { plays(self, $0) }
    }

    /// The segues that the commands perform.
    fileprivate var performedSegues: [Segue] {
        let names = commands.compactMap { command -> String? in
            switch command {
            case .segues(.perform(let name, _, _)), .segues(.trigger(let name, _, _)): name
            default: nil
            }
        }
        return world.bundle.segues.filter { names.contains($0.name) }
    }
}

extension String {
    /// Indicates whether code gives a controller another view, not none.
    fileprivate var assignsView: Bool { replacing("view = nil", with: "").contains("view = ") }
}
