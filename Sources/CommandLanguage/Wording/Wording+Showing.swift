import Lifecycle

extension Wording {
    func showing(_ command: Command) -> String? {
        switch command {
        case .accessView(let controller): "access view \(name(controller))"
        case .loadViewIfNeeded(let controller): "load view if needed \(name(controller))"
        case .isViewLoaded(let controller): "is view loaded \(name(controller))"
        case .viewIfLoaded(let controller): "view if loaded \(name(controller))"
        case .setViewToNil(let controller): "set view nil \(name(controller))"
        case .call(let callback, let controller): "call \(callback.rawValue) \(name(controller))"
        case .launch(let controller): "launch \(name(controller))"
        case .launchNew(let classID, let name): "launch \(self.name(classID)) as \(name)"
        case .launchInBackground(let controller): "launch in background \(name(controller))"
        case .setRootViewController(let controller): "window root \(name(controller))"
        case .makeKeyAndVisible: "make key and visible"
        case .addViewToWindow(let controller): "add subview \(name(controller)) to window"
        case .removeView(let controller): "remove view \(name(controller))"
        case .performSegue(let segue, let source, let name):
            "perform segue \(segue) from \(self.name(source)) as \(name)"
        case .triggerSegue(let segue, let source, let name):
            "trigger segue \(segue) from \(self.name(source)) as \(name)"
        default: nil
        }
    }

    func containers(_ command: Command) -> String? {
        switch command {
        case .addSubview(let child, let parent): "add subview \(name(child)) in \(name(parent))"
        case .addChild(let child, let parent): "add child \(name(child)) in \(name(parent))"
        case .willMove(let child, let parent): "will move \(name(child)) to \(parent.map(name) ?? "nil")"
        case .didMove(let child, let parent): "did move \(name(child)) to \(parent.map(name) ?? "nil")"
        case .removeFromParent(let child): "remove from parent \(name(child))"
        case .embed(let child, let parent): "embed \(name(child)) in \(name(parent))"
        case .unembed(let child): "remove child \(name(child))"
        case .flip(let old, let new, let animated):
            "flip from \(name(old)) to \(name(new))" + how(animated)
        case .beginAppearance(let controller, let isAppearing, let animated):
            "begin appearance \(name(controller)) \(isAppearing ? "appearing" : "disappearing")"
                + how(animated)
        case .endAppearance(let controller): "end appearance \(name(controller))"
        case .push(let pushed, let stack, let animated):
            "push \(name(pushed)) onto \(name(stack))" + how(animated)
        case .pop(let stack, nil, let animated): "pop in \(name(stack))" + how(animated)
        case .pop(let stack, let target?, let animated):
            "pop to \(name(target)) in \(name(stack))" + how(animated)
        case .popToRoot(let stack, let animated): "pop to root in \(name(stack))" + how(animated)
        case .setStack(let contents, let stack, let animated):
            "set stack \(names(contents)) in \(name(stack))" + how(animated)
        case .swipeBack(let stack): "swipe back in \(name(stack))"
        case .setTabs(let contents, let tabs): "set controllers \(names(contents)) in \(name(tabs))"
        case .selectTab(let position, let tabs): "select tab \(position + 1) of \(name(tabs))"
        case .tapTab(let position, let tabs): "tap tab \(position + 1) of \(name(tabs))"
        case .page(let page, let container, let style, let animated):
            "page to \(name(page)) in \(name(container)) by \(style.rawValue)" + how(animated)
        case .swipePage(let page, let container, let style):
            "swipe page to \(name(page)) in \(name(container)) by \(style.rawValue)"
        case .setDisplayMode(let mode, let split): "display mode \(mode.rawValue) of \(name(split))"
        case .showColumn(let column, let split): "show column \(column.rawValue) of \(name(split))"
        case .hideColumn(let column, let split): "hide column \(column.rawValue) of \(name(split))"
        default: nil
        }
    }

    func presentation(_ command: Command) -> String? {
        switch command {
        case .present(let presented, let source, let style, let animated):
            "present \(name(presented)) from \(name(source))"
                + (style == .automatic ? "" : " as \(style.rawValue)") + how(animated)
        case .dismiss(let controller, let animated): "dismiss \(name(controller))" + how(animated)
        case .presentNil(let source): "present nil from \(name(source))"
        case .setModalInPresentation(let isModal, let controller):
            "set modal in presentation \(name(controller))" + (isModal ? "" : " false")
        case .refuseDismissal(let controller): "refuse dismissal \(name(controller))"
        case .swipeAway(let controller): "swipe away \(name(controller))"
        case .dragSheet: "drag sheet"
        case .finish: "finish"
        case .cancel: "cancel"
        default: nil
        }
    }

    func surroundings(_ command: Command) -> String? {
        switch command {
        case .rotate(let toLandscape): "rotate " + (toLandscape ? "landscape" : "portrait")
        case .resize(let size): "resize \(size.words)"
        case .background: "background"
        case .foreground: "foreground"
        case .terminate: "terminate"
        case .restoreState(let classID, let name): "restore state of \(self.name(classID)) as \(name)"
        case .restoreStack(let classIDs, let name):
            "restore stack \(name) of \(classIDs.map { self.name($0) }.joined(separator: " "))"
        case .memoryWarning: "memory warning"
        case .wait(let seconds): "wait \(seconds.brief)"
        case .nextTurn: "next turn"
        case .hold(let command): line(for: command).map { "hold " + $0 }
        default: nil
        }
    }
}
