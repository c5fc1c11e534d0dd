import Lifecycle

/// Changes to what the set-up forbids or defines.
extension NearbyChanges {
    /// A statement of the set-up that forbids something, left out.
    func restrictions(_ place: Int) -> [NearbyChange] {
        func without(_ change: Counterfactual.Change) -> [NearbyChange] {
            [NearbyChange(change: change, instead: [place: []])]
        }
        if case .presentation(.setModalInPresentation(true, let presented))? = inputs[place].command {
            return without(.draggable(name(presented)))
        }
        if case .presentation(.refuseDismissal(let presented))? = inputs[place].command {
            return without(.draggable(name(presented)))
        }
        if case .containment(.forwardByHand(let container))? = inputs[place].command {
            return without(.forwarding(after.classes[container].name))
        }
        if case .views(.set(.isUserInteractionEnabled(false), let view))? = inputs[place].command,
            let name = after.views[view].name
        {
            return without(.takingTouches(true, name))
        }
        if place < predicted, case .device(.rotate)? = inputs[place].command { return without(.notTurned) }
        // A predicted command is not left out: there would be nothing to predict.
        if place < predicted, let restriction = restriction(inputs[place].command) {
            return without(.allowed(restriction))
        }
        return scenes(place)
    }

    private func restriction(_ command: Command?) -> Counterfactual.Restriction? {
        if case .device(.allowOrientations(_, let type))? = command {
            return .orientations(of: after.classes[type].name)
        }
        if case .segues(.forbid(let name, _))? = command { return .segue(name) }
        if case .window(.setLevel(_, let window))? = command {
            return .level(of: after.windowName(window))
        }
        if case .bundle(.info(.orientations))? = command { return .orientations(of: "the app") }
        if case .bundle(.info(.scenes(false)))? = command { return .scenes }
        if case .bundle(.info(.exitsOnSuspend(true)))? = command { return .background }
        return command == .application(.suspend) ? .running : nil
    }

    /// A segue that presents in another style.
    func segueStyles(_ place: Int) -> [NearbyChange] {
        guard case .segues(.define(let segue))? = inputs[place].command,
            [.modal, .show].contains(segue.kind),
            let presented = after.controllers.identifiers.last(where: {
                after.controllers[$0].classID == segue.destination && after.controllers[$0].presenter != nil
            })
        else { return [] }
        return styles(but: segue.style).flatMap { style in
            let other = Segue(
                name: segue.name, kind: segue.kind, from: segue.source, to: segue.destination, style: style,
                isAnimated: segue.isAnimated)
            return instead(.segues(.define(other)), at: place, .style(style, of: name(presented)))
        }
    }

    /// The styles that there are beside one. Where sheets are not the default, the default is full screen, which has a
    /// name of its own.
    func styles(but style: Controller.ModalStyle) -> [Controller.ModalStyle] {
        Controller.ModalStyle.allCases.filter {
            $0 != style && ($0 != .automatic || before.holds(.sheetIsTheDefault))
                && ($0 != .custom || before.holds(.customTransitionsExist))
        }
    }

    /// The other call of a pair of which code makes one: of the recipes for children, and of a transition by hand.
    func otherHalves(_ place: Int) -> [NearbyChange] {
        guard place >= predicted, place == inputs.count - 1 else { return [] }
        let statement = inputs[place].statement
        func followed(by command: String) -> [NearbyChange] {
            [NearbyChange(change: .followed(by: command), instead: [place: [statement, command]])]
        }
        func instead(_ command: String) -> [NearbyChange] {
            [NearbyChange(change: .by(command), instead: [place: [command]])]
        }
        let command = inputs[place].command
        if case .containment(.addChild(let child, let parent))? = command {
            return followed(by: "did move \(name(child)) to \(name(parent))")
                + instead("embed \(name(child)) in \(name(parent))")
        }
        if case .containment(.addSubview(let child, let parent))? = command,
            before.controllers[child] != nil, after.controllers[child].parent == parent
        {
            return followed(by: "did move \(name(child)) to \(name(parent))")
        }
        if case .window(.removeView(let child))? = command, isChildOfPlain(child) {
            return instead("remove child \(name(child))")
        }
        if case .containment(.unembed(let child))? = command {
            return asked.filter { isChild($0, below: child) }.flatMap { instead("remove child \(name($0))") }
        }
        if case .containment(.willMove(let child, toParent: nil))? = command, isChildOfPlain(child) {
            return instead("remove child \(name(child))")
        }
        if case .containment(.removeFromParent(let child))? = command {
            return instead("remove child \(name(child))")
                + asked.filter { isChild($0, below: child) }.flatMap {
                    instead("remove from parent \(name($0))")
                }
        }
        if case .containment(.beginAppearance(let controller, _, _))? = command {
            return followed(by: "end appearance \(name(controller))")
        }
        return []
    }

    /// Indicates whether a controller is inside another one, as the child of one of the app's own containers.
    private func isChild(_ controller: Controller.ID, below ancestor: Controller.ID) -> Bool {
        isChildOfPlain(controller) && before.isInside(controller, of: ancestor)
    }

    /// Indicates whether a controller is the child of one of the app's own containers.
    private func isChildOfPlain(_ controller: Controller.ID) -> Bool {
        before.controllers[controller]?.parent.map { before.kind(of: $0) == .plain } ?? false
    }
}
