extension Simulation {
    /// The finger begins to drag a sheet down.
    mutating func dragSheet() throws(Interruption) -> Outcome {
        guard holds(.draggedSheetBeginsToDisappear), let sheet = world.sheetUnderFinger else {
            return .ignored(.noSheet)
        }
        if world.effectiveStyle(of: sheet) == .popover { recordRule(.compactPopoverIsSheet) }
        try dismissByFinger(sheet, isInteractive: true)
        return .done
    }

    /// A tap on what lies round a sheet, if that is the view which got the touch.
    mutating func tapBesideSheet(_ hit: View.ID) throws(Interruption) {
        guard world.views[hit].className == World.containerViewClass, let sheet = world.sheetUnderFinger,
            let view = world.controllers[sheet].view,
            world.contains(hit, view),
            applies(.tapBesideSheetDismisses)
        else { return }
        try dismissByFinger(sheet, isInteractive: false)
    }

    /// The delegate is asked, unless the sheet is modal in its presentation.
    private mutating func dismissByFinger(
        _ sheet: Controller.ID, isInteractive: Bool
    ) throws(Interruption) {
        guard let presenter = world.controllers[sheet].presenter else { return }
        // A child says it of itself, and means the sheet that it is shown in.
        let shown = world.visibleTree(below: sheet)
        for controller in shown { _ = try adopt("isModalInPresentation", of: controller) }
        let isModal = shown.contains { world.controllers[$0].isModalInPresentation }
        var isRefused = isModal
        if !isModal {
            let answer = try tellDelegate(
                of: sheet, .presentationShouldDismiss, by: .sheetDelegateHearsOfDrags)
            isRefused = world.controllers[sheet].refusesDismissal || answer == .bool(false)
        }
        guard !isRefused else {
            // A tap beside the sheet isn't reported.
            if isInteractive {
                try tellDelegate(
                    of: sheet, .presentationDidAttemptToDismiss, by: .blockedSheetTellsOfAttempt)
            }
            return
        }
        try tellDelegate(of: sheet, .presentationWillDismiss, by: .sheetDelegateHearsOfDrags)
        // Its code may have taken the sheet away itself.
        guard world.controllers[sheet].presenter == presenter else { return }
        try begin(
            Transition(
                container: presenter, kind: .sheetDrag(of: sheet), isAnimated: true,
                isInteractive: isInteractive))
    }
}

extension World {
    /// The sheet in front that is at rest; nil if what is in front is no sheet.
    fileprivate var sheetUnderFinger: Controller.ID? {
        guard let sheet = topmostPresented, !transitions.contains(where: { $0.presented != nil }),
            isSheet(sheet), controllers[sheet].appearance == .appeared
        else { return nil }
        return sheet
    }

    /// Indicates whether a presented controller is a sheet that can be dragged.
    func isSheet(_ presented: Controller.ID) -> Bool {
        let style = effectiveStyle(of: presented)
        if style == .popover, !isInPopover(presented), holds(.compactPopoverIsSheet) { return true }
        return style == .pageSheet || style == .formSheet
    }
}

// MARK: - Sizes

extension World {
    /// `UIPresentationController.frameOfPresentedViewInContainerView` of a sheet.
    ///
    /// - Parameter presented: The presented controller.
    /// - Returns: Nil for what is no sheet, or fills the screen.
    func sheetFrame(of presented: Controller.ID) -> Rectangle? {
        guard controllers[presented].presenter != nil, isSheet(presented),
            holds(.presentationHasContainerView)
        else { return nil }
        let isCard = environment.device.idiom == .phone || sizeClasses.horizontal == .compact
        guard isCard else { return sheetFrameOnPad(presented) }
        guard holds(.sheetHasOwnSize), sizeClasses.vertical == .regular else { return nil }
        let top = sheetTop(of: presented) ?? environment.device.topInset + points(.sheetGap)
        return Rectangle(x: 0, y: top, size: Size(width: screen.width, height: screen.height - top))
    }

    private func sheetFrameOnPad(_ presented: Controller.ID) -> Rectangle {
        guard effectiveStyle(of: presented) == .pageSheet else {
            return centred(Size(width: points(.formSheetWidth), height: points(.formSheetHeight)))
        }
        guard holds(.sheetHasOwnSize) else {
            // As wide as the screen is in portrait, and below the status bar.
            let top = points(.statusBarHeight), width = min(screen.width, screen.height)
            return Rectangle(
                x: (screen.width - width) / 2, y: top, size: Size(width: width, height: screen.height - top))
        }
        let height = screen.height - 2 * points(.pageSheetMargin)
        return centred(Size(width: points(.pageSheetWidth), height: height))
    }

    /// A size in the middle of the screen, as far as it has room.
    private func centred(_ size: Size) -> Rectangle {
        let size = Size(width: min(size.width, screen.width), height: min(size.height, screen.height))
        return Rectangle(
            x: (screen.width - size.width) / 2, y: (screen.height - size.height) / 2, size: size)
    }
}

/// A height at which a sheet rests.

package enum Detent: String, CaseIterable, Hashable, Sendable {
    /// About half the screen.
    case medium
    /// As high as a sheet can be.
    case large
}

extension Simulation {
    /// `UIViewController.sheetPresentationController`: the object that knows the detents.
    package mutating func sheetPresentationController(of controller: Controller.ID) -> Value {
        guard world.isSheetStyle(controller), applies(.sheetHasDetents) else { return .nothing }
        if let known = world.controllers[controller].sheet { return .instance(known) }
        let sheet = world.code.add(
            World.sheetClass, ["presentedViewController": StoredValue(.controller(controller), .unowned)],
            isHeld: true)
        world.controllers[controller].sheet = sheet
        return .instance(sheet)
    }

    /// `UISheetPresentationController.detents`, the setter, as a command says it.
    mutating func setDetents(_ detents: [Detent], of controller: Controller.ID) -> Outcome {
        guard case .instance(let sheet) = sheetPresentationController(of: controller) else {
            return .ignored(.noSheet)
        }
        world.code.instances[sheet].properties["detents"] = StoredValue(
            .array(ArrayValue(detents.map { .symbol($0.rawValue) })))
        world.code.instances[sheet].properties["resolvedDetents"] = nil
        restSheet(sheet)
        return .done
    }

    /// `UISheetPresentationController.detents` and what else code assigns to it.
    package mutating func sheetHasChanged(_ sheet: Instance.ID, _ name: String) throws(Interruption) {
        if name == "detents" { try resolveDetents(of: sheet) }
        restSheet(sheet)
    }

    /// `invalidateDetents()`: asks the blocks of the app's own detents for their heights. UIKit asks before it lays the
    /// sheet out, at times that it does not promise.
    private mutating func resolveDetents(of sheet: Instance.ID) throws(Interruption) {
        guard case .array(let detents)? = world.code.instances[sheet].properties["detents"]?.value else {
            return
        }
        var resolved: [Value] = []
        for detent in detents.elements {
            guard case .element(let own) = detent, own.name == "custom",
                let resolver = own.values.closure("resolver")
            else {
                resolved.append(detent)
                continue
            }
            guard applies(.sheetHasOwnDetents) else {
                skipUnknown(".custom(…)", .method)
                continue
            }
            let context = world.code.add(
                "UISheetPresentationControllerDetentResolutionContext",
                ["maximumDetentValue": StoredValue(.number(world.highestDetent))], isHeld: true)
            let height = try run(.invoke(resolver, [PassedArgument(nil, .instance(context))]))
            // Nil is a detent that does not count here.
            if let height, height != .nothing { resolved.append(height) }
        }
        world.code.instances[sheet].properties["resolvedDetents"] = StoredValue(.array(ArrayValue(resolved)))
    }

    /// Detents have changed: a sheet on screen rests at another height.
    private mutating func restSheet(_ sheet: Instance.ID) {
        guard
            let controller = world.code.instances[sheet].properties["presentedViewController"]?.value
                .controller,
            world.controllers[controller].isAlive,
            world.controllers[controller].appearance.isAppearingOrAppeared,
            let view = world.controllers[controller].view,
            world.views[view].isInWindow
        else { return }
        fillContainer(controller)
    }
}

extension World {
    package static let sheetClass = "UISheetPresentationController"

    /// Indicates whether a controller is presented as a sheet, or would be.
    fileprivate func isSheetStyle(_ controller: Controller.ID) -> Bool {
        if controllers[controller].presenter != nil { return isSheet(controller) }
        switch controllers[controller].assignedStyle ?? .automatic {
        case .automatic, .pageSheet, .formSheet: return true
        case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .popover, .custom:
            return false
        }
    }

    /// The detents of a sheet, in their order: large alone if nobody has set any, or nothing is known of them.
    private func detents(of controller: Controller.ID) -> [Height] {
        guard let sheet = controllers[controller].sheet,
            case .array(let values)? =
                (code.instances[sheet].properties["resolvedDetents"]
                ?? code.instances[sheet].properties["detents"])?.value
        else { return [.named(.large)] }
        let detents = values.elements.compactMap { value -> Height? in
            if let points = value.double { return .points(points) }
            if case .symbol(let name) = value { return Detent(rawValue: name).map { .named($0) } }
            return nil
        }
        return detents.isEmpty ? [.named(.large)] : detents
    }

    /// A height at which a sheet can rest.
    private enum Height: Hashable {
        case named(Detent)
        /// Above the bottom of the safe area.
        case points(Double)
    }

    /// The detent at which a sheet rests: the selected one, or the smallest.
    private func restingHeight(of controller: Controller.ID) -> Height {
        let detents = detents(of: controller)
        if let sheet = controllers[controller].sheet,
            case .symbol(let name)? = code.instances[sheet].properties["selectedDetentIdentifier"]?.value,
            let selected = Detent(rawValue: name).map({ Height.named($0) }), detents.contains(selected)
        {
            return selected
        }
        return detents.max { sheetTop(at: $0) ?? 0 < sheetTop(at: $1) ?? 0 } ?? .named(.large)
    }

    /// Returns the y coordinate of a phone's sheet that rests below its full height; nil for a sheet at full
    /// height.
    func sheetTop(of presented: Controller.ID) -> Double? {
        guard holds(.sheetHasDetents) else { return nil }
        return sheetTop(at: restingHeight(of: presented))
    }

    private func sheetTop(at height: Height) -> Double? {
        switch height {
        case .named(.large): nil
        case .named(.medium): screen.height - (screen.height * points(.mediumDetentShare) / 100).rounded()
        case .points(let points):
            points < highestDetent
                ? screen.height - environment.device.bottomInset - max(0, points) : nil
        }
    }

    /// `maximumDetentValue`: what a sheet has above the bottom of the safe area when it is as high as it can be.
    fileprivate var highestDetent: Double {
        screen.height - environment.device.topInset - points(.sheetGap) - environment.device.bottomInset
    }

    /// Indicates whether a sheet has other detents than the initial ones.
    func hasDetents(_ presented: Controller.ID) -> Bool { detents(of: presented) != [.named(.large)] }
}
