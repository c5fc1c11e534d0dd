import Lifecycle

/// Changes to code, a delegate or a tab, and to what blocks a touch.
extension NearbyChanges {
    /// Returns the changes that move the code of an override to another method.
    func movedCode(_ place: Int) -> [NearbyChange] {
        guard case .classes(.override(let callback, let type, let body))? = inputs[place].command,
            body.statements.contains(where: { if case .perform = $0.kind { true } else { false } })
        else { return [] }
        // Where it works in several, viewDidAppear is the one to recommend.
        let others: [Callback] = [.viewDidAppear, .viewDidLoad, .viewWillAppear]
        return others.filter { $0 != callback && after.classes[type].overrides[$0] == nil }.flatMap {
            instead(.classes(.override($0, in: type, body)), at: place, .moved($0, from: callback))
        }
    }

    /// Another tab on screen, if a controller in question is in a tab that isn't.
    var selections: [NearbyChange] {
        let predictedInputs = inputs[predicted...]
        guard !predictedInputs.contains(where: { $0.selectsTab }) else { return [] }
        var found: [NearbyChange] = []
        for controller in asked + predictedInputs.compactMap({ $0.changedContainer }) {
            var current = controller
            while let parent = before.controllers[current]?.parent {
                if before.kind(of: parent) == .tabBar, before.isViewInWindow(parent),
                    let tabs = before.controllers[parent],
                    let index = tabs.children.firstIndex(of: current), index != tabs.selectedIndex
                {
                    found.append(
                        NearbyChange(
                            .selected(name(current)), before: "select tab \(index + 1) of \(tabs.name)"))
                }
                current = parent
            }
        }
        return found
    }

    /// A view of the app's own that ignores touches, if the command is a tap.
    var passedOnTouches: [NearbyChange] {
        switch inputs[predicted...].last?.command {
        case .touch(.tap), .touch(.tapView): break
        default: return []
        }
        // The last one made is in front, as a rule.
        return before.views.identifiers.reversed().compactMap { id in
            guard let view = before.views[id], let name = view.name, view.isInWindow,
                view.isUserInteractionEnabled
            else { return nil }
            return NearbyChange(.takingTouches(false, name), before: "interaction \(name) disabled")
        }
    }

    /// No earlier appearance transition by code, if the code begins one.
    func withoutBegunTransitions(_ place: Int) -> [NearbyChange] {
        guard place < predicted,
            case .containment(.beginAppearance(let controller, _, _))? = inputs[place].command,
            inputs[predicted...].contains(where: {
                if case .containment(.beginAppearance(controller, _, _))? = $0.command { true } else { false }
            })
        else { return [] }
        return [NearbyChange(.withoutBegin(of: name(controller)), at: place)]
    }

    /// Another column on top when a split view controller collapses.
    func columns(_ place: Int) -> [NearbyChange] {
        if case .split(.preferPrimary(let split))? = inputs[place].command, place < predicted {
            return [NearbyChange(.preferringPrimary(false, of: name(split)), at: place)]
        }
        guard case .application(.launch(let root))? = inputs[place].command, after.kind(of: root) == .split
        else { return [] }
        let preferring = "prefer primary of \(name(root))"
        let change = Counterfactual.Change.preferringPrimary(true, of: name(root))
        return [
            place < predicted
                ? NearbyChange(change, at: place, preferring, inputs[place].statement)
                : NearbyChange(change, before: preferring)
        ]
    }
}

extension ResolvedInput {
    /// Indicates whether it selects a tab, in code or by a tap.
    fileprivate var selectsTab: Bool {
        switch command {
        case .tabs(.select), .tabs(.tap): true
        default: false
        }
    }
}
