// The actual appearance of a presentation, by its style, device and release, and its effect on the presenter.

extension Simulation {
    /// Indicates whether a presentation removes the presenter's view from the window, by style, device and
    /// release.
    mutating func hidesPresenter(_ presented: Controller.ID) throws(Interruption) -> Bool {
        if world.isOldStyleOfPhone(presented) { recordRule(.oldPhonesShowAllFullScreen) }
        switch world.effectiveStyle(of: presented) {
        case .fullScreen, .currentContext: break
        case .popover where world.controllers[presented].adaptedStyle == .popover: return false
        case .pageSheet, .formSheet, .popover:
            guard world.environment.device.idiom == .phone else { return false }
            // In landscape orientation, sources disagree about the newer releases.
            if world.sizeClasses.vertical == .compact { _ = applies(.sheetOnItsSideIsUnsettled) }
            guard applies(.sheetFillsPhone) else { return false }
        case .custom: guard try removesPresentersView(presented) else { return false }
        case .automatic, .overFullScreen, .overCurrentContext: return false
        }
        guard let presenter = world.controllers[presented].presenter, world.isInPopover(presenter) else {
            return true
        }
        recordRule(.popoverPresenterStays)
        return false
    }
}

extension World {
    /// The style that a presentation really has.
    func effectiveStyle(of presented: Controller.ID) -> Controller.ModalStyle {
        let style = controllers[presented].modalStyle
        // Over the presenter, which gets no callbacks, whatever its own style says.
        if isAlert(presented) { return .custom }
        if let adapted = controllers[presented].adaptedStyle { return adapted }
        if isOldStyleOfPhone(presented) { return .fullScreen }
        guard style == .automatic else { return style }
        return holds(.sheetIsTheDefault) ? .pageSheet : .fullScreen
    }

    /// Indicates whether the style is one that phones ignored at the time.
    fileprivate func isOldStyleOfPhone(_ presented: Controller.ID) -> Bool {
        switch controllers[presented].modalStyle {
        case .automatic, .fullScreen, .custom: false
        case .pageSheet, .formSheet, .popover, .currentContext, .overFullScreen, .overCurrentContext:
            environment.device.idiom == .phone && holds(.oldPhonesShowAllFullScreen)
        }
    }

    /// Indicates whether a presented controller covers the whole screen.
    func fillsScreen(_ presented: Controller.ID) -> Bool {
        switch effectiveStyle(of: presented) {
        case .fullScreen, .overFullScreen: true
        case .popover where isInPopover(presented): false
        case .pageSheet, .formSheet, .popover:
            holds(.sheetFillsPhone) && environment.device.idiom == .phone
        case .automatic, .currentContext, .overCurrentContext, .custom: false
        }
    }

    /// Indicates whether a controller is shown in a popover that hasn't adapted to another style.
    func isInPopover(_ controller: Controller.ID) -> Bool {
        controllers[controller].presenter != nil && effectiveStyle(of: controller) == .popover
            && (controllers[controller].adaptedStyle == .popover
                || environment.device.idiom == .pad && sizeClasses.horizontal == .regular)
    }
}

extension Controller.ModalStyle {
    /// Indicates whether UIKit has this style on the release and the device.
    package func exists(in environment: Environment) -> Bool {
        switch self {
        case .fullScreen, .pageSheet, .formSheet, .currentContext: true
        case .overFullScreen, .overCurrentContext, .popover: !environment.holds(.oldPhonesShowAllFullScreen)
        case .custom: environment.holds(.customTransitionsExist)
        case .automatic: environment.holds(.sheetIsTheDefault)
        }
    }
}
