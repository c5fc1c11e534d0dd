import Lifecycle

extension Role {
    /// Roles of containers and their contents.
    enum Containing: String, RoleVocabulary {
        case navigation, tabBar
        /// One of UIKit's containers.
        case container
        /// A container, UIKit's or the app's own, that isn't empty.
        case contains
        /// In one of UIKit's containers.
        case contained
        case inNavigation, inTabs, inPages
        /// A tab that is selected for the first time.
        case selectedFirst
        /// A column that isn't shown, because its split view controller has collapsed.
        case collapsedAway
        /// In one of UIKit's containers whose view is in no window.
        case inContainerOffScreen
        /// In one of UIKit's containers whose class leaves out super in some appearance method.
        case starved
        /// Has the same parent as before.
        case keepsParent
        /// Has its view on screen and no parent, and neither is a window's root nor presented.
        case viewOnly
        /// Has its view added, now or before, without becoming a child.
        case addedByView
        /// Is called together with its parent or one of its children.
        case hearsWithFamily
        /// The commands add it or its view, or give it another parent.
        case added
        /// In a container of any kind whose view is loaded.
        case inLoadedParent
        /// In a container of any kind.
        case inside
        /// In a container of the app's own.
        case child
        /// A container of the app's own.
        case parent
        /// In a container that forwards appearance by hand.
        case inHandForwarder
        /// A child that had another parent before.
        case changesParent
        /// In a container of any kind, and its class allows only portrait.
        case allowsPortraitOnly
        /// Its class allows only portrait.
        case ofPortraitClass
        case hasNoParent
        /// It or the container that it is shown in is put on top of a stack.
        case pushed
        /// Was on top of a stack, and is below another one now.
        case covered
        /// Was on top of a stack, and is covered or removed.
        case leavesTop
        /// Was somewhere below the top of a stack, and is no longer in it.
        case skipped
        /// Was in a stack, and no longer is.
        case leavesStack
        /// Is in a stack below its top.
        case buried

        var weight: Int {
            switch self {
            case .ofPortraitClass: 0
            case .selectedFirst, .viewOnly: 2
            case .starved: 3
            default: 1
            }
        }

        func includes(_ wrong: WrongAnswer, _ controller: Controller.ID) -> Bool {
            var earlier: Controller? { wrong.earlier(controller) }
            var later: Controller { wrong.later(controller) }
            var parent: Controller.ID? { wrong.parent(controller) }
            var kind: ControllerClass.Kind? { parent.map(wrong.world.kind) }
            func has(_ role: Containing) -> Bool { role.includes(wrong, controller) }
            switch self {
            case .navigation: return wrong.world.kind(of: controller) == .navigation
            case .tabBar: return wrong.world.kind(of: controller) == .tabBar
            case .container: return wrong.world.kind(of: controller).isContainer
            case .contains: return has(.container) || has(.parent)
            case .contained: return kind?.isContainer ?? false
            case .inNavigation: return kind == .navigation
            case .inTabs: return kind == .tabBar
            case .inPages: return kind == .page
            case .selectedFirst:
                return wrong.has(.selectTab) && kind == .tabBar && Showing.comes.includes(wrong, controller)
                    && !Showing.wasShown.includes(wrong, controller)
            case .collapsedAway:
                guard let parent = later.parent else { return false }
                return wrong.later(parent).columns.isCollapsed && !wrong.isOnScreen(controller)
            case .inContainerOffScreen:
                guard let parent = wrong.parent(controller), has(.contained) else { return false }
                return !wrong.world.isViewInWindow(parent)
            case .starved:
                return Callback.appearances.contains { Role.starved(of: $0).includes(wrong, controller) }
            case .keepsParent: return earlier?.parent.map { later.parent == $0 } ?? false
            case .viewOnly:
                return parent == nil && !wrong.world.isRoot(controller) && later.presenter == nil
                    && Showing.hasSuperview.includes(wrong, controller)
            case .addedByView: return parent == nil && (wrong.has(.addSubview) || has(.viewOnly))
            case .hearsWithFamily:
                let family = later.children + [parent].compactMap { $0 }
                return wrong.expected.calls.contains {
                    CallbackGroup.turning.contains($0.callback) && family.contains($0.controller)
                }
            case .added:
                return wrong.commands.contains { command in
                    switch command {
                    case .containment(.embed(controller, _)), .containment(.addSubview(controller, _)),
                        .containment(.addSubviewToView(controller, _)),
                        .containment(.addChild(controller, _)):
                        true
                    default: false
                    }
                } || later.parent.map { earlier?.parent != $0 } ?? false
            case .inLoadedParent: return parent.map { wrong.later($0).view != nil } ?? false
            case .inside: return parent != nil
            case .child: return parent != nil && !has(.contained)
            case .parent:
                return !has(.container) && !((earlier?.children ?? []) + later.children).isEmpty
            case .inHandForwarder:
                return parent.map { wrong.classes(of: $0).contains { $0.forwardsByHand } } ?? false
            case .changesParent: return earlier?.parent.map { later.parent != $0 } ?? false
            case .allowsPortraitOnly: return parent != nil && has(.ofPortraitClass)
            case .ofPortraitClass:
                return wrong.classes(of: controller).lazy.compactMap { $0.orientations }.first == .portrait
            case .hasNoParent: return parent == nil
            case .pushed:
                return wrong.isShown(controller) { controller in
                    wrong.commands.contains { command in
                        switch command {
                        case .navigation(.push(controller, _, _)): true
                        case .navigation(.setStack(let stack, _, _)):
                            stack.last == controller && wrong.earlier(controller)?.parent == nil
                        default: false
                        }
                    }
                        || wrong.isTop(controller)
                            && wrong.earlier(controller)?.parent != wrong.later(controller).parent
                }
            case .covered:
                return has(.leavesTop) && earlier?.parent == later.parent
                    && later.parent.map { wrong.later($0).children.contains(controller) } ?? false
            case .leavesTop: return wrong.wasTop(controller) && !wrong.isTop(controller)
            case .skipped: return has(.leavesStack) && !wrong.wasTop(controller)
            case .leavesStack:
                return kind == .navigation && earlier?.parent != nil && later.parent == nil
            case .buried: return kind == .navigation && later.parent != nil && !wrong.isTop(controller)
            }
        }
    }

    /// In one of UIKit's containers whose class overrides a method and leaves out super.
    static func starved(of callback: Callback) -> Role {
        Role { wrong, controller in
            guard let parent = wrong.parent(controller), wrong.world.kind(of: parent).isContainer else {
                return false
            }
            return skipsSuper(callback).includes(wrong, parent)
        }
    }
}

extension WrongAnswer {
    /// The parent, or the former parent from before the commands.
    func parent(_ controller: Controller.ID) -> Controller.ID? {
        later(controller).parent ?? earlier(controller)?.parent
    }

    fileprivate func isTop(_ controller: Controller.ID) -> Bool {
        later(controller).parent.map {
            world.kind(of: $0) == .navigation && later($0).children.last == controller
        } ?? false
    }

    fileprivate func wasTop(_ controller: Controller.ID) -> Bool {
        earlier(controller)?.parent.map {
            world.kind(of: $0) == .navigation && earlier($0)?.children.last == controller
        } ?? false
    }
}
