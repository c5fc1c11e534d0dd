import Lifecycle

/// Changes to what the setup forbids or defines.
extension NearbyChanges {
    /// The setup without a statement that forbids something.
    func restrictions(_ place: Int) -> [NearbyChange] {
        func without(_ change: Counterfactual.Change) -> [NearbyChange] { [NearbyChange(change, at: place)] }
        switch inputs[place].command {
        case .presentation(.setModalInPresentation(true, let presented)),
            .presentation(.refuseDismissal(let presented)):
            return without(.draggable(name(presented)))
        case .containment(.forwardByHand(let container)):
            return without(.forwarding(after.classes[container].name))
        case .views(.set(.isUserInteractionEnabled(false), let view)):
            if let name = after.views[view].name { return without(.takingTouches(true, name)) }
        // A predicted command is not left out: there would be nothing to predict.
        case .device(.rotate) where place < predicted: return [self.without(place)]
        case let command where place < predicted:
            if let restriction = restriction(command) { return without(.allowed(restriction)) }
        default: break
        }
        return scenes(place)
    }

    private func restriction(_ command: Command?) -> Counterfactual.Restriction? {
        switch command {
        case .device(.allowOrientations(_, let type)): .orientations(of: after.classes[type].name)
        case .segues(.forbid(let name, _)): .segue(name)
        case .window(.setLevel(_, let window)): .level(of: after.windowName(window))
        case .bundle(.info(.orientations)): .orientations(of: "the app")
        case .bundle(.info(.scenes(false))): .scenes
        case .bundle(.info(.exitsOnSuspend(true))): .background
        case .application(.suspend): .running
        default: nil
        }
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

    /// The other styles. If sheets aren't the default, the default is full screen, which has a name of its own.
    func styles(but style: Controller.ModalStyle) -> [Controller.ModalStyle] {
        Controller.ModalStyle.allCases.filter {
            $0 != style && ($0 != .automatic || before.holds(.sheetIsTheDefault))
                && ($0 != .custom || before.holds(.customTransitionsExist))
        }
    }

    /// The missing call of a pair, if code makes only one of them: for adding or removing children, or for a transition by
    /// hand.
    func otherHalves(_ place: Int) -> [NearbyChange] {
        guard place >= predicted, place == inputs.count - 1 else { return [] }
        let statement = inputs[place].statement
        func followed(by command: String) -> [NearbyChange] {
            [NearbyChange(.followed(by: command), at: place, statement, command)]
        }
        func instead(_ command: String) -> [NearbyChange] { given({ by($0, at: place) }, command, place) }
        switch inputs[place].command {
        case .containment(.addChild(let child, let parent)):
            return ["did move \(name(child)) to", "add subview \(name(child)) in"].flatMap {
                followed(by: "\($0) \(name(parent))")
            }
                + instead("embed \(name(child)) in \(name(parent))")
        case .containment(.addSubview(let child, let parent))
        where before.controllers[child] != nil && after.controllers[child].parent == parent:
            return followed(by: "did move \(name(child)) to \(name(parent))")
        case .window(.removeView(let child)) where isChildOfPlain(child),
            .containment(.willMove(let child, toParent: nil)) where isChildOfPlain(child):
            return instead("remove child \(name(child))")
        case .containment(.unembed(let child)):
            return asked.filter { isChild($0, below: child) }.flatMap { instead("remove child \(name($0))") }
        case .containment(.removeFromParent(let child)):
            let below = asked.filter { isChild($0, below: child) }
            return instead("remove child \(name(child))") + followed(by: "remove view \(name(child))")
                + below.flatMap { instead("remove from parent \(name($0))") }
        case .containment(.beginAppearance(let controller, _, _)):
            return followed(by: "end appearance \(name(controller))")
        // A task or a timer holds its objects only until it has run.
        default: return isAboutEnds ? followed(by: "wait 60") : []
        }
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
