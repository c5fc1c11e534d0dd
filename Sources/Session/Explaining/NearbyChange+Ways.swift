import Lifecycle

/// Changes to the holders of a controller, to gestures and code, to permissions, and to what is on screen.
extension NearbyChanges {
    func holding(_ place: Int) -> [NearbyChange] {
        let released: [NearbyChange] =
            if place < predicted || inputs.count > predicted + 1,
                case .references(.release(let controller))? = inputs[place].command
            {
                [NearbyChange(change: .held(true, name(controller)), instead: [place: []])]
            } else {
                []
            }
        guard place == predicted else { return released }
        return released
            + asked.filter { isHeldTwice($0) }.map {
                NearbyChange(change: .held(false, name($0)), before: ["release \(name($0))"])
            }
    }

    /// Indicates whether a variable and also a container or presenter hold a controller.
    private func isHeldTwice(_ controller: Controller.ID) -> Bool {
        guard let record = before.controllers[controller] else { return false }
        return record.isHeld && (record.parent != nil || record.presenter != nil)
    }

    /// Returns the changes that replace a gesture by code.
    func gestures(_ place: Int) -> [NearbyChange] {
        guard place >= predicted else { return [] }
        func change(_ command: String) -> NearbyChange {
            NearbyChange(change: .inCode(command), instead: [place: [command]])
        }
        if case .navigation(.swipeBack)? = inputs[place].command { return [change("pop")] }
        if case .presentation(.dragSheet)? = inputs[place].command { return [change("dismiss")] }
        if case .presentation(.swipeAway)? = inputs[place].command { return [change("dismiss")] }
        return []
    }

    /// Returns the changes that replace a gesture of two commands by code, code by a gesture, and a command
    /// by the one that does what was expected.
    func otherWays(_ place: Int) -> [NearbyChange] {
        let command = inputs[place].command
        if case .touch(.finish)? = command, place > 0 { return finishedInCode(place) + stillTouching(place) }
        guard place >= predicted else { return [] }
        func change(_ change: Counterfactual.Change, _ statement: String) -> [NearbyChange] {
            [NearbyChange(change: change, instead: [place: [statement]])]
        }
        if case .pages(.swipe(let page, let container, _))? = command {
            let turn = "page to \(name(page)) in \(name(container))"
            return change(.inCode(turn), turn)
        }
        if case .tabs(.select(let index, let tabs))? = command {
            let tap = "tap tab \(index + 1) of \(name(tabs))"
            return change(.byFinger(tap), tap)
        }
        if case .tabs(.tap(let index, let tabs))? = command {
            let select = "select tab \(index + 1) of \(name(tabs))"
            return change(.inCode(select), select)
        }
        if case .segues(.perform(let segue, let source, _))? = command {
            let trigger = "trigger segue \(segue) from \(name(source))"
            return change(.byFinger(trigger), trigger)
        }
        if case .segues(.trigger(let segue, let source, _))? = command {
            let perform = "perform segue \(segue) from \(name(source))"
            return change(.inCode(perform), perform)
        }
        if case .presentation(.dragSheet)? = command {
            return before.controllers.identifiers.filter { before.controllers[$0]?.presenter != nil }.map {
                NearbyChange(
                    change: .locked(name($0)), before: ["set modal in presentation \(name($0))"])
            }
        }
        if case .touch(.cancel)? = command {
            return stillTouching(place) + change(.by("finish"), "finish")
        }
        if case .presentation(.dismiss(let dismissed, _))? = command {
            return alternatives(ofDismissing: dismissed, place)
        }
        if case .presentation(.present(_, let source, let style, _))? = command {
            return presentations(from: source, style, place)
        }
        if let stack = command?.poppedStack, let record = before.controllers[stack],
            record.children.count <= 1, record.presenter != nil
        {
            let dismiss = "dismiss \(name(stack))"
            return change(.by(dismiss), dismiss)
        }
        if case .loading(.isViewLoaded(let controller))? = command { return asked(controller, place) }
        if case .loading(.viewIfLoaded(let controller))? = command { return asked(controller, place) }
        if case .window(.setRootViewController(_, let window))? = command,
            before.windows[window]?.isVisible == false
        {
            let name = window == Window.first ? "" : " " + after.windowName(window)
            return [NearbyChange(change: .visibleWindow, before: ["make key and visible" + name])]
        }
        return []
    }

    /// Returns the change that loads a view where the command only asks whether it is loaded.
    private func asked(_ controller: Controller.ID, _ place: Int) -> [NearbyChange] {
        let access = "access view \(name(controller))"
        return [NearbyChange(change: .by(access), instead: [place: [access]])]
    }

    /// Returns the change that leaves out the end of a gesture.
    private func stillTouching(_ place: Int) -> [NearbyChange] {
        place > predicted ? [NearbyChange(change: .stillTouching, instead: [place: []])] : []
    }

    private func finishedInCode(_ place: Int) -> [NearbyChange] {
        func change(_ code: String) -> [NearbyChange] {
            [NearbyChange(change: .inCode(code), instead: [place - 1: [], place: [code]])]
        }
        let begun = inputs[place - 1].command
        if case .navigation(.swipeBack)? = begun { return change("pop") }
        if case .presentation(.dragSheet)? = begun { return change("dismiss") }
        if case .pages(.swipe(let page, let container, _))? = begun {
            return change("page to \(name(page)) in \(name(container))")
        }
        return []
    }

    private func alternatives(ofDismissing dismissed: Controller.ID, _ place: Int) -> [NearbyChange] {
        guard let facts = before.controllers[dismissed] else { return [] }
        var commands: [Counterfactual.Change] = []
        let sheet =
            facts.presenter == nil ? facts.presented.flatMap { before.controllers[$0] } ?? facts : facts
        if sheet.isModalInPresentation || sheet.refusesDismissal {
            commands.append(.byFinger("drag sheet"))
        }
        if let parent = facts.parent, before.kind(of: parent) == .navigation { commands.append(.by("pop")) }
        if let next = facts.presented, before.controllers[next]?.presented != nil {
            commands.append(.by("dismiss \(name(next))"))
        }
        return commands.map { change in
            switch change {
            case .byFinger(let command), .by(let command):
                NearbyChange(change: change, instead: [place: [command]])
            default: NearbyChange(change: change)
            }
        }
    }

    /// Containers of the app's own that do not forward.
    func forwardings(_ place: Int) -> [NearbyChange] {
        guard place < predicted, case .containment(.embed(_, let parent))? = inputs[place].command else {
            return []
        }
        let type = after.classes[after.controllers[parent].classID].name
        guard after.isOfApp(after.controllers[parent].classID) else { return [] }
        return [
            NearbyChange(
                change: .forwardingByHand(type),
                instead: [place: ["forward appearance by hand in \(type)", inputs[place].statement]])
        ]
    }

    /// On screen, or only loaded.
    func showing(_ place: Int, asksForLayout: Bool) -> [NearbyChange] {
        if case .application(.launch(let root))? = inputs[place].command, after.kind(of: root) == .plain {
            return [
                NearbyChange(
                    change: .onScreen(false, name(root)), instead: [place: ["access view \(name(root))"]])
            ]
        }
        if place >= predicted, before.isOffScreen, let container = inputs[place].changedContainer,
            before.kind(of: container)?.isContainer == true
        {
            let name = name(container)
            return [NearbyChange(change: .onScreen(true, name), before: ["launch \(name)"])]
        }
        // A screen lays out by itself: to launch would hide what asking for layout is about.
        guard before.isOffScreen, !asksForLayout else { return [] }
        return after.controllers.identifiers.filter { inputs[place].loads($0) }.map { controller in
            NearbyChange(
                change: .onScreen(true, name(controller)), instead: [place: ["launch \(name(controller))"]])
        }
    }
}

extension ResolvedInput {
    var asksForLayout: Bool {
        if case .layout(.setNeedsLayout)? = command { return true }
        if case .layout(.layoutIfNeeded)? = command { return true }
        return false
    }
}
