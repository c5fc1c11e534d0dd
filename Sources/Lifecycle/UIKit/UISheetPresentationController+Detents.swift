/// A height at which a sheet rests.
package enum Detent: String, CaseIterable, Hashable, Sendable {
    /// About half the screen.
    case medium
    /// As high as a sheet can be.
    case large
}

extension Simulation {
    /// `UIViewController.sheetPresentationController`: the object that knows the detents.
    mutating func sheetPresentationController(of controller: Controller.ID) -> Value {
        guard world.isSheetStyle(controller), follows(.sheetHasDetents) else { return .nothing }
        if let known = world.controllers[controller].sheet { return .instance(known) }
        let sheet = world.instances.append(
            Instance(
                type: .named(World.sheetClass),
                properties: ["presentedViewController": StoredValue(.controller(controller), .unowned)],
                retainCount: 1))
        world.controllers[controller].sheet = sheet
        return .instance(sheet)
    }

    /// `UISheetPresentationController.detents`, the setter, as a command says it.
    mutating func setDetents(_ detents: [Detent], of controller: Controller.ID) -> Outcome {
        guard case .instance(let sheet) = sheetPresentationController(of: controller) else {
            return .ignored(.noSheet)
        }
        world.instances[sheet].properties["detents"] = StoredValue(
            .array(ArrayValue(detents.map { .symbol($0.rawValue) })))
        restSheet(sheet)
        return .done
    }

    /// Detents have changed: a sheet on screen rests at another height.
    mutating func restSheet(_ sheet: Instance.ID) {
        guard let controller = world.presentedController(of: sheet), world.controllers[controller].isAlive,
            world.controllers[controller].isOnStage, let view = world.controllers[controller].view,
            world.views[view].isInWindow
        else { return }
        fillContainer(controller)
    }
}

extension World {
    static let sheetClass = "UISheetPresentationController"

    /// Whether a controller is presented, or would be, in a style that makes it a sheet.
    fileprivate func isSheetStyle(_ controller: Controller.ID) -> Bool {
        if controllers[controller].presenter != nil { return isSheet(controller) }
        switch controllers[controller].assignedStyle ?? .automatic {
        case .automatic, .pageSheet, .formSheet: return true
        case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .popover, .custom:
            return false
        }
    }

    fileprivate func presentedController(of sheet: Instance.ID) -> Controller.ID? {
        instances[sheet].properties["presentedViewController"]?.value.controller
    }

    /// The detents of a sheet, in their order: large alone if nobody has set any.
    func detents(of controller: Controller.ID) -> [Detent] {
        guard let sheet = controllers[controller].sheet,
            case .array(let values)? = instances[sheet].properties["detents"]?.value
        else { return [.large] }
        let detents = values.compactMap { value in
            if case .symbol(let name) = value { Detent(rawValue: name) } else { nil }
        }
        return detents.isEmpty ? [.large] : detents
    }

    /// The detent at which a sheet rests: the selected one, or the smallest.
    func restingDetent(of controller: Controller.ID) -> Detent {
        let detents = detents(of: controller)
        if let sheet = controllers[controller].sheet,
            case .symbol(let name)? = instances[sheet].properties["selectedDetentIdentifier"]?.value,
            let selected = Detent(rawValue: name), detents.contains(selected)
        {
            return selected
        }
        return detents.contains(.medium) ? .medium : .large
    }

    /// Where a sheet on a phone begins that rests lower than it could; nil for one that fills its room.
    func sheetTop(of presented: Controller.ID) -> Double? {
        guard holds(.sheetHasDetents), restingDetent(of: presented) == .medium else { return nil }
        return screen.height - (screen.height * points(.mediumDetentShare) / 100).rounded()
    }
}
