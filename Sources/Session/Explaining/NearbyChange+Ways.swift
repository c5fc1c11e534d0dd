import Lifecycle

/// Changes to the holders of a controller, to gestures and code, to permissions, and to what is on screen.
extension NearbyChanges {
    private typealias Change = Counterfactual.Change

    func holding(_ place: Int) -> [NearbyChange] {
        let released: [NearbyChange] =
            if place < predicted || inputs.count > predicted + 1,
                case .references(.release(let controller))? = inputs[place].command
            {
                [NearbyChange(.held(true, name(controller)), at: place)]
            } else {
                []
            }
        // What is released before the first of several commands may be gone before the last one.
        if place > predicted, place + 1 == inputs.count {
            return released
                + asked.filter { after.controllers[$0].isHeld }.map {
                    NearbyChange(
                        .held(false, name($0)), at: place, "release \(name($0))", inputs[place].statement)
                }
        }
        guard place == predicted else { return released }
        return released
            + asked.filter { isHeldTwice($0) }.map {
                NearbyChange(.held(false, name($0)), before: "release \(name($0))")
            }
    }

    /// Indicates whether a variable and also a container or presenter hold a controller.
    private func isHeldTwice(_ controller: Controller.ID) -> Bool {
        guard let record = before.controllers[controller] else { return false }
        return record.isHeld && (record.parent != nil || record.presenter != nil)
    }

    /// Returns the change that replaces a command by another one, described by the change.
    func given(
        _ change: (String) -> Counterfactual.Change, _ command: String, _ place: Int
    ) -> [NearbyChange] {
        [NearbyChange(change(command), at: place, command)]
    }

    /// Returns the changes that replace a gesture by code.
    func gestures(_ place: Int) -> [NearbyChange] {
        guard place >= predicted, let code = inputs[place].command.flatMap(code(for:)) else { return [] }
        return given(Change.inCode, code, place)
    }

    /// The code that does what a finger's movement does.
    private func code(for command: Command) -> String? {
        switch command {
        case .navigation(.swipeBack): "pop"
        case .presentation(.dragSheet), .presentation(.swipeAway): "dismiss"
        case .pages(.swipe(let page, let container, _)): "page to \(name(page)) in \(name(container))"
        default: nil
        }
    }

    /// Returns the changes that replace a gesture of two commands by code, code by a gesture, and a command
    /// by the one that does what was expected.
    func otherWays(_ place: Int) -> [NearbyChange] {
        let command = inputs[place].command
        if case .touch(.finish)? = command, place > 0 {
            return finishedInCode(place) + stillTouching(place)
                + given({ by($0, at: place) }, "cancel", place)
        }
        guard place >= predicted else { return [] }
        switch command {
        case .navigation(.pop(let stack, _, _)), .navigation(.tapBack(let stack)):
            guard let record = before.controllers[stack], record.children.count <= 1, record.presenter != nil
            else { return [] }
            return given({ by($0, at: place) }, "dismiss \(name(stack))", place)
        case .navigation(.popToRoot(let stack, _)):
            let depth = before.controllers[stack]?.children.count ?? 0
            guard depth > 2 else { return [] }
            let pops = Array(repeating: "pop in \(name(stack))", count: depth - 1)
            return [NearbyChange(change: by(pops.joined(separator: "; "), at: place), instead: [place: pops])]
        case .tabs(.select(let index, let tabs)):
            return given(Change.byFinger, "tap tab \(index + 1) of \(name(tabs))", place)
        case .tabs(.tap(let index, let tabs)):
            return given(Change.inCode, "select tab \(index + 1) of \(name(tabs))", place)
        case .segues(.perform(let segue, let source, _)):
            return given(Change.byFinger, "trigger segue \(segue) from \(name(source))", place)
        case .segues(.trigger(let segue, let source, _)):
            return given(Change.inCode, "perform segue \(segue) from \(name(source))", place)
        case .presentation(.dragSheet):
            return before.controllers.identifiers.filter { before.controllers[$0]?.presenter != nil }.map {
                NearbyChange(.locked(name($0)), before: "set modal in presentation \(name($0))")
            }
        case .touch(.cancel): return given({ by($0, at: place) }, "finish", place) + stillTouching(place)
        case .presentation(.dismiss(let dismissed, _)):
            guard let facts = before.controllers[dismissed] else { return [] }
            let sheet =
                facts.presenter == nil ? facts.presented.flatMap { before.controllers[$0] } ?? facts : facts
            return sheet.isModalInPresentation || sheet.refusesDismissal
                ? given(Change.byFinger, "drag sheet", place) : []
        case .presentation(.present(_, let source, let style, _)):
            return presentations(from: source, style, place)
        case .window(.setRootViewController(_, let window)) where before.windows[window]?.isVisible == false:
            let name = window == Window.first ? "" : " " + after.windowName(window)
            return [NearbyChange(.visibleWindow, before: "make key and visible" + name)]
        default: return []
        }
    }

    /// Returns the change that leaves out the end of a gesture. What another command does before that end isn't known.
    private func stillTouching(_ place: Int) -> [NearbyChange] {
        place > predicted && place == inputs.count - 1 ? [NearbyChange(.stillTouching, at: place)] : []
    }

    private func finishedInCode(_ place: Int) -> [NearbyChange] {
        guard let code = inputs[place - 1].command.flatMap(code(for:)) else { return [] }
        return [NearbyChange(change: .inCode(code), instead: [place - 1: [], place: [code]])]
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
                .forwardingByHand(type), at: place, "forward appearance by hand in \(type)",
                inputs[place].statement)
        ]
    }

    /// On screen, or only loaded.
    func showing(_ place: Int, asksForLayout: Bool) -> [NearbyChange] {
        if case .application(.launch(let root))? = inputs[place].command, after.kind(of: root) == .plain {
            return [NearbyChange(.onScreen(false, name(root)), at: place, "access view \(name(root))")]
        }
        var container = inputs[place].changedContainer
        if case .containment(.unembed(let child))? = inputs[place].command {
            container = before.controllers[child]?.parent
        }
        if place >= predicted, before.isOffScreen, let container, before.controllers[container] != nil {
            let name = name(container)
            return [NearbyChange(.onScreen(true, name), before: "launch \(name)")]
        }
        // A screen lays itself out, so launching would hide what requesting layout does.
        guard before.isOffScreen, !asksForLayout, let loaded = inputs[place].loaded else { return [] }
        return [NearbyChange(.onScreen(true, name(loaded)), at: place, "launch \(name(loaded))")]
    }
}
