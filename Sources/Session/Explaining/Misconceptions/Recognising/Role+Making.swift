import Lifecycle

extension Role {
    /// Roles about where a controller comes from and what its class does.
    enum Making: String, RoleVocabulary {
        /// The commands create it.
        case made
        /// It existed before the commands.
        case wasThere
        /// Is created in code, without naming a nib.
        case fromCode
        case fromNib, fromStoryboard
        /// Is created in code, and there is a nib for it, which it names or which has its class's name.
        case hasNib
        /// Comes from a storyboard, or there is a nib for it.
        case outOfNib
        /// The view of another controller of its class was loaded before.
        ///
        /// One that is on screen at that moment doesn't count, because the controllers in a stack or tab bar controller
        /// mostly share a class. Nor does one that was never shown, or one in a container that has always held this one
        /// without showing it.
        case ofLoadedClass
        /// Has an initializer that reads its view, so the view was loaded before the commands, and hasn't been shown.
        case loadedInInitializer
        /// One of its overrides of an appearance, layout or size callback doesn't call super.
        case skipsSuperSomewhere
        /// One of its overrides has a closure that doesn't retain it.
        case capturesSelfWeakly
        /// One of its overrides starts a timer or a display link.
        case startsTimer
        /// Is popped, and there is nothing that people mistake for a leak: a timer, a closure that captures
        /// something, a weak property that refers to it, or a missing call of super.
        case leavesStackCleanly
        /// Has a lazy property that takes its initial value from a closure that is called at once and uses `self`.
        case usesSelfLazily

        var weight: Int {
            switch self {
            case .hasNib, .loadedInInitializer, .skipsSuperSomewhere, .leavesStackCleanly: 2
            case .startsTimer, .usesSelfLazily: 3
            default: 1
            }
        }

        func includes(_ wrong: WrongAnswer, _ controller: Controller.ID) -> Bool {
            var later: Controller { wrong.later(controller) }
            func has(_ role: Making) -> Bool { role.includes(wrong, controller) }
            func says(_ words: String...) -> Bool {
                words.contains { Role.says($0).includes(wrong, controller) }
            }
            switch self {
            case .made: return wrong.earlier(controller) == nil
            case .wasThere: return wrong.earlier(controller) != nil
            case .fromCode: return later.source == .code(nibName: nil)
            case .fromNib: if case .code(.some) = later.source { return true } else { return false }
            case .fromStoryboard: if case .storyboard = later.source { return true } else { return false }
            case .hasNib:
                let names = wrong.classes(of: controller).map { $0.name }.flatMap { name in
                    name.hasSuffix("Controller")
                        ? [name, String(name.dropLast("Controller".count))] : [name]
                }
                return has(.fromNib) || has(.fromCode) && names.contains { wrong.before.nibs[$0] != nil }
            case .outOfNib: return !has(.fromCode) || has(.hasNib)
            case .ofLoadedClass:
                func isLoaded(_ other: Controller.ID) -> Bool {
                    other != controller && wrong.later(other).classID == later.classID
                        && wrong.heardBefore.contains(Call(other, .viewDidLoad))
                }
                let others = wrong.world.controllers.identifiers.filter(isLoaded)
                if Circumstance.Request.asksForView.isMade(in: wrong) { return !others.isEmpty }
                return wrong.earlier(controller)?.parent == nil
                    && others.contains {
                        wrong.heardBefore.contains(Call($0, .viewWillAppear))
                            && wrong.earlier($0)?.appearance != .appeared
                    }
            case .loadedInInitializer:
                return [Callback.initNibName, .initCoder].contains {
                    readsView(in: $0).includes(wrong, controller)
                } && wrong.earlier(controller)?.view != nil && !Showing.wasShown.includes(wrong, controller)
            case .skipsSuperSomewhere:
                return wrong.classes(of: controller).contains { type in
                    type.overrides.contains { Making.steps.contains($0.key) && !$0.value.callsSuper }
                }
            case .capturesSelfWeakly: return says("[weak self]", "[unowned self]")
            case .startsTimer: return says("Timer.scheduledTimer", "CADisplayLink(")
            case .leavesStackCleanly:
                return Containing.leavesStack.includes(wrong, controller) && !has(.startsTimer)
                    && !has(.capturesSelfWeakly) && !has(.skipsSuperSomewhere)
                    && !Role.captured(.weak).includes(wrong, controller)
                    && !Role.Holding.weaklyReferenced.includes(wrong, controller)
            case .usesSelfLazily:
                return wrong.classes(of: controller).contains { type in
                    type.properties.contains { property in
                        guard property.code.isLazy,
                            case .call(.closure(let closure), _)? = property.code.value
                        else { return false }
                        return closure.uses.contains("self")
                    }
                }
            }
        }

        private static let steps: Set<Callback> = [
            .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
            .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewWillTransition,
        ]
    }

    // MARK: - What its class has

    /// Its class, or one above it, has something.
    private static func ofClass(
        weight: Int = 1, _ fits: @escaping @Sendable (ControllerClass) -> Bool
    ) -> Role {
        Role(weight: weight) { wrong, controller in wrong.classes(of: controller).contains(where: fits) }
    }

    /// Its class overrides one of some methods.
    static func overrides(_ callbacks: [Callback]) -> Role {
        ofClass { type in callbacks.contains { type.overrides[$0] != nil } }
    }

    /// Its override of a method leaves out super.
    static func skipsSuper(_ callback: Callback) -> Role {
        ofClass { $0.overrides[callback].map { !$0.callsSuper } ?? false }
    }

    /// The source of one of its overrides contains some words. That weighs more than a role in a transition.
    static func says(_ words: String) -> Role {
        ofClass(weight: 3) { type in
            type.overrides.values.contains { $0.source?.contains(words) ?? false }
        }
    }

    /// Its override of a method reads its view.
    static func readsView(in callback: Callback) -> Role {
        ofClass { type in
            guard let body = type.overrides[callback] else { return false }
            return body.statements.contains(.readView)
                || ["view.", "= view", "(view)"].contains { body.source?.contains($0) ?? false }
        }
    }

    /// Has a property whose type is written with some words in it.
    static func keeps(_ words: String, as reference: ControllerClass.Property.Reference) -> Role {
        ofClass(weight: 3) { type in
            type.properties.contains { $0.type.contains(words) && $0.reference == reference }
        }
    }

    /// Its override of a method does something, in words or in Swift.
    static func does(_ kind: CommandKind, in callback: Callback) -> Role {
        ofClass { type in
            guard let body = type.overrides[callback] else { return false }
            return body.statements.contains {
                if case .perform(let command, _) = $0.kind { command.kind == kind } else { false }
            } || kind.isIn(body.source ?? "")
        }
    }
}
