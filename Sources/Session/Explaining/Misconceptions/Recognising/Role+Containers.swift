import Lifecycle

extension Role {
    static let navigation = container(.navigation)
    static let tabBar = container(.tabBar)
    /// One of UIKit's containers.
    static let container = Role { $0.world.kind(of: $1).isContainer }
    /// A container of UIKit's own or the app's, with something in it.
    static let contains = Role { container.includes($0, $1) || parent.includes($0, $1) }
    /// In one of UIKit's containers.
    static let contained = Role { $0.parent($1).map($0.isContainer) ?? false }
    static let inNavigation = contained(.navigation)
    static let inTabs = contained(.tabBar)
    static let inPages = contained(.page)
    /// A tab that is selected for the first time.
    static let selectedFirst = Role(weight: 2) { wrong, controller in
        wrong.has(.selectTab) && inTabs.includes(wrong, controller) && comes.includes(wrong, controller)
            && !wasShown.includes(wrong, controller)
    }
    /// A column that is not seen, as its split view controller has collapsed.
    static let collapsedAway = Role { wrong, controller in
        guard let parent = wrong.later(controller).parent else { return false }
        return wrong.later(parent).columns.isCollapsed && !wrong.isOnScreen(controller)
    }
    /// In one of UIKit's containers whose view is in no window.
    static let inContainerOffScreen = Role { wrong, controller in
        guard let parent = wrong.parent(controller), wrong.isContainer(parent) else { return false }
        return !wrong.world.isViewInWindow(parent)
    }
    /// In one of UIKit's containers, of a class that overrides a method and leaves super out.
    static func starved(of callback: Callback) -> Role {
        Role { wrong, controller in
            guard let parent = wrong.parent(controller), wrong.isContainer(parent) else { return false }
            return skipsSuper(callback).includes(wrong, parent)
        }
    }
    /// In one of UIKit's containers, of a class that leaves super out in whichever step of appearing.
    static let starved = Role(weight: 3) { wrong, controller in
        [Callback].showing.contains { starved(of: $0).includes(wrong, controller) }
    }
    /// Has the parent that it had.
    static let keepsParent = Role { wrong, controller in
        guard let parent = wrong.earlier(controller)?.parent else { return false }
        return wrong.later(controller).parent == parent
    }
    /// Has its view on screen and no parent, and neither is a window's root nor presented.
    static let viewOnly = both(
        hasNoParent,
        Role {
            !$0.world.isRoot($1) && $0.later($1).presenter == nil && hasSuperview.includes($0, $1)
        })
    /// Has its view added, now or before, without becoming a child.
    static let addedByView = both(
        hasNoParent, Role(weight: 0) { $0.has(.addSubview) || viewOnly.includes($0, $1) })
    /// Hears something together with its parent or one of its children.
    static let hearsWithFamily = Role { wrong, controller in
        let family = wrong.later(controller).children + [wrong.parent(controller)].compactMap(\.self)
        return wrong.expected.calls.contains {
            [Callback].turning.contains($0.callback) && family.contains($0.controller)
        }
    }
    /// The commands add it, or its view.
    static let added = Role { wrong, controller in
        wrong.commands.contains { command in
            if case .containment(.embed(controller, _)) = command { return true }
            if case .containment(.addSubview(controller, _)) = command { return true }
            if case .containment(.addSubviewToView(controller, _)) = command { return true }
            if case .containment(.addChild(controller, _)) = command { return true }
            return false
        }
    }
    /// In a container of any kind whose view is loaded.
    static let inLoadedParent = Role { wrong, controller in
        wrong.parent(controller).map { wrong.later($0).view != nil } ?? false
    }
    /// In a container of any kind.
    static let inside = Role { $0.parent($1) != nil }
    /// In a container of the app's own.
    static let child = Role { wrong, controller in
        wrong.parent(controller).map { !wrong.isContainer($0) } ?? false
    }
    /// A container of the app's own.
    static let parent = Role { wrong, controller in
        !wrong.isContainer(controller)
            && !((wrong.earlier(controller)?.children ?? []) + wrong.later(controller).children).isEmpty
    }
    /// In a container that forwards appearance by hand.
    static let inHandForwarder = Role { wrong, controller in
        wrong.parent(controller).map { wrong.classes(of: $0).contains(where: \.forwardsByHand) } ?? false
    }
    /// A child that had another parent before.
    static let changesParent = Role { wrong, controller in
        guard let old = wrong.earlier(controller)?.parent else { return false }
        return wrong.later(controller).parent != old
    }
    /// In a container of any kind, and of a class that allows portrait only.
    static let allowsPortraitOnly = both(inside, ofPortraitClass)
    /// Of a class that allows portrait only.
    static let ofPortraitClass = Role(weight: 0) { wrong, controller in
        wrong.classes(of: controller).lazy.compactMap(\.orientations).first == .portrait
    }
    static let hasNoParent = Role { $0.parent($1) == nil }

    /// Is put on top of a stack.
    static let pushed = Role { wrong, controller in
        wrong.commands.contains { command in
            if case .navigation(.push(controller, _, _)) = command { return true }
            if case .navigation(.setStack(let stack, _, _)) = command { return stack.last == controller }
            return false
        } || (wrong.isTop(controller) && wrong.earlier(controller)?.parent != wrong.later(controller).parent)
    }
    /// Was on top of a stack, and is below another one now.
    static let covered = Role { wrong, controller in
        wrong.wasTop(controller) && !wrong.isTop(controller)
            && wrong.earlier(controller)?.parent == wrong.later(controller).parent
    }
    /// Was on top of a stack, and is covered or taken out.
    static let leavesTop = Role { $0.wasTop($1) && !$0.isTop($1) }
    /// Was somewhere below the top of a stack, and is no longer in it.
    static let skipped = Role { wrong, controller in
        contained(.navigation).includes(wrong, controller) && !wrong.wasTop(controller)
            && wrong.earlier(controller)?.parent != nil && wrong.later(controller).parent == nil
    }
    /// Was in a stack, and is in none any more.
    static let leavesStack = Role { wrong, controller in
        inNavigation.includes(wrong, controller) && wrong.earlier(controller)?.parent != nil
            && wrong.later(controller).parent == nil
    }
    /// Is in a stack below its top.
    static let buried = Role { wrong, controller in
        contained(.navigation).includes(wrong, controller) && wrong.later(controller).parent != nil
            && !wrong.isTop(controller)
    }

    private static func container(_ kind: ControllerClass.Kind) -> Role {
        Role { $0.world.kind(of: $1) == kind }
    }

    private static func contained(_ kind: ControllerClass.Kind) -> Role {
        Role { wrong, controller in
            wrong.parent(controller).map { wrong.world.kind(of: $0) == kind } ?? false
        }
    }
}

extension WrongAnswer {
    /// The parent, or who was the parent before the commands.
    fileprivate func parent(_ controller: Controller.ID) -> Controller.ID? {
        later(controller).parent ?? earlier(controller)?.parent
    }

    fileprivate func isContainer(_ controller: Controller.ID) -> Bool {
        world.kind(of: controller).isContainer
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
