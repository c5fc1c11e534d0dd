import Lifecycle

/// The part that a controller plays in what the commands do. It is found in the world and the commands, never by name.
struct Role: Sendable {
    /// How much it demands of a controller.
    let weight: Int
    private let test: @Sendable (WrongAnswer, Controller.ID) -> Bool

    init(weight: Int = 1, _ test: @escaping @Sendable (WrongAnswer, Controller.ID) -> Bool) {
        self.weight = weight
        self.test = test
    }

    func includes(_ wrong: WrongAnswer, _ controller: Controller.ID) -> Bool { test(wrong, controller) }

    private func and(_ other: Role) -> Role {
        Role(weight: weight + other.weight) { test($0, $1) && other.test($0, $1) }
    }

    static func not(_ role: Role) -> Role { Role(weight: role.weight) { !role.test($0, $1) } }

    static func both(_ one: Role, _ other: Role) -> Role { one.and(other) }

    static let anyone = Role(weight: 0) { _, _ in true }
}

// MARK: - What happens to it

extension Role {
    /// Gets on screen.
    static let comes = Role { !$0.wasOnScreen($1) && $0.isOnScreen($1) }
    /// Gets off screen, or is on its way.
    static let goes = Role { $0.wasOnScreen($1) && !$0.isOnScreen($1) }
    /// Is on screen all the time.
    static let stays = Role { $0.wasOnScreen($1) && $0.isOnScreen($1) }
    static let wasOnScreen = Role { $0.wasOnScreen($1) }
    static let isOnScreen = Role { $0.isOnScreen($1) }
    static let isOffScreen = Role { !$0.isOnScreen($1) }
    /// Was on its way off screen and comes back.
    static let turnsBack = Role { $0.earlier($1)?.appearance == .disappearing && $0.isOnScreen($1) }
    /// Was on its way on screen and is sent back.
    static let isSentBack = Role { $0.earlier($1)?.appearance == .appearing && !$0.isOnScreen($1) }
    /// Was on its way on screen or off it before the commands.
    static let wasOnItsWay = Role {
        [.appearing, .disappearing].contains($0.earlier($1)?.appearance ?? .disappeared)
    }
    /// Has been on screen some time before.
    static let wasShown = Role { $0.heardBefore.contains(Call($1, .viewWillAppear)) }
    /// Was in a container, or has been on screen, before the commands.
    static let hadPlace = Role { $0.earlier($1)?.parent != nil || wasShown.includes($0, $1) }
    /// Lost its view to a memory warning before the commands.
    static let wasUnloaded = Role { $0.heardBefore.contains(Call($1, .viewDidUnload)) }
    static let wasLoaded = Role { $0.earlier($1)?.view != nil }
    static let isLoaded = Role { $0.later($1).view != nil }
    /// Had its view loaded once, and lost it before the commands. A viewDidLoad that code called by hand loads nothing.
    static let hadLoaded = Role { wrong, controller in
        let first = max(wrong.start, wrong.expected.entries.first ?? wrong.start)
        return wrong.earlier(controller)?.view == nil
            && (0..<first).contains { index in
                wrong.after.trace[index].receiver == .controller(controller)
                    && wrong.after.trace[index].event == .change(.droppedView)
            }
    }
    /// Has not got to the screen, or not all the way.
    static let hasNotAppeared = Role { $0.later($1).appearance != .appeared }
    static let isAppearing = Role { $0.later($1).appearance == .appearing }
    static let isDisappearing = Role { $0.later($1).appearance == .disappearing }
    /// Comes back with a view of another size than it left with.
    static let returnsResized = Role(weight: 2) { wrong, controller in
        guard comes.includes(wrong, controller), wasShown.includes(wrong, controller),
            let view = wrong.earlier(controller)?.view, wrong.later(controller).view == view
        else { return false }
        return wrong.before.views[view]?.frame.size != wrong.world.views[view].frame.size
    }
    /// Is on its way while the commands let a finger swipe.
    static let whileSwiped = Role(weight: 0) { wrong, _ in wrong.has(.swipePage) }
    /// Gets on screen or off it.
    static let changesPlace = Role { comes.includes($0, $1) || goes.includes($0, $1) }
    /// Has a view that lies in another one or in the window.
    static let hasSuperview = Role { wrong, controller in
        wrong.later(controller).view.map {
            wrong.world.views[$0].superview != nil || wrong.world.views[$0].isInWindow
        } ?? false
    }
}

// MARK: - Where it comes from

extension Role {
    /// The commands make it.
    static let made = Role { $0.earlier($1) == nil }
    /// It was there before the commands.
    static let wasThere = Role { $0.earlier($1) != nil }
    /// Comes from code, and has no nib by name.
    static let fromCode = Role { $0.later($1).source == .code(nibName: nil) }
    static let fromNib = Role {
        if case .code(.some) = $0.later($1).source { true } else { false }
    }
    /// Comes from code, and there is a nib for it, by its name or that of its class.
    static let hasNib = Role(weight: 2) { wrong, controller in
        let names = wrong.classes(of: controller).map(\.name).flatMap { name in
            name.hasSuffix("Controller") ? [name, String(name.dropLast("Controller".count))] : [name]
        }
        return fromNib.includes(wrong, controller)
            || fromCode.includes(wrong, controller) && names.contains { wrong.before.bundle.nibs[$0] != nil }
    }
    /// Comes from a storyboard, or there is a nib for it.
    static let outOfNib = Role { !fromCode.includes($0, $1) || hasNib.includes($0, $1) }
    static let fromStoryboard = Role {
        if case .storyboard = $0.later($1).source { true } else { false }
    }
    /// Another controller of its class has had its view loaded before.
    ///
    /// One that is on screen right then tells little: in any stack or tab bar controller most are of one class. Nor does
    /// one that was never seen, or of a container that has held this one all the time without showing it.
    static let ofLoadedClass = Role { wrong, controller in
        let classID = wrong.later(controller).classID
        func isLoaded(_ other: Controller.ID) -> Bool {
            other != controller && wrong.later(other).classID == classID
                && wrong.heardBefore.contains(Call(other, .viewDidLoad))
        }
        let others = wrong.world.controllers.identifiers.filter(isLoaded)
        if Circumstance.asksForView.holds(wrong) { return !others.isEmpty }
        return wrong.earlier(controller)?.parent == nil
            && others.contains {
                wrong.heardBefore.contains(Call($0, .viewWillAppear))
                    && wrong.earlier($0)?.appearance != .appeared
            }
    }

    /// Its class, or one above it, overrides one of some methods.
    static func overrides(_ callbacks: Callback...) -> Role {
        Role { wrong, controller in
            wrong.classes(of: controller).contains { type in
                callbacks.contains { type.overrides[$0] != nil }
            }
        }
    }

    /// Has an initializer that reads its view, and so has its view loaded before the commands, and has not been shown.
    static let loadedInInitializer = Role(weight: 2) { wrong, controller in
        [Callback.initNibName, .initCoder].contains { readsView(in: $0).includes(wrong, controller) }
            && wasLoaded.includes(wrong, controller) && !wasShown.includes(wrong, controller)
    }

    /// Its override of some will leaves super out, and a callback that goes with it, or its end, would follow.
    static let skipsSuperSomewhere = Role(weight: 2) { wrong, controller in
        wrong.classes(of: controller).contains { type in
            type.overrides.contains { Self.steps.contains($0.key) && !$0.value.callsSuper }
        }
    }
    private static let steps: Set<Callback> = [
        .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
        .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewWillTransition,
    ]

    /// Its override of a method leaves super out.
    static func skipsSuper(_ callback: Callback) -> Role {
        Role { wrong, controller in
            wrong.classes(of: controller).contains { $0.overrides[callback].map { !$0.callsSuper } ?? false }
        }
    }

    /// The source of one of its overrides has some words in it. That demands more than a part in a transition.
    static func says(_ words: String) -> Role {
        Role(weight: 3) { wrong, controller in
            wrong.classes(of: controller).contains { type in
                type.overrides.values.contains { $0.source?.contains(words) ?? false }
            }
        }
    }

    /// Its override of a method reads its view.
    static func readsView(in callback: Callback) -> Role {
        Role { wrong, controller in
            wrong.classes(of: controller).contains { type in
                guard let body = type.overrides[callback] else { return false }
                return body.statements.contains(.readView)
                    || ["view.", "= view", "(view)"].contains { body.source?.contains($0) ?? false }
            }
        }
    }

    /// One of its overrides has a closure that does not hold it.
    static let capturesSelfWeakly = Role { wrong, controller in
        ["[weak self]", "[unowned self]"].contains { says($0).includes(wrong, controller) }
    }

    /// One of its overrides starts a timer or a display link.
    static let startsTimer = Role(weight: 3) { wrong, controller in
        ["Timer.scheduledTimer", "CADisplayLink("].contains { says($0).includes(wrong, controller) }
    }

    /// Its code has something that people take for a leak: a timer, a closure that captures something, a super left out.
    static let mayLeak = Role { wrong, controller in
        startsTimer.includes(wrong, controller) || capturesSelfWeakly.includes(wrong, controller)
            || skipsSuperSomewhere.includes(wrong, controller)
    }

    /// Is popped, and nothing in its code looks like a leak.
    static let leavesStackCleanly = Role(weight: 2) {
        inNavigation.includes($0, $1) && goes.includes($0, $1) && !mayLeak.includes($0, $1)
    }

    /// Has a property whose type is written with some words in it.
    static func keeps(_ words: String, as reference: ControllerClass.Property.Reference = .strong) -> Role {
        Role(weight: 3) { wrong, controller in
            wrong.classes(of: controller).contains { type in
                type.properties.contains { $0.type.contains(words) && $0.reference == reference }
            }
        }
    }

    /// Has a lazy property that takes its initial value from a closure that is called at once and uses `self`.
    static let usesSelfLazily = Role(weight: 3) { wrong, controller in
        wrong.classes(of: controller).contains { type in
            type.properties.contains { property in
                guard property.code.isLazy, case .call(.closure(let closure), _)? = property.code.value else {
                    return false
                }
                return closure.uses.contains("self")
            }
        }
    }

    /// Its override of a method pushes.
    static func pushes(in callback: Callback) -> Role { does(.push, in: callback) }

    /// Its override of a method presents.
    static func presents(in callback: Callback) -> Role { does(.present, in: callback) }

    /// Its override of a method does something, in words or in Swift.
    private static func does(_ kind: CommandKind, in callback: Callback) -> Role {
        Role { wrong, controller in
            wrong.classes(of: controller).contains { type in
                guard let body = type.overrides[callback] else { return false }
                return body.statements.contains {
                    if case .perform(let command, _) = $0.kind { command.kinds.contains(kind) } else { false }
                } || kind.isIn(body.source ?? "")
            }
        }
    }
}

// MARK: - Presentations

extension Role {
    /// The commands present it, or try to.
    static let presented = Role { wrong, controller in
        wrong.commands.contains { command in
            if case .presentation(.present(controller, _, _, _)) = command { true } else { false }
        } || (wrong.earlier(controller)?.presenter == nil && wrong.later(controller).presenter != nil)
    }
    /// The one on which the commands call `present`.
    static let askedToPresent = Role { wrong, controller in
        wrong.commands.contains { command in
            if case .presentation(.present(_, controller, _, _)) = command { true } else { false }
        }
    }
    /// Presents another one, or is presented, before the commands and after.
    static let presentsOrIsPresented = Role { wrong, controller in
        let later = wrong.later(controller)
        return (later.presenter ?? later.presented) != nil && later.isAlive
    }
    /// Was presented before the commands.
    static let wasPresented = Role { $0.earlier($1)?.presenter != nil }
    /// The commands present it, or it was presented before.
    static let presentedOrWas = Role { presented.includes($0, $1) || wasPresented.includes($0, $1) }
    /// Presents another one in the end, or is inside of who does.
    static let inPresenter = Role(weight: 0) { wrong, controller in
        var next: Controller.ID? = controller
        while let current = next {
            if (wrong.later(current).presented ?? wrong.earlier(current)?.presented) != nil { return true }
            next = wrong.later(current).parent
        }
        return false
    }
    /// Presented another one before the commands.
    static let hadPresented = Role { $0.earlier($1)?.presented != nil }
    /// Presented another one before the commands, and was presented.
    static let between = both(wasPresented, hadPresented)
    static let alert = Role { $0.world.kind(of: $1) == .alert }
    /// May not be dragged away, by itself or by what it contains.
    static let lockedSheet = Role { wrong, controller in
        let sheet = wrong.later(controller)
        return sheet.isModalInPresentation
            || sheet.children.contains { wrong.later($0).isModalInPresentation }
    }
    static let refusesDismissal = Role { $0.later($1).refusesDismissal }
    /// The one on which the commands call `dismiss`.
    static let toldToDismiss = Role { wrong, controller in
        wrong.commands.contains {
            if case .presentation(.dismiss(controller, _)) = $0 { true } else { false }
        }
    }
    /// The one that presents the one on which the commands call `dismiss`.
    static let presenterOfToldToDismiss = Role { wrong, controller in
        guard let presented = wrong.earlier(controller)?.presented else { return false }
        return toldToDismiss.includes(wrong, presented)
    }
}

extension WrongAnswer {
    fileprivate func wasOnScreen(_ controller: Controller.ID) -> Bool {
        [.appeared, .disappearing].contains(earlier(controller)?.appearance ?? .disappeared)
    }

    func isOnScreen(_ controller: Controller.ID) -> Bool {
        [.appeared, .appearing].contains(later(controller).appearance)
    }
}
