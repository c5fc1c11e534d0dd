import Lifecycle

/// Something that has to be so for a belief to be at work: what was asked for, and what the world is like.
struct Circumstance: Sendable {
    let holds: @Sendable (WrongAnswer) -> Bool

    init(_ holds: @escaping @Sendable (WrongAnswer) -> Bool) { self.holds = holds }

    static func not(_ circumstance: Circumstance) -> Circumstance { Circumstance { !circumstance.holds($0) } }

    /// One of two, which demands no more than one.
    static func either(_ one: Circumstance, _ other: Circumstance) -> Circumstance {
        Circumstance { one.holds($0) || other.holds($0) }
    }

    /// Two that demand no more than one.
    static func both(_ one: Circumstance, _ other: Circumstance) -> Circumstance {
        Circumstance { one.holds($0) && other.holds($0) }
    }
}

// MARK: - The commands

extension Circumstance {
    /// One of the commands is of one of some kinds.
    static func given(_ kinds: CommandKind...) -> Circumstance {
        Circumstance { wrong in kinds.contains(where: wrong.has) }
    }

    /// What changes who is on top of a stack.
    static let changesStack = given(.push, .pop, .popToRoot, .setStack)
    /// What changes the content of a container, or begins to.
    static let changesContent = given(
        .push, .pop, .popToRoot, .setStack, .swipeBack, .selectTab, .turnPage, .swipePage, .finish, .cancel)
    /// What puts the view of a child somewhere, or takes it away, or makes or ends the child.
    static let movesViews = given(
        .embed, .unembed, .addChild, .addSubview, .removeView, .removeFromParent)
    /// What asks for a view, and gets it.
    static let asksForView = given(.accessView, .loadViewIfNeeded)
    /// A line of Swift has some words in it.
    static func code(_ words: String) -> Circumstance {
        Circumstance { wrong in
            wrong.commands.contains {
                if case .swift(.run(let body)) = $0 { body.source?.contains(words) ?? false } else { false }
            }
        }
    }
    static let unanimated = Circumstance { wrong in
        wrong.commands.contains { $0.facts.isAnimated == false }
    }
    /// A segue of a kind is performed.
    static func segue(_ kind: Segue.Kind) -> Circumstance {
        Circumstance { wrong in wrong.performedSegues.contains { $0.kind == kind } }
    }
    /// A segue goes back from what is presented.
    static let unwindsPresentation = both(segue(.unwind), some(.wasPresented))
    /// A presentation ends, by dismiss or by a segue that unwinds it.
    static let endsPresentation = Circumstance {
        given(.dismiss).holds($0) || unwindsPresentation.holds($0)
    }
    /// A view is assigned, by a line of Swift or in an override beside what loading assigns.
    static let assignsView = Circumstance { wrong in
        code(".view = ").holds(wrong)
            || wrong.world.classes.identifiers.contains { type in
                wrong.world.classes[type].overrides.contains { callback, body in
                    let isBeside = callback != .loadView || body.callsSuper
                    return isBeside && body.source?.contains("view = ") ?? false
                }
            }
    }
    /// A view is asked for that is there already, or more than once, or code asks for it while it loads.
    static let readsAgain = Circumstance { wrong in
        some(.both(.wasLoaded, .isLoaded)).holds(wrong)
            || wrong.commands.count { $0.kinds.contains(.accessView) || $0.kinds.contains(.loadViewIfNeeded) }
                > 1
            || some(.readsView(in: .viewDidLoad)).holds(wrong)
    }
    /// Code selects the tab that is selected.
    static let selectsSelectedTab = Circumstance { wrong in
        wrong.commands.contains { command in
            guard case .tabs(.select(let index, let tabs)) = command else { return false }
            return wrong.earlier(tabs)?.selectedIndex == index
        }
    }
    /// The finger that lets go has swiped back in a stack, not turned a page or dragged a sheet.
    static let hasSwipedBack = both(
        none(.both(.wasPresented, .wasOnItsWay)), none(.both(.inPages, .wasOnItsWay)))
    /// The commands stop in the middle of an animation, and no finger is on the screen.
    static let animationIsHeld = not(.given(.swipeBack, .dragSheet, .swipePage, .beginAppearance))
    /// The root of a window that is not shown is set.
    static let setsHiddenRoot = Circumstance { wrong in
        wrong.commands.contains { command in
            guard case .window(.setRootViewController(_, let window)) = command else { return false }
            return !wrong.world.windows[window].isVisible
        }
    }
    /// The root of a window is set to what it is already; of what a line of Swift sets that is not told.
    static let setsRootAgain = Circumstance { wrong in
        wrong.commands.contains { command in
            if let code = command.code { return CommandKind.setRoot.isIn(code) }
            guard case .window(.setRootViewController(let root, let window)) = command,
                let before = wrong.before.windows[window]
            else { return false }
            return before.root == root
        }
    }
    /// A segue is performed by code, not by a control.
    static let inCode = Circumstance { wrong in
        wrong.commands.contains { if case .segues(.perform) = $0 { true } else { false } }
    }
    /// A segue is performed that its source forbids.
    static let forbiddenSegue = Circumstance { wrong in
        wrong.performedSegues.contains { segue in
            wrong.world.classes[segue.source].forbiddenSegues.contains(segue.name)
        }
    }
    /// What is presented, in code or by a segue, has one of some styles, or had it.
    static func style(_ styles: Controller.ModalStyle...) -> Circumstance {
        Circumstance { wrong in
            let inCode = wrong.commands.compactMap { command -> Controller.ModalStyle? in
                if case .presentation(.present(_, _, let style, _)) = command { style } else { nil }
            }
            let bySegue = wrong.performedSegues.filter { $0.kind == .modal || $0.kind == .show }.map(\.style)
            let given = inCode + bySegue
            if !given.isEmpty { return given.contains(where: styles.contains) }
            return wrong.before.controllers.identifiers.contains {
                guard let before = wrong.before.controllers[$0] else { return false }
                return Role.wasPresented.includes(wrong, $0) && styles.contains(before.modalStyle)
            }
                || wrong.world.controllers.identifiers.contains {
                    Role.presented.includes(wrong, $0) && styles.contains(wrong.later($0).modalStyle)
                }
        }
    }
    /// The view that is asked, changed or touched fits.
    static func view(_ fits: @escaping @Sendable (WrongAnswer, View) -> Bool) -> Circumstance {
        Circumstance { wrong in wrong.targetViews.contains { fits(wrong, wrong.earlier($0)) } }
    }
    static let ownView = view { _, view in view.controller != nil }
    static let subview = view { _, view in view.controller == nil }
    static let button = view { _, view in view.className == "UIButton" }
    /// The view, or one around it, takes no touches.
    static let deafView = view { wrong, view in
        var next: View? = view
        while let view = next {
            if !view.isUserInteractionEnabled { return true }
            next = view.superview.map { wrong.earlier($0) }
        }
        return false
    }
    /// What gets a touch has no colour.
    static let clearViewIsHit = Circumstance { wrong in
        (wrong.start..<wrong.after.trace.count).contains { index in
            guard case .change(.hitByTouch) = wrong.after.trace[index].event,
                case .view(let view) = wrong.after.trace[index].receiver
            else { return false }
            return wrong.world.views[view].backgroundColor == .clear
        }
    }
    static let offScreenView = view { _, view in !view.isInWindow }
    static let hiddenView = Circumstance { wrong in
        wrong.world.views.identifiers.contains { wrong.world.views[$0].isHidden }
    }
    static let transparentView = Circumstance { wrong in
        wrong.world.views.identifiers.contains { wrong.world.views[$0].alpha == 0 }
    }
    /// A view sticks out of its superview.
    static let overhang = Circumstance { wrong in
        wrong.world.views.identifiers.contains { id in
            let view = wrong.world.views[id]
            guard view.isAlive, let superview = view.superview else { return false }
            let size = wrong.world.views[superview].frame.size
            return view.name != nil
                && (view.frame.x < 0 || view.frame.y < 0 || view.frame.x + view.frame.size.width > size.width
                    || view.frame.y + view.frame.size.height > size.height)
        }
    }
}

// MARK: - What happens

extension Circumstance {
    static func holds(_ rule: Rule) -> Circumstance { Circumstance { $0.holds(rule) } }

    static func lacks(_ rule: Rule) -> Circumstance { Circumstance { !$0.holds(rule) } }

    /// A rule brought about something that happened.
    static func meets(_ rule: Rule) -> Circumstance {
        Circumstance { wrong in
            (wrong.start..<wrong.after.trace.count).contains { wrong.after.trace[$0].rule == rule }
        }
    }

    /// A rule shaped what happened, whether it brought something about or kept it back.
    static func decided(_ rule: Rule) -> Circumstance {
        Circumstance { $0.deciding.contains(rule) }
    }

    /// The app ends.
    static let crash = Circumstance { $0.world.application == .crashed }
    /// Nothing is called.
    static let silence = Circumstance { $0.expected.calls.isEmpty }

    /// Some calls come.
    static func calls(_ callbacks: [Callback], by role: Role = .anyone) -> Circumstance {
        Circumstance { wrong in
            wrong.expected.calls.contains {
                callbacks.contains($0.callback) && role.includes(wrong, $0.controller)
            }
        }
    }

    /// The answer has some calls.
    static func answers(_ callbacks: [Callback], by role: Role = .anyone) -> Circumstance {
        Circumstance { wrong in
            wrong.answer.contains {
                callbacks.contains($0.callback) && role.includes(wrong, $0.controller)
            }
        }
    }

    /// The answer is that nothing is called.
    static let saysNothing = Circumstance { $0.answer.isEmpty }

    /// The answer has no call that does not come.
    static let addsNothing = Circumstance { $0.mistakes.surplus.isEmpty }

    /// The answer does not show another sign, of a belief that goes further.
    static func unless(_ sign: Sign) -> Circumstance { Circumstance { sign.explained(in: $0) == nil } }
}

// MARK: - The world

extension Circumstance {
    /// Some controller has a role.
    static func some(_ role: Role) -> Circumstance {
        Circumstance { wrong in wrong.world.controllers.identifiers.contains { role.includes(wrong, $0) } }
    }

    static func none(_ role: Role) -> Circumstance {
        Circumstance { wrong in !wrong.world.controllers.identifiers.contains { role.includes(wrong, $0) } }
    }

    /// The interface lies on its side.
    static let onItsSide = Circumstance { $0.world.screen.width > $0.world.screen.height }
    /// Somebody heard before the commands that the interface turns.
    static let turnedBefore = Circumstance { wrong in
        wrong.heardBefore.contains { $0.callback == .viewWillTransition }
    }
    static let severalWindows = Circumstance { $0.world.windows.count > 1 }
    /// The app has been in the background since its launch, and no other time.
    static let firstForeground = Circumstance { wrong in
        !(0..<wrong.after.trace.count).contains {
            wrong.after.trace[$0].callbackName == Callback.sceneDidEnterBackground.rawValue
                || wrong.after.trace[$0].callbackName == Callback.applicationDidEnterBackground.rawValue
        }
    }
}

extension WrongAnswer {
    /// The segues that the commands perform.
    fileprivate var performedSegues: [Segue] {
        let names = commands.compactMap { command -> String? in
            if case .segues(.perform(let name, _, _)) = command { return name }
            if case .segues(.trigger(let name, _, _)) = command { return name }
            return nil
        }
        return world.bundle.segues.filter { names.contains($0.name) }
    }
}
